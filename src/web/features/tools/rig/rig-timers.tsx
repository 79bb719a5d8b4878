import { useState, useSyncExternalStore } from 'react'
import { mergeTimers, maxTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import type { RigTimer } from '#model/tools/rig/rig-timers.ts'
import type { Rig } from '#model/tools/rig/run-rig.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { timedRigStore } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { timerWords } from '#web/features/tools/growth-timers/timer-labels.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CertaintyBadge, isGuess } from '#web/game-ui/certainty-badge.tsx'
import { describeTime, rigSumsUrl } from './rig-answers.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'

type Props = { rig: Rig; listed: readonly RigTimer[]; address: string }

/** What stops or wears out and when, with a button that starts a timer. Timers run on the play screen and on every page. */
export function RigTimers({ rig, listed, address }: Props) {
  const { timers } = useSyncExternalStore(timerStore.subscribe, timerStore.read, timerStore.readOnServer)
  const [fresh, setFresh] = useState('')
  const isReady = useIsReady()
  const startRigTimer = (timer: RigTimer) => {
    startTimer(timer)
    timedRigStore.write(address.split('?')[1] ?? '')
    setFresh(timer.name)
  }
  if (listed.length === 0) return <p>Nothing stops within a day.</p>
  return (
    <>
      <ul className="card buy-list" aria-label="What stops or is used up">
        {listed.map((timer) => (
          <li key={timer.name}>
            <Tile of={timer.thing.safe_name} size={40} />
            <span>
              {timer.name}
              <small className="soft">
                {' '}
                {timerWords[timer.type].reach.toLowerCase()} <CalculationLink to={rigSumsUrl}>{describeTime(timer)}</CalculationLink>
                {timer.clumps && <>, after {countOf(roundResult(timer.clumps.until, timer.mark), 'clump')}</>}
              </small>
            </span>
            <button
              type="button"
              className="btn small needs-js"
              disabled={!isReady || timers.length >= maxTimers}
              onClick={() => startRigTimer(timer)}
            >
              <Icon name="timer" />
              Start timer<span className="sr">: {timer.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="sm soft">
        {rig.filters > 1 && 'Filters are counted from the intake. '}
        {listed.some(({ mark }) => isGuess(mark)) && (
          <>
            A tick is one beat of a machine’s clock. These times depend on the length of a tick
            <CertaintyBadge of="guess" />.
          </>
        )}
      </p>
      <p className="sm" role="status">
        {timers.length >= maxTimers
          ? `${maxTimers} timers are the most. Finish one to start another.`
          : fresh && (
              <>
                {fresh} is started. It runs along every page, and on <a href={paths.now()}>Now</a>.
              </>
            )}
      </p>
    </>
  )
}

/** Starts a timer now. It replaces the earlier timer of the same machine. */
function startTimer({ type, name, seconds }: RigTimer) {
  const timer: Timer = { type, name, count: seconds, start: Math.floor(Date.now() / 1000) }
  timerStore.update((all) => {
    const others = all.filter((other) => other.type !== type || other.name !== name)
    return mergeTimers(others, [timer])
  })
}
