import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over, so that both draw the same; true from then on. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The same for a part that takes long to draw once more: that goes on in small steps, so that whoever taps meanwhile need not wait. */
export function useIsReadyInSteps(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  return isReady
}
