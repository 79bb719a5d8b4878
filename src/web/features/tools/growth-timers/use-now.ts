import { useEffect, useState } from 'react'

/**
 * The time in milliseconds, anew each second; null on the server and while React takes over. It is read from the clock, never
 * counted: after sleep, or in a tab whose ticks the browser slows down, it is right as soon as somebody looks.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const ticks = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    addEventListener('focus', look)
    return () => {
      clearInterval(ticks)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
      removeEventListener('focus', look)
    }
  }, [])
  return now
}
