import { useState, useSyncExternalStore } from 'react'
import { formatTimers, isOfRig, maxTimers, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { paths } from '#model/wiki/paths.ts'
import { shareOf, toRunningTimer, type RunningTimer } from '#web/features/tools/growth-timers/running-timer.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { markOfTimer, describeTimedRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { timerWords, titleOf } from '#web/features/tools/growth-timers/timer-labels.ts'
import { useNow } from '#web/features/tools/growth-timers/use-now.ts'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AddTimer } from './add-timer.tsx'
import type { NowProps } from './now.island.tsx'
import { Panel } from './panel.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** A timer is highlighted this many seconds before it is ready. */
export const soon = 300

/** The reader's timers, soonest first; empty on the server. `view` is the window that shows them. */
export function useTimers(rules: TimerRules, view?: Window): RunningTimer[] {
  const { timers } = useSyncExternalStore(timerStore.subscribe, timerStore.read, timerStore.readOnServer)
  const now = useNow(view)
  if (now === null) return []
  return timers.map((timer) => toRunningTimer(timer, rules, now)).toSorted((a, b) => a.state.untilReady - b.state.untilReady)
}

/** Running timers in large type. */
export function TimersPanel({ rules, plants, pictures }: Pick<NowProps, 'rules' | 'plants' | 'pictures'>) {
  const timers = useTimers(rules)
  const rig = describeTimedRig(
    timers.map(({ timer }) => timer),
    rules,
  )
  const [done, setDone] = useState<Timer>()
  const [fresh, setFresh] = useState<Timer>()
  const finish = (timer: Timer) => {
    timerStore.remove(timer)
    setDone(timer)
    setFresh(undefined)
  }
  const startTimer = (timer: Timer) => {
    timerStore.add(timer)
    setDone(undefined)
    setFresh(timer)
  }
  return (
    <Panel title="Timers" id="now-timers">
      <AddTimer rules={rules} plants={plants} isFull={timers.length >= maxTimers} onAdd={startTimer} />
      {timers.length > 0 ? (
        <ul>
          {timers.map((timer) => (
            <TimerLine
              key={formatTimers([timer.timer])}
              of={timer}
              picture={pictures[timer.timer.type]}
              calculationUrl={isOfRig(timer.timer.type) ? rig?.path : undefined}
              mark={markOfTimer(timer.timer, rules)}
              onDone={finish}
            />
          ))}
        </ul>
      ) : (
        <p className="soft needs-js">No timers yet.</p>
      )}
      {rig && (
        <p className="sm soft">
          From <a href={rig.path}>your rig</a>, {rig.words}
          <CertaintyBadge of={rig.isTimed ? 'worked-out' : 'guess'} />.
        </p>
      )}
      <p className="soft no-js-only">
        Timers run in your browser and need JavaScript. Without it, the <a href={paths.tool('growth-timers')}>growth timers</a> tell the
        time of day at which a thing is ready.
      </p>
      <p role="status">
        {done && (
          <>
            {titleOf(done)}: timer removed{' '}
            <button type="button" className="btn small" onClick={() => startTimer(done)}>
              <Icon name="undo-2" />
              Undo
            </button>
          </>
        )}
        {fresh && `${titleOf(fresh)} is started.`}
      </p>
    </Panel>
  )
}

type LineProps = {
  of: RunningTimer
  picture: string | undefined
  calculationUrl: string | undefined
  mark: Mark | null
  onDone: (timer: Timer) => void
}

const why = `${paths.tool('growth-timers')}#${rulesOfTool}`

function TimerLine({ of, picture, calculationUrl, mark, onDone }: LineProps) {
  const { timer, state, title, left, readyAt } = of
  const words = timerWords[timer.type]
  return (
    <li className={`now-timer${state.isReady ? ' is-ready' : ''}${state.untilReady <= soon ? ' is-soon' : ''}`}>
      {picture ? <Tile of={picture} size={44} /> : <Icon name="timer" />}
      <span>
        <b>{title}</b>
        <span className="sm soft">
          {state.isReady ? `${words.ready}, since ${readyAt}` : `${words.at} ${readyAt}`}
          <CertaintyBadge of={mark} at={why} />
        </span>
      </span>
      {state.isReady ? (
        <button type="button" className="btn gold" onClick={() => onDone(timer)}>
          {words.done}
          <span className="sr">: {title}</span>
        </button>
      ) : (
        <b className="now-time">
          <CalculationLink to={calculationUrl ?? paths.tool('growth-timers')}>
            <span role="timer" aria-live="off">
              {left}
            </span>
          </CalculationLink>
          <CertaintyBadge of={mark} at={why} />
        </b>
      )}
      <progress value={shareOf(of)} max={1} aria-label={`${title}, how far`} />
    </li>
  )
}
