import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over, so that both draw the same; true from then on. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
