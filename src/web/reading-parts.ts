import { startContentsList } from './features/prose/contents-list.browser.ts'
import { startOpenTarget } from '#web/browser/open-target.ts'
import { startSliders } from '#web/features/about/scene-slider.browser.ts'

/** What pages of prose, questions and news use; `browser-parts.ts` loads it where it is needed. */
export function startReading() {
  startContentsList()
  startOpenTarget()
  startSliders()
}
