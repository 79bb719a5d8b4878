import { lazy, Suspense, useEffect, useSyncExternalStore, useState } from 'react'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { followGoal } from '#model/tools/blueprint-planner/next-goal.ts'
import type { PlannerState } from '#model/tools/blueprint-planner/planner-address.ts'
import type { StockGood } from '#model/tools/sell/stock-goods.ts'
import { formatExactCoins } from '#model/text/money.ts'
import type { TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { callSettingsStore } from '#web/features/tools/growth-timers/call-settings-store.ts'
import { canStayAwake, keepAwake } from '#web/features/tools/growth-timers/notifications.ts'
import type { TimerPictures } from '#web/features/tools/growth-timers/timer-labels.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { followClock } from '#web/browser/follow-clock.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BoardPanel, useBoard } from './board-panel.tsx'
import { GoalPanel } from './goal-panel.tsx'
import { ListPanel, useShopping } from './list-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { TimeSpent } from './time-spent.tsx'
import { TimersPanel } from './timers-panel.tsx'
import { usePlan } from './use-plan.ts'
import { usePictureInPicture } from './use-picture-in-picture.ts'
import './now.css'

const PictureInPicture = lazy(async () => ({ default: (await loadPart(() => import('./picture-in-picture.tsx'))).PictureInPicture }))

export type NowProps = {
  /** The goal in the URL; `isInUrl` is false if there is none. */
  initial: PlannerState
  isInUrl: boolean
  blueprints: PlanBlueprint[]
  /** Display names of the items to hand in, by safe name. */
  names: Record<string, string>
  rules: TimerRules
  plants: string[]
  pictures: TimerPictures
  goods: StockGood[]
  /** When the board's prices change, in the game's time; may be empty. */
  newDay: string
}

/** Page to keep open while playing: next step, timers, shopping list, notes. */
export function NowPage({ initial, isInUrl, blueprints, names, rules, plants, pictures, goods, newDay }: NowProps) {
  const isReady = useIsReady()
  const plan = usePlan(initial, isInUrl, blueprints)
  const followed = followGoal(blueprints, plan.state)
  const shopping = useShopping()
  const board = useBoard(goods)
  const { view, open } = usePictureInPicture()
  const itemName = (item: string) => names[item] ?? item
  return (
    <div className="now">
      <div className="now-bar">
        <TimeSpent />
        <AwakeButton isReady={isReady} />
        {open && (
          <button type="button" className="btn small" onClick={() => void open()}>
            <Icon name="external-link" />
            Pop out
          </button>
        )}
      </div>
      {/* First, also on phones: readers look at the page for the time. */}
      <div className="now-side">
        <TimersPanel {...{ rules, plants, pictures }} />
        <ListPanel {...shopping} />
      </div>
      <GoalPanel {...{ plan, followed, blueprints, itemName, isReady }} />
      <div className="now-rest">
        {goods.length > 0 && <BoardPanel {...board} newDay={newDay} />}
        <NotesPanel isReady={isReady} />
      </div>
      {view && (
        <Suspense>
          <PictureInPicture
            {...{ view, itemName, rules, shopping }}
            next={followed.next}
            best={board.best ? `Sell ${board.best.good.many}, ${formatExactCoins(board.best.price)}` : ''}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the screen on while the page is open. Hidden if the browser does not support that. */
function AwakeButton({ isReady }: { isReady: boolean }) {
  const { awake } = useSyncExternalStore(callSettingsStore.subscribe, callSettingsStore.read, callSettingsStore.readOnServer)
  const [isRejected, setRejected] = useState(false)
  useEffect(() => {
    const requestAwake = () => void keepAwake('now', awake).then((isAwake) => setRejected(!isAwake))
    requestAwake()
    // The browser releases the lock while the page is hidden.
    const stop = followClock(requestAwake)
    return () => {
      stop()
      void keepAwake('now', false)
    }
  }, [awake])
  if (!isReady || !canStayAwake()) return null
  return (
    <>
      <span className="sm soft" role="status">
        {awake && isRejected && 'Your browser lets the screen go dark.'}
      </span>
      <button type="button" className="btn small" aria-pressed={awake} onClick={() => callSettingsStore.set('awake', !awake)}>
        <Icon name={awake && !isRejected ? 'check' : 'eye'} />
        Keep screen on
      </button>
    </>
  )
}

export { NowPage as island }
