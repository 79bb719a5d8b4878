import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { isDone } from '#model/lists/list-have.ts'
import type { TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { alarmsAt, nextTimer, type Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { listStore, type MyList } from '#web/features/lists/saved/list-store.ts'
import { toRunningTimer, type RunningTimer } from '#web/features/tools/growth-timers/running-timer.ts'
import { readSnoozes } from '#web/features/tools/growth-timers/snooze-store.ts'
import { describeTimedRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'

export type DockState = {
  now: number
  timers: RunningTimer[]
  /** Source of the rig's timers, if any run. */
  rig: ReturnType<typeof describeTimedRig>
  /** The timer shown in the bar. */
  first: RunningTimer | undefined
  list: MyList
  /** Number of list items the reader has. */
  done: number
  /** The next blueprint to unlock. */
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
