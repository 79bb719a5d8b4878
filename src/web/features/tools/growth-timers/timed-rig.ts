import type { Mark } from '#model/wiki/certainty.ts'
import { isOfRig, markOfMoments, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { paths } from '#model/wiki/paths.ts'
import { createTextStore } from '#web/browser/text-store.ts'

/** The rig whose timers were started last, as the parameters of its address. */
export const timedRigStore = createTextStore('rig_timed')

/** How sure the countdown of a timer is: that of a rig hangs on the length of a tick. */
export function markOfTimer(timer: Timer, rules: Pick<TimerRules, 'tickSeconds'>): Mark | null {
  return markBesideRig(timer, describeTimedRig([timer], rules))
}

/** The same where the rig of the timers is described already. */
export function markBesideRig({ type }: Timer, rig: { isTimed: boolean } | undefined): Mark | null {
  return rig && isOfRig(type) ? (rig.isTimed ? 'worked-out' : 'guess') : markOfMoments(type)
}

/**
 * What the timers of a rig rest on, where there are some: the way back to it with its numbers, and the length of a tick, which is a guess
 * until its player has timed one.
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
