import { paintTimeoutMs } from '#model/http/timeouts.ts'

/** Runs `act` after the next paint. */
export function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}

let painted: Promise<void> | undefined

/** Resolves after the first paint of the page; at once in a background tab, which is not painted. */
export function whenPainted(): Promise<void> {
  painted ??= new Promise((done) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return done()
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(done, paintTimeoutMs)
  })
  return painted
}
