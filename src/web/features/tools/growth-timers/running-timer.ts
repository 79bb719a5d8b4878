import { formatLength, listMarks, stateOf, type Timer, type TimerRules, type TimerState } from '#model/tools/growth-timers/growth-timers.ts'
import { titleOf } from './timer-labels.ts'

/** A running timer, formatted for display. */
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

/** Elapsed share of the time until ready, from 0 to 1. */
export function shareOf({ state: { elapsed, untilReady, isReady } }: Pick<RunningTimer, 'state'>): number {
  return isReady ? 1 : Math.max(0, elapsed) / (Math.max(0, elapsed) + untilReady)
}

/** Unix seconds -> "14:05", in the reader's time zone. */
export function toClock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
