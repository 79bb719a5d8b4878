import { firstPaint } from '#web/browser/after-paint.ts'
import { loadPart } from '#web/browser/load-part.ts'

/** Fonts that come sooner than the first paint by so much, in milliseconds, are in it. */
const ample = 250

/** Our letters are shown where they come before the first paint (`font-display: optional`). Those that may have come later are looked after. */
export async function startLetters() {
  await firstPaint()
  if (areEarly()) return
  const { showLateLetters } = await loadPart(() => import('./late-letters.browser.ts'))
  await showLateLetters()
}

function areEarly(): boolean {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return fonts.length > 1 && fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < paint - ample)
}
