import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatTimers, isSameTimer, mergeTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { timerStore } from './timer-store.ts'

/**
 * The timers to show: the reader's own, or those of a shared link if the URL contains any that this browser does not have. Shared timers do
 * not change the reader's own until they are saved.
 */
export function useMyTimers(initial: readonly Timer[]) {
  const mine = useSyncExternalStore(timerStore.subscribe, timerStore.read, timerStore.readOnServer)
  const [isOwn, setOwn] = useState(false)
  const [removed, setRemoved] = useState<Timer[]>([])

  useEffect(() => {
    const ownTimers = new Set(timerStore.read().timers.map((timer) => formatTimers([timer])))
    setOwn(initial.every((timer) => ownTimers.has(formatTimers([timer]))))
  }, [initial])

  return {
    isOwn,
    isSaved: mine.isSaved,
    timers: isOwn ? mine.timers : initial,
    mine: mine.timers,
    removed,
    add: (timer: Timer) => {
      timerStore.update((timers) => mergeTimers(timers, isOwn ? [timer] : [...initial, timer]))
      setOwn(true)
    },
    keep: () => {
      timerStore.update((timers) => mergeTimers(timers, initial))
      setOwn(true)
    },
    showMine: () => setOwn(true),
    restart: (timer: Timer, start: number) =>
      timerStore.update((timers) => timers.map((other) => (isSameTimer(other, timer) ? { ...other, start } : other))),
    remove: (gone: readonly Timer[]) => {
      timerStore.update((timers) => timers.filter((other) => !gone.some((timer) => isSameTimer(other, timer))))
      setRemoved([...gone])
    },
    undo: () => {
      timerStore.update((timers) => mergeTimers(timers, removed))
      setRemoved([])
    },
  }
}
