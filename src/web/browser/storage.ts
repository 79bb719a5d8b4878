import { keysOf } from '#model/wiki/keyed.ts'
import type { StorageKey } from './storage-keys.ts'

/** Reads from localStorage; null if the key is not set, or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Message after a failed write. */
export const storageIsBlocked = 'Your browser blocks storage or has no room left, so this is lost when you close the page.'

export function writeStored(key: StorageKey, value: string): boolean {
  sendToPage(key)
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Whether localStorage takes a short text: it may be blocked or full. The text is removed again. */
export function canStore(): boolean {
  try {
    localStorage.setItem('probe', '-'.repeat(100))
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}

/** Event on `window`: this page wrote a key or tried to. Other tabs send "storage". */
export const storedEvent = 'stored-here'

/** Deferred until the current code finishes, because several keys may belong together. */
function sendToPage(key: StorageKey) {
  queueMicrotask(() => dispatchEvent(new CustomEvent(storedEvent, { detail: key })))
}

/** Texts by storage key. */
export type StoredTexts = Readonly<Partial<Record<StorageKey, string>>>

/** Writes all texts or none: if storage rejects one, the earlier ones are restored. */
export function writeAllStored(values: StoredTexts): boolean {
  const keys = keysOf(values)
  const before = keys.map((key) => [key, readStored(key)] as const)
  const growth = (key: StorageKey) => (values[key] ?? '').length - (before.find(([name]) => name === key)?.[1] ?? '').length
  // Texts that shrink go first, so that nearly full storage has space for the others.
  const written = keys.toSorted((a, b) => growth(a) - growth(b)).every((key) => writeStored(key, values[key] ?? ''))
  if (!written) for (const [key, value] of before) restore(key, value)
  return written
}

function restore(key: StorageKey, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing was written, so there is nothing to restore.
  }
}
