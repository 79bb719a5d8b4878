import type { Mark } from '#model/wiki/certainty.ts'
import { isOfRig, markOfMoments, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { paths } from '#model/wiki/paths.ts'
import { createTextStore } from '#web/browser/text-store.ts'

/** Query string of the rig whose timers were started last. */
export const timedRigStore = createTextStore('rig_timed')

/** Certainty of a timer's countdown. That of a rig depends on the length of a tick. */
export function markOfTimer(timer: Timer, rules: Pick<TimerRules, 'tickSeconds'>): Mark | null {
  return markBesideRig(timer, describeTimedRig([timer], rules))
}

/** Like `markOfTimer`, for a rig that is already described. */
export function markBesideRig({ type }: Timer, rig: { isTimed: boolean } | undefined): Mark | null {
  return rig && isOfRig(type) ? (rig.isTimed ? 'worked-out' : 'guess') : markOfMoments(type)
}

/**
 * The source of a rig's timers: the link back to the rig, and the length of a tick, which is a guess until the reader has measured it.
 * Undefined without timers of a rig.
 */
export function describeTimedRig(timers: readonly Timer[], { tickSeconds }: Pick<TimerRules, 'tickSeconds'>) {
  if (!timers.some(({ type }) => isOfRig(type))) return undefined
  const parameters = Object.fromEntries(new URLSearchParams(timedRigStore.read().text))
  const isTimed = Boolean(parameters.ten)
  return {
    path: paths.tool('rig', parameters),
    isTimed,
    words: isTimed ? 'with the tick that you timed' : `one tick taken as ${toFieldText(tickSeconds ?? 0)} s`,
  }
}
