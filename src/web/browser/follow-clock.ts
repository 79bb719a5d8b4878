/**
 * Calls `look` each second and whenever the page becomes visible; returns a function that stops it. Callers read the clock instead of
 * counting calls: browsers slow down timers in background tabs and stop them during sleep. `view` is the window that shows the result,
 * which may be visible while the page is not.
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
