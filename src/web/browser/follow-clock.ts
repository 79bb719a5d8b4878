/**
 * Looks each second, and as soon as somebody comes back, until it is called off. The time is read from the clock, never counted:
 * after sleep, or in a tab whose ticks the browser slows down, it is right as soon as somebody looks.
 */
export function followClock(look: () => void): () => void {
  const ticks = setInterval(look, 1000)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('focus', look)
  return () => {
    clearInterval(ticks)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
    removeEventListener('focus', look)
  }
}
