import { firstPaint } from '#web/browser/after-paint.ts'
import { loadPart } from '#web/browser/load-part.ts'

/** Our letters are shown where they come before the first paint (`font-display: optional`). Those that come later are put in here. */
export async function startLetters() {
  await firstPaint()
  const { showLateLetters } = await loadPart(() => import('./late-letters.browser.ts'))
  await showLateLetters()
}
