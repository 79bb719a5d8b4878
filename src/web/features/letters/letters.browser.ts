import { firstPaint } from '#web/browser/after-paint.ts'
import { loadPart } from '#web/browser/load-part.ts'

/** Our letters are shown where they come before the first paint (`font-display: optional`). Those that come later are put in here. */
export async function startLetters() {
  await firstPaint()
  if (!isOurs('--font-text') || !isOurs('--font-cast'))
    void loadPart(() => import('./late-letters.browser.ts')).then(({ showLateLetters }) => showLateLetters())
}

/** Whether text is as wide as it would be without our font: `document.fonts` tells what has come, not what is shown. */
function isOurs(token: string): boolean {
  const ruler = document.createElement('canvas').getContext('2d')
  const [ours = '', ...system] = getComputedStyle(document.documentElement).getPropertyValue(token).split(',')
  const [shown, without] = [[ours, ...system], system].map((families) => {
    if (!ruler) return 0
    ruler.font = `100px ${families.join()}`
    return ruler.measureText('All letters of a little trial').width
  })
  return shown !== without
}
