/**
 * Looks each second, and as soon as somebody comes back, until it is called off. The time is read from the clock, never counted:
 * after sleep, or in a tab whose ticks the browser slows down, it is right as soon as somebody looks. `view` is the window
 * that shows it: one on top of another program goes on while the page is out of sight.
 */
export function followClock(look: () => void, view: Window = window): () => void {
  const ticks = view.setInterval(look, 1000)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('focus', look)
  return () => {
    view.clearInterval(ticks)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
    removeEventListener('focus', look)
  }
}
