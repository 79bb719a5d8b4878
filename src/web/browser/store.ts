import { readStored, storedHere } from './storage.ts'
import type { StorageKey } from './storage-keys.ts'

/** What pages make of what this browser keeps. `isSaved` is false when it refused to keep the last change: its storage is blocked or full. */
export type Saved<Value> = Value & { isSaved: boolean }

type Options<Value> = {
  keys: readonly StorageKey[]
  /** Makes something of the stored texts, in the order of the keys; empty where nothing is stored. */
  parse: (texts: readonly string[]) => Value
  /** The page is the same for every reader until the browser takes over. */
  onServer: Value
  /** What could not be saved here is not given up for what another tab has saved. */
  unite?: (mine: Value, theirs: Value) => Value
}

/**
 * What the browser keeps under some keys, parsed once and again when the texts are others: then another tab has changed them. For
 * useSyncExternalStore, and for scripts without it.
 */
export function createStore<Value extends object>({ keys, parse, onServer, unite = (mine) => mine }: Options<Value>) {
  const listeners = new Set<() => void>()
  const nothing: Saved<Value> = { ...onServer, isSaved: true }
  let seen: { text: string; value: Saved<Value> } | undefined
  /** What those who listen know of: others may have read something newer meanwhile. */
  let announced: Saved<Value> | undefined

  function take(): { text: string; texts: string[] } {
    const texts = keys.map((key) => readStored(key) ?? '')
    return { text: texts.join('\n'), texts }
  }

  function read(): Saved<Value> {
    const { text, texts } = take()
    if (seen?.text !== text) {
      const mine = seen?.value.isSaved === false ? seen.value : undefined
      seen = { text, value: mine ? { ...unite(mine, parse(texts)), isSaved: false } : { ...parse(texts), isSaved: true } }
    }
    return seen.value
  }

  function announce(now: Saved<Value>) {
    if (now === announced) return
    announced = now
    for (const listener of listeners) listener()
  }
  const look = () => announce(read())

  return {
    read,
    readOnServer: () => nothing,
    /** Tells those who listen, if there is something that they do not know of. */
    look,
    /** After its texts were written, or were refused. */
    set(value: Value, isSaved: boolean) {
      seen = { text: take().text, value: { ...value, isSaved } }
      announce(seen.value)
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        announced = read()
        followStorage(look)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopFollowing(look)
      }
    },
  }
}

/** Storage events reach no page that is out of sight in the browser's memory, so it looks again when it comes back. */
const windowEvents = [storedHere, 'storage', 'pageshow']

function followStorage(look: () => void) {
  for (const event of windowEvents) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
}

function stopFollowing(look: () => void) {
  for (const event of windowEvents) removeEventListener(event, look)
  document.removeEventListener('visibilitychange', look)
}
