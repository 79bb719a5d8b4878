import { firstPaint } from '#web/browser/after-paint.ts'
import { loadPart } from '#web/browser/load-part.ts'

/** Fonts that come sooner than the first paint by so much, in milliseconds, are in it. */
const ample = 250

/** Our letters are shown where they come before the first paint (`font-display: optional`). Those that come later are put in here. */
export async function startLetters() {
  await firstPaint()
  // Others wait for the paint as well: a slow phone gets a word in between.
  await new Promise((resolve) => setTimeout(resolve))
  if (areEarly() || isOurs()) return
  const { showLateLetters } = await loadPart(() => import('./late-letters.browser.ts'))
  await showLateLetters()
}

function areEarly(): boolean {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return fonts.length > 1 && fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < paint - ample)
}

/** Whether text is as wide as it would be without our fonts: `document.fonts` tells what has come, not what is shown. */
function isOurs(): boolean {
  const ruler = document.createElement('canvas').getContext('2d')
  const shown = [document.body, document.querySelector('h1')].filter((element) => element !== null)
  return shown.every((element) => {
    // In the size that is shown, for which the browser has the letters at hand.
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const families = fontFamily.split(',')
    const [ours, without] = [families, families.slice(1)].map((list) => {
      if (!ruler) return list.length
      ruler.font = `${fontWeight} ${fontSize} ${list.join()}`
      return ruler.measureText('All letters of a little trial').width
    })
    return ours !== without
  })
}
