/** Once what has changed is painted: what nobody waits to see need not keep it waiting. */
export function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}

/** Nobody waits longer than this for a first paint that does not come, in milliseconds. */
const longest = 1000

let painted: Promise<void> | undefined

/** Once the page stands on the screen. A page in the background is not painted, and waits for nothing. */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((done) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return done()
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(done, longest)
  })
  return painted
}
