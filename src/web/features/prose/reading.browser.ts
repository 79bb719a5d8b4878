import { startContentsList } from './contents-list.browser.ts'
import { startOpenTarget } from '#web/browser/open-target.ts'
import { startSliders } from '#web/features/about/scene-slider.browser.ts'

/** What pages of prose, questions and news use. */
export function startReading() {
  startContentsList()
  startOpenTarget()
  startSliders()
}
