/**
 * Calls `onTick` each second and whenever the page becomes visible; returns a function that stops it. Callers read the clock instead of
 * counting calls: browsers slow down timers in background tabs and stop them during sleep. `view` is the window that shows the result,
 * which may be visible while the page is not.
 */
export function followClock(onTick: () => void, view: Window = window): () => void {
  const ticks = view.setInterval(onTick, 1000)
  document.addEventListener('visibilitychange', onTick)
  addEventListener('pageshow', onTick)
  addEventListener('focus', onTick)
  return () => {
    view.clearInterval(ticks)
    document.removeEventListener('visibilitychange', onTick)
    removeEventListener('pageshow', onTick)
    removeEventListener('focus', onTick)
  }
}
