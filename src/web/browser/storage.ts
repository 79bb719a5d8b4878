import { namesOf } from '#model/wiki/keyed.ts'
import type { StorageKey } from './storage-keys.ts'

/** The browser's storage, which may be full or forbidden: then reading gives null and writing false, and nothing breaks. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** For readers, where writing gave false. */
export const storageIsBlocked = 'Your browser blocks storage, so this is lost when you close the page.'

export function writeStored(key: StorageKey, value: string): boolean {
  sendToPage(key)
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** An event of the page for its own parts: a key was written, or was to be. Of other tabs they hear by "storage". */
export const storedHere = 'stored-here'

/** After what writes is done: several keys may belong together. */
function sendToPage(key: StorageKey) {
  queueMicrotask(() => dispatchEvent(new CustomEvent(storedHere, { detail: key })))
}

/** Texts by the key they are stored under. */
export type StoredTexts = Readonly<Partial<Record<StorageKey, string>>>

/** Writes all of these or none: when the storage refuses one, those before it are put back as they were. */
export function writeAllStored(values: StoredTexts): boolean {
  const keys = namesOf(values)
  const before = keys.map((key) => [key, readStored(key)] as const)
  const growth = (key: StorageKey) => (values[key] ?? '').length - (before.find(([known]) => known === key)?.[1] ?? '').length
  // What shrinks goes first, so that a storage that is nearly full has room for the rest.
  const written = keys.toSorted((a, b) => growth(a) - growth(b)).every((key) => writeStored(key, values[key] ?? ''))
  if (!written) for (const [key, value] of before) restore(key, value)
  return written
}

function restore(key: StorageKey, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing was written, so there is nothing to put back.
  }
}
