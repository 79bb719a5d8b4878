import { formatTimers, parseTimers, type Timer } from '#model/growth-timers.ts'
import { readStored, writeStored } from './storage.ts'

const timersKey = 'growth_timers'

/** The reader's own timers, as this browser keeps them. */
export type MyTimers = {
  timers: Timer[]
  /** False when the browser refused to keep the last change: its storage is blocked or full. */
  isKept: boolean
}

const none: MyTimers = { timers: [], isKept: true }
const listeners = new Set<() => void>()
let current: MyTimers | undefined

/** For useSyncExternalStore: changes from this tab and from others. */
export const timerStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', follow)
    }
  },
  read(): MyTimers {
    return (current ??= { timers: parseTimers(readStored(timersKey) ?? '').timers, isKept: true })
  },
  /** The page is the same for every reader until the browser takes over. */
  readOnServer(): MyTimers {
    return none
  },
  /** Changes the timers as they are now, whatever other tabs have made of them. */
  update(change: (timers: Timer[]) => Timer[]) {
    const before = timerStore.read()
    // What the browser did not keep is known in this tab only.
    const fresh = before.isKept ? parseTimers(readStored(timersKey) ?? '').timers : before.timers
    const timers = change(fresh)
    current = { timers, isKept: writeStored(timersKey, formatTimers(timers)) }
    tell()
  },
}

/** Another tab changed the timers; a key of null means that it cleared everything. */
function follow({ key }: StorageEvent) {
  if (key !== null && key !== timersKey) return
  current = undefined
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
