import { formatTimers, isSameTimer, mergeTimers, parseTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { writeStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

const key = 'growth_timers'
const store = createStore<{ timers: Timer[] }>({
  keys: [key],
  parse: ([text = '']) => ({ timers: parseTimers(text).timers }),
  onServer: { timers: [] },
})

/** Applies the change to the stored timers, which other tabs may have changed. */
function update(change: (timers: Timer[]) => Timer[]) {
  const timers = change(store.read().timers)
  store.set({ timers }, writeStored(key, formatTimers(timers)))
}

/** The reader's own timers, from localStorage. */
export const timerStore = {
  ...store,
  update,
  add: (timer: Timer) => update((timers) => mergeTimers(timers, [timer])),
  remove: (timer: Timer) => update((timers) => timers.filter((other) => !isSameTimer(other, timer))),
}
