import { readNumber } from '#model/text/number-input.ts'
import { cleanName, counts, maxCounted, nearestStart, parseClock, type Timer } from './growth-timers.ts'
import type { TimerForm } from './timer-address.ts'

/** Parses the form of a new timer: its count, the problem with it, and its start in seconds after midnight. */
export function readTimerForm({ type, count, start }: Pick<TimerForm, 'type' | 'count' | 'start'>) {
  const read = readNumber(count, { min: 1, max: maxCounted, whole: true })
  return {
    counted: counts(type) ? (read.value ?? 1) : 1,
    countProblem: counts(type) ? read.problem : '',
    /** Null for now. */
    clock: parseClock(start),
  }
}

/** Creates the timer of the form; `at` is the time of the start in milliseconds. */
export function toTimer(form: Omit<TimerForm, 'timers' | 'lost'>, at: number): Timer {
  const { counted, clock } = readTimerForm(form)
  const begun = clock === null ? at : nearestStart(clock, at, new Date(at).setHours(0, 0, 0, 0))
  return { type: form.type, name: cleanName(form.name), count: counted, start: Math.floor(begun / 1000) }
}
