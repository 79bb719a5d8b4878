import { useEffect, useState } from 'react'
import { followClock } from '#web/browser/follow-clock.ts'

/** Current time in milliseconds, updated each second; null on the server and in the first render. */
export function useNow(view?: Window): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const refreshNow = () => setNow(Date.now())
    refreshNow()
    return followClock(refreshNow, view)
  }, [view])
  return now
}
