import { useSyncExternalStore } from 'react'
import { savedListsStore, type SavedLists } from './saved-lists-store.ts'
import { listStore, type MyList } from './list-store.ts'

/** The reader's own list; empty on the server and in the first render. */
export function useMyList(): MyList {
  return useSyncExternalStore(listStore.subscribe, listStore.read, listStore.readOnServer)
}

/** The saved lists. */
export function useSavedLists(): SavedLists {
  return useSyncExternalStore(savedListsStore.subscribe, savedListsStore.read, savedListsStore.readOnServer)
}

/** False while the device reports no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
