import { readNumber } from '#model/text/number-input.ts'
import { cleanName, counts, maxCounted, nearestStart, parseClock, type Timer } from './growth-timers.ts'
import type { TimerForm } from './timer-address.ts'

/** What the form for a new timer says: how many it counts, what is wrong with that, and since when in seconds after midnight. */
export function readTimerForm({ type, count, start }: Pick<TimerForm, 'type' | 'count' | 'start'>) {
  const read = readNumber(count, { min: 1, max: maxCounted, whole: true })
  return {
    counted: counts(type) ? (read.value ?? 1) : 1,
    countProblem: counts(type) ? read.problem : '',
    /** Null: from now on. */
    clock: parseClock(start),
  }
}

/** The timer of the form, if it is started at this moment, in milliseconds. */
export function toTimer(form: Omit<TimerForm, 'timers' | 'lost'>, at: number): Timer {
  const { counted, clock } = readTimerForm(form)
  const begun = clock === null ? at : nearestStart(clock, at, new Date(at).setHours(0, 0, 0, 0))
  return { type: form.type, name: cleanName(form.name), count: counted, start: Math.floor(begun / 1000) }
}
