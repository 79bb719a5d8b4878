import type { Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { formatSnoozes, noSnoozes, parseSnoozes, snooze, type Snoozes } from '#model/tools/growth-timers/timer-alarms.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { timerStore } from './timer-store.ts'

const key = 'growth_timers_snoozed'
/** What the browser did not keep is known in this tab only. */
let unkept: Snoozes | undefined

export function readSnoozes(): Snoozes {
  return unkept ?? (readStored(key) ? parseSnoozes(readStored(key) ?? '') : noSnoozes)
}

/** These timers keep quiet for a while, in all tabs. */
export function snoozeTimers(sleepy: readonly Timer[], now: number) {
  const next = snooze(readSnoozes(), sleepy, timerStore.read().timers, now)
  unkept = writeStored(key, formatSnoozes(next)) ? undefined : next
}
