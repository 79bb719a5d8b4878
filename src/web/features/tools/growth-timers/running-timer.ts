import { formatLength, listMarks, stateOf, type Timer, type TimerRules, type TimerState } from '#model/tools/growth-timers/growth-timers.ts'
import { titleOf } from './timer-words.ts'

/** A timer as it is shown while it runs. */
export type RunningTimer = { timer: Timer; state: TimerState; title: string; /** "4:12", or "Ready". */ left: string; readyAt: string }

/** `now` in milliseconds. */
export function toRunningTimer(timer: Timer, rules: TimerRules, now: number): RunningTimer {
  const marks = listMarks(timer.type, timer.count, rules)
  const state = stateOf(marks, timer.start, now)
  const readyAfter = marks.find(({ ready }) => ready)?.seconds ?? 0
  return {
    timer,
    state,
    title: titleOf(timer),
    left: state.isReady ? 'Ready' : formatLength(state.untilReady),
    readyAt: toClock(timer.start + readyAfter),
  }
}

/** How much of the wait until it is ready is over, from 0 to 1. */
export function shareOf({ state: { elapsed, untilReady, isReady } }: Pick<RunningTimer, 'state'>): number {
  return isReady ? 1 : Math.max(0, elapsed) / (Math.max(0, elapsed) + untilReady)
}

/** "14:05", where the reader is. */
export function toClock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
