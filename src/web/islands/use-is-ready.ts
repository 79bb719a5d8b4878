import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, so that both render the same; true afterwards. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Like `useIsReady`, for parts that are slow to render again: as a transition, so that input is handled in between. */
export function useIsReadyInSteps(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  return isReady
}
