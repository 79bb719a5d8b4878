import { useEffect, useState } from 'react'
import { followClock } from '#web/browser/follow-clock.ts'

/** Current time in milliseconds, updated each second; null on the server and in the first render. */
export function useNow(view?: Window): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const refresh = () => setNow(Date.now())
    refresh()
    return followClock(refresh, view)
  }, [view])
  return now
}
