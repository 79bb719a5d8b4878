import { readStored, storedEvent } from './storage.ts'
import type { StorageKey } from './storage-keys.ts'

/** A stored value. `isSaved` is false if the browser rejected the last change: storage is blocked or full. */
export type Saved<Value> = Value & { isSaved: boolean }

type Options<Value> = {
  keys: readonly StorageKey[]
  /** Parses the stored texts, in the order of the keys; a missing text is empty. */
  parse: (texts: readonly string[]) => Value
  /** Value for server rendering and hydration, the same for every reader. */
  onServer: Value
  /** Merges a value that could not be saved with the one saved by another tab. */
  unite?: (mine: Value, theirs: Value) => Value
}

/**
 * A store over some localStorage keys, parsed again only when the texts change. For useSyncExternalStore, and for scripts without React.
 */
export function createStore<Value extends object>({ keys, parse, onServer, unite = (mine) => mine }: Options<Value>) {
  const listeners = new Set<() => void>()
  const nothing: Saved<Value> = { ...onServer, isSaved: true }
  let last: { text: string; value: Saved<Value> } | undefined
  /** Last value delivered to subscribers; other code may have read a newer one since. */
  let announced: Saved<Value> | undefined

  function take(): { text: string; texts: string[] } {
    const texts = keys.map((key) => readStored(key) ?? '')
    return { text: texts.join('\n'), texts }
  }

  function read(): Saved<Value> {
    const { text, texts } = take()
    if (last?.text !== text) {
      const unsaved = last?.value.isSaved === false ? last.value : undefined
      last = { text, value: unsaved ? { ...unite(unsaved, parse(texts)), isSaved: false } : { ...parse(texts), isSaved: true } }
    }
    return last.value
  }

  function announce(now: Saved<Value>) {
    if (now === announced) return
    announced = now
    for (const listener of listeners) listener()
  }
  const refresh = () => announce(read())

  return {
    read,
    readOnServer: () => nothing,
    /** Notifies subscribers if the stored value has changed. */
    refresh,
    /** Call it after the texts were written or rejected. */
    set(value: Value, isSaved: boolean) {
      last = { text: take().text, value: { ...value, isSaved } }
      announce(last.value)
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        announced = read()
        followStorage(refresh)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopFollowing(refresh)
      }
    },
  }
}

/** A page in the back/forward cache gets no storage events, so it checks on `pageshow`. */
const windowEvents = [storedEvent, 'storage', 'pageshow']

function followStorage(refresh: () => void) {
  for (const event of windowEvents) addEventListener(event, refresh)
  document.addEventListener('visibilitychange', refresh)
}

function stopFollowing(refresh: () => void) {
  for (const event of windowEvents) removeEventListener(event, refresh)
  document.removeEventListener('visibilitychange', refresh)
}
