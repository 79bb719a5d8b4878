import type { Ref } from 'react'
import { markBesideRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { shareOf } from '#web/features/tools/growth-timers/running-timer.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DockState } from './dock-state.ts'

/** Progress ring; `share` from 0 to 1. */
export function Ring({ share }: { share: number }) {
  return <i className="ring" style={{ '--p': Math.round(share * 100) }} />
}

type Props = { state: DockState; panelId: string; isOpen: boolean; onToggle: () => void; ref: Ref<HTMLButtonElement> }

/** The collapsed dock: the next timer, progress of the list, the next goal. */
export function DockBar({ state, panelId, isOpen, onToggle, ref }: Props) {
  const { first, timers, list, done, goal } = state
  const isGuess = isFirstGuess(state)
  return (
    <button
      type="button"
      className="dk-bar"
      ref={ref}
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-label={toLabel(state)}
      onClick={onToggle}
    >
      {first && (
        <span className="dk-timer">
          <Ring share={shareOf(first)} />
          <b>{first.left}</b>
          {isGuess && (
            <span className="mk" aria-hidden="true">
              ?
            </span>
          )}
          <em>{first.title}</em>
          <small>{timers.length > 1 && `+${timers.length - 1}`}</small>
        </span>
      )}
      {list.entries.length > 0 && (
        <span className="dk-list">
          <Icon name="shopping-basket" />
          <b>{`List ${done} of ${list.entries.length}`}</b>
        </span>
      )}
      {goal && (
        <span className="dk-next">
          <Icon name="scroll-text" />
          <em>{`Goal: ${goal.name}`}</em>
        </span>
      )}
      <span className="dk-open">
        <Icon name="chevron-down" />
      </span>
    </button>
  )
}

const isFirstGuess = ({ first, rig }: DockState) =>
  first !== undefined && !first.state.isReady && markBesideRig(first.timer, rig) === 'guess'

/** Accessible name. Without seconds: screen readers would announce it each second. */
function toLabel(state: DockState): string {
  const { first, list, done, goal } = state
  const readyAt = first && (first.state.isReady ? 'ready' : `ready at ${first.readyAt}${isFirstGuess(state) ? ' (unconfirmed)' : ''}`)
  const parts = [
    first && `${first.title}, ${readyAt}`,
    list.entries.length > 0 && `list ${done} of ${list.entries.length}`,
    goal && `next goal ${goal.name}`,
  ]
  return `Timers, list and goal: ${parts.filter(Boolean).join('; ')}`
}
