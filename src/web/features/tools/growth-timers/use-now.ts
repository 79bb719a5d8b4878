import { useEffect, useState } from 'react'
import { followClock } from '#web/browser/follow-clock.ts'

/** The time in milliseconds, anew each second; null on the server and while React takes over. */
export function useNow(view?: Window): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    return followClock(look, view)
  }, [view])
  return now
}
