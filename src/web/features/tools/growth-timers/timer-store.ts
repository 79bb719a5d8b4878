import { formatTimers, parseTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createListeners } from '#web/browser/store-listeners.ts'

const timersKey = 'growth_timers'

/** The reader's own timers, as this browser keeps them. */
export type MyTimers = {
  timers: Timer[]
  /** False when the browser refused to keep the last change: its storage is blocked or full. */
  isSaved: boolean
}

const none: MyTimers = { timers: [], isSaved: true }
const { subscribe, notify } = createListeners(follow)
let current: MyTimers | undefined
/** What stood in the storage when `current` was read or written: when it is something else, another tab has changed it. */
let seen = ''

/** For useSyncExternalStore: changes from this tab and from others. */
export const timerStore = {
  subscribe,
  read(): MyTimers {
    return (current ??= readTimers())
  },
  /** The page is the same for every reader until the browser takes over. */
  readOnServer(): MyTimers {
    return none
  },
  /** Changes the timers as they are now, whatever other tabs have made of them. */
  update(change: (timers: Timer[]) => Timer[]) {
    const before = timerStore.read()
    // What the browser did not keep is known in this tab only.
    const timers = change(before.isSaved ? readTimers().timers : before.timers)
    const isSaved = writeStored(timersKey, formatTimers(timers))
    seen = readStored(timersKey) ?? ''
    current = { timers, isSaved }
    notify()
  },
}

/** Takes over what another tab has changed, unless this one holds something that the browser did not keep. */
function follow() {
  if (current?.isSaved === false || (readStored(timersKey) ?? '') === seen) return
  current = undefined
  notify()
}

function readTimers(): MyTimers {
  seen = readStored(timersKey) ?? ''
  return { timers: parseTimers(seen).timers, isSaved: true }
}
