import { startContentsList } from './contents-list.ts'
import { startOpenTarget } from './open-target.ts'
import { startSliders } from './slider.ts'

/** What pages of prose, questions and news use. */
export function startReading() {
  startContentsList()
  startOpenTarget()
  startSliders()
}
