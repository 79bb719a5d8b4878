import { useEffect, useRef, useState } from 'react'
import { callsBetween, callTag, listMarks, type Mark, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { askPermission, createBell, notify, readPermission, type Bell, type Permission } from './call-ways.ts'
import { titleOf } from './timer-words.ts'

/** Says what falls due, on the page always, by notification and sound where the reader has switched them on. */
export function useCalls(timers: readonly Timer[], rules: TimerRules, now: number | null) {
  const [permission, setPermission] = useState<Permission>('unasked')
  const [isNotifying, setNotifying] = useState(false)
  const [isFailing, setFailing] = useState(false)
  const [hasSound, setSound] = useState(false)
  const [message, setMessage] = useState('')
  const bell = useRef<Bell>(undefined)
  const lookedAt = useRef<number>(undefined)

  useEffect(() => () => bell.current?.close(), [])

  useEffect(() => {
    if (now === null) return
    // What fell due before the page was opened is no news.
    const after = lookedAt.current ?? now
    lookedAt.current = now
    const due = timers.flatMap((timer) =>
      callsBetween(listMarks(timer.kind, timer.count, rules), timer.start, after, now).map((mark) => ({ timer, mark })),
    )
    if (due.length === 0) return
    setMessage(due.map(({ timer, mark }) => `${titleOf(timer)}: ${mark.label}`).join('. '))
    if (hasSound) bell.current?.ring()
    if (isNotifying) for (const { timer, mark } of due) void notifyOf(timer, mark).then((worked) => setFailing(!worked))
  }, [now, timers, rules, hasSound, isNotifying])

  return {
    message,
    permission,
    isNotifying,
    isFailing,
    hasSound,
    async toggleNotifying() {
      if (isNotifying) return setNotifying(false)
      const answer = await askPermission()
      setPermission(answer)
      setNotifying(answer === 'granted')
    },
    toggleSound() {
      if (!hasSound) {
        bell.current ??= createBell()
        bell.current.ring()
      }
      setSound(!hasSound)
    },
  }
}
export type Calls = ReturnType<typeof useCalls>

function notifyOf(timer: Timer, mark: Mark): Promise<boolean> {
  const at = new Date((timer.start + mark.seconds) * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return readPermission() === 'granted'
    ? notify(titleOf(timer), `${mark.label}, since ${at}`, callTag(timer, mark))
    : Promise.resolve(false)
}
