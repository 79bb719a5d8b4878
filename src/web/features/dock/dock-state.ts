import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { isDone } from '#model/lists/list-have.ts'
import type { TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { alarmsAt, nextTimer, type Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { listStore, type MyList } from '#web/features/lists/saved/list-store.ts'
import { toRunningTimer, type RunningTimer } from '#web/features/tools/growth-timers/running-timer.ts'
import { readSnoozes } from '#web/features/tools/growth-timers/snooze-store.ts'
import { describeTimedRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'

/** What the dock shows. */
export type DockState = {
  now: number
  timers: RunningTimer[]
  /** What the timers of a rig rest on, where some run. */
  rig: ReturnType<typeof describeTimedRig>
  /** The timer that the bar shows. */
  first: RunningTimer | undefined
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
  const shown = timers.map((timer) => toRunningTimer(timer, rules, now))
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
