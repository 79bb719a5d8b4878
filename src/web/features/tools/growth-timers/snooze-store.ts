import type { Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { formatSnoozes, noSnoozes, parseSnoozes, snooze, type Snoozes } from '#model/tools/growth-timers/timer-alarms.ts'
import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'
import { timerStore } from './timer-store.ts'

const key = 'growth_timers_snoozed'
const store = createStore<{ snoozes: Snoozes }>({
  keys: [key],
  parse: ([text = '']) => ({ snoozes: parseSnoozes(text) }),
  onServer: { snoozes: noSnoozes },
})

export function readSnoozes(): Snoozes {
  return store.read().snoozes
}

/** Mutes these timers for a while, in all tabs. */
export function snoozeTimers(sleepy: readonly Timer[], now: number) {
  const snoozes = snooze(readSnoozes(), sleepy, timerStore.read().timers, now)
  store.set({ snoozes }, writeStored(key, formatSnoozes(snoozes)))
}
