import { useEffect, useSyncExternalStore } from 'react'
import { formatSitting, parseSitting, sitOn, describeTimeSpent } from '#model/my-game/sitting.ts'
import { useNow } from '#web/features/tools/growth-timers/use-now.ts'
import { Icon } from '#web/ui/icon.tsx'
import { sittingStore } from './text-stores.ts'

const readSitting = () => parseSitting(sittingStore.read().text)
const seconds = () => Math.floor(Date.now() / 1000)

/** How long the reader has been playing: the time this page is open, ignoring short pauses. Empty on the server. */
export function TimeSpent() {
  const { text } = useSyncExternalStore(sittingStore.subscribe, sittingStore.read, sittingStore.readOnServer)
  const now = useNow()
  const minute = now === null ? null : Math.floor(now / 60_000)
  useEffect(() => {
    if (minute !== null) sittingStore.write(formatSitting(sitOn(readSitting(), seconds())))
  }, [minute])
  const sitting = parseSitting(text)
  if (now === null || !sitting) return null
  return (
    <span className="now-spent sm">
      <span>
        <span>{describeTimeSpent(now / 1000 - sitting.begun)}</span> <span>at it</span>
      </span>{' '}
      <button
        type="button"
        className="iconbtn"
        aria-label="Count the time from now"
        title="Count the time from now"
        onClick={() => sittingStore.write(formatSitting(sitOn(undefined, seconds())))}
      >
        <Icon name="rotate-ccw" />
      </button>
    </span>
  )
}
