import { createPortal } from 'react-dom'
import type { followGoal } from '#model/tools/blueprint-planner/next-goal.ts'
import { formatTimers, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { describeTimedRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { timerWords } from '#web/features/tools/growth-timers/timer-labels.ts'
import { ListSum } from '#web/features/lists/table/list-price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { NextStep } from './goal-panel.tsx'
import type { Shopping } from './list-panel.tsx'
import { soon, useTimers } from './timers-panel.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const shownTimers = 3

type Props = {
  view: Window
  next: ReturnType<typeof followGoal>['next']
  itemName: (item: string) => string
  rules: TimerRules
  shopping: Shopping
  /** The good that sells best today, as short text. */
  best: string
}

/** Content of the picture-in-picture window: next step, next timers, best sale, what is left to buy. */
export function PictureInPicture({ view, next, itemName, rules, shopping, best }: Props) {
  const timers = useTimers(rules, view).slice(0, shownTimers)
  const rig = describeTimedRig(
    timers.map(({ timer }) => timer),
    rules,
  )
  return createPortal(
    <main className="now picture-in-picture" aria-label="Now">
      <h1>
        {next && <Tile of={next.blueprint_item} size={40} eager />}
        <span>{next ? <NextStep next={next} itemName={itemName} /> : 'Nothing left to unlock'}</span>
      </h1>
      <ul>
        {timers.map(({ timer, title, left, state }) => (
          <li key={formatTimers([timer])} className={state.untilReady <= soon ? 'is-soon' : undefined}>
            <span>{title}</span>
            {state.isReady ? (
              <button type="button" className="btn small gold" onClick={() => timerStore.remove(timer)}>
                {timerWords[timer.type].done}
                <span className="sr">: {title}</span>
              </button>
            ) : (
              <b className="now-time">{left}</b>
            )}
          </li>
        ))}
        {timers.length === 0 && <li className="soft">No timers yet.</li>}
        {rig && (
          <li className="sm soft">
            <span>
              Of your rig: {rig.words}
              <CertaintyBadge of={rig.isTimed ? 'worked-out' : 'guess'} />
            </span>
          </li>
        )}
      </ul>
      <p>
        {best && <span>{best}</span>}
        {shopping.missing.length > 0 ? (
          <span>
            To buy: <ListSum of={shopping.rest} />
          </span>
        ) : (
          <span>Nothing to buy</span>
        )}
      </p>
    </main>,
    view.document.body,
  )
}
