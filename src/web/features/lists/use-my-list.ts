import { useSyncExternalStore } from 'react'
import { listStore, type MyList } from '../../browser/list-store.ts'

/** The reader's own list; empty on the server and for the first moment in the browser. */
export function useMyList(): MyList {
  return useSyncExternalStore(listStore.subscribe, listStore.read, listStore.readOnServer)
}

const never = () => () => {}

/** False on the server and while React takes over, so that both draw the same; true from then on. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
