import { storedHere } from './storage.ts'

/**
 * Those who want to know when a store changes, for useSyncExternalStore. While there are any, `follow` is called whenever
 * another tab may have changed the storage, to look whether it did.
 */
export function createListeners(follow: () => void) {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) followStorage(follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopFollowing(follow)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

/** Storage events reach no page that is out of sight in the browser's memory, so it looks again when it comes back. */
function followStorage(follow: () => void) {
  addEventListener(storedHere, follow)
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
}

function stopFollowing(follow: () => void) {
  removeEventListener(storedHere, follow)
  removeEventListener('storage', follow)
  removeEventListener('pageshow', follow)
  document.removeEventListener('visibilitychange', follow)
}
