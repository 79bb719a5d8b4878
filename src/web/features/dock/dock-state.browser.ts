import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { isDone } from '#model/lists/list-have.ts'
import { formatLength, listMarks, stateOf, type Timer, type TimerRules, type TimerState } from '#model/tools/growth-timers/growth-timers.ts'
import { alarmsAt, nextTimer, type Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { listStore, type MyList } from '#web/features/lists/saved/list-store.ts'
import { readSnoozes } from '#web/features/tools/growth-timers/snooze-store.ts'
import { describeTimedRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { titleOf } from '#web/features/tools/growth-timers/timer-words.ts'

/** A timer as the dock shows it. */
export type DockTimer = { timer: Timer; state: TimerState; title: string; /** "4:12", or "Ready". */ left: string; readyAt: string }

/** What the dock shows. */
export type DockState = {
  now: number
  timers: DockTimer[]
  /** What the timers of a rig rest on, where some run. */
  rig: ReturnType<typeof describeTimedRig>
  /** The timer that the bar shows. */
  first: DockTimer | undefined
  list: MyList
  /** How many things of the list are there already. */
  done: number
  /** What is to be unlocked next. */
  goal: PlanBlueprint | undefined
  alarms: Alarm[]
}

export function readState(rules: TimerRules, goal?: PlanBlueprint): DockState {
  const now = Date.now()
  const { timers } = timerStore.read()
  const list = listStore.read()
  const shown = timers.map((timer) => toDockTimer(timer, rules, now))
  const next = nextTimer(timers, rules, now)
  return {
    now,
    timers: shown,
    rig: describeTimedRig(timers, rules),
    first: shown.find(({ timer }) => timer === next),
    list,
    done: list.entries.filter((entry) => isDone(list.have, entry)).length,
    goal,
    alarms: alarmsAt(timers, rules, readSnoozes(), now),
  }
}

export function toDockTimer(timer: Timer, rules: TimerRules, now: number): DockTimer {
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

/** How much of the wait until it is ready is over. */
export function shareOf({ state: { elapsed, untilReady, isReady } }: Pick<DockTimer, 'state'>): number {
  return isReady ? 1 : Math.max(0, elapsed) / (Math.max(0, elapsed) + untilReady)
}

/** "14:05", where the reader is. */
export function toClock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
