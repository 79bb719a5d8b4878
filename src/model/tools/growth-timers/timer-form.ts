import { readNumber } from '#model/text/number-input.ts'
import { cleanName, counts, mostCounted, nearestStart, parseClock, type Timer } from './growth-timers.ts'
import type { TimerForm } from './timer-address.ts'

/** What the form for a new timer says, and the timer that it makes. */
export function readTimerForm({ kind, name, count, start }: Pick<TimerForm, 'kind' | 'name' | 'count' | 'start'>) {
  const read = readNumber(count, { min: 1, max: mostCounted, whole: true })
  const counted = counts(kind) ? (read.value ?? 1) : 1
  /** Seconds after midnight; null for now. */
  const clock = parseClock(start)
  return {
    counted,
    clock,
    countProblem: counts(kind) ? read.problem : '',
    /** The timer, if it is started at this moment, in milliseconds. */
    startAt(at: number): Timer {
      const begun = clock === null ? at : nearestStart(clock, at, new Date(at).setHours(0, 0, 0, 0))
      return { kind, name: cleanName(name), count: counted, start: Math.floor(begun / 1000) }
    },
  }
}
