import type { TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { followClock } from '#web/browser/follow-clock.ts'
import { putBeforeTitle } from '#web/browser/tab-title.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { titleOf } from '#web/features/tools/growth-timers/timer-labels.ts'
import { createCaller } from './dock-calls.browser.ts'
import { createGoal } from './dock-goal.ts'
import { readState, type DockState } from './dock-state.ts'
import { showListLinks } from './list-links.browser.ts'

export type DockStore = ReturnType<typeof createDockStore>

/** State of the dock: refreshed each second while timers run, and on each store change. Triggers alarms and writes the tab's title. */
export function createDockStore(rules: TimerRules) {
  const listeners = new Set<() => void>()
  const call = createCaller()
  let state = readState(rules)
  let stopClock: (() => void) | undefined

  const updateState = () => {
    state = readState(rules, goal.read())
    call(state)
    putBeforeTitle(toTitle(state))
    showListLinks(state.list)
    if (state.timers.length > 0) stopClock ??= followClock(updateState)
    else {
      stopClock?.()
      stopClock = undefined
    }
    for (const listener of listeners) listener()
  }
  timerStore.subscribe(updateState)
  listStore.subscribe(updateState)
  const goal = createGoal(updateState)
  goal.refresh()

  return {
    update: updateState,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Title of the tab: "4:12 Afage", or what is ready. */
function toTitle({ alarms: [alarm], first }: DockState): string {
  if (alarm) return `Ready: ${titleOf(alarm.timer)}`
  return first && !first.state.isReady ? `${first.left} ${first.title}` : ''
}
