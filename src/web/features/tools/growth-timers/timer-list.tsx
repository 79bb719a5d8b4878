import { isSameTimer, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { TimerForm } from '#model/tools/growth-timers/timer-address.ts'
import { countOf } from '#model/text/count-of.ts'
import { TimerCard } from './timer-card.tsx'
import type { TimerPictures } from './timer-labels.ts'
import { titleOf } from './timer-labels.ts'
import { markOfTimer } from './timed-rig.ts'
import type { useMyTimers } from './use-my-timers.ts'

type Props = {
  view: ReturnType<typeof useMyTimers>
  initial: TimerForm
  rules: TimerRules
  plants: readonly string[]
  pictures: TimerPictures
  now: number | null
  fresh: Timer | undefined
}

/** The shown timers with the messages about them. */
export function TimerList({ view, initial, rules, plants, pictures, now, fresh }: Props) {
  const { timers, isOwn, isSaved, removed, mine } = view
  const isShared = !isOwn && initial.timers.length > 0
  return (
    <div className="timer-list">
      <p className="undo-line" role="status">
        {removed.length > 0 && (
          <>
            Removed {removed.length === 1 && removed[0] ? titleOf(removed[0]) : `${removed.length} timers`}.{' '}
            <button className="btn small" type="button" onClick={view.undo}>
              <Icon name="undo-2" />
              Undo
            </button>
          </>
        )}
      </p>
      {initial.lost > 0 && (
        <Callout tone="notice">
          <b>{countOf(initial.lost, 'timer')} of this link could not be read.</b> The link may be damaged, or hold more than fit.
        </Callout>
      )}
      {!isSaved && (
        <Callout tone="warning">
          <b>This browser does not keep your timers.</b> Its storage is blocked or full. They run on while this page is open; copy the link
          to have them later.
        </Callout>
      )}
      {isShared && now !== null && (
        <Callout tone="notice">
          <b>These timers come from a link.</b> Your own are left as they are. Keep these to be called when they are ready.{' '}
          <button className="btn small" type="button" onClick={view.keep}>
            Keep them in this browser
          </button>{' '}
          {mine.length > 0 && (
            <button className="btn small quiet" type="button" onClick={view.showMine}>
              Show mine
            </button>
          )}
        </Callout>
      )}
      {timers.length > 0 && (
        <p className="sm soft">
          The game is taken to run all the time. <a href={`#${rulesOfTool}`}>What else these times assume</a>
        </p>
      )}
      {timers.length > 0 ? (
        <ul className="timer-cards" aria-label="Timers">
          {timers.map((timer) => (
            <TimerCard
              key={`${timer.type} ${timer.start} ${timer.count} ${timer.name}`}
              timer={timer}
              rules={rules}
              now={now}
              plants={plants}
              pictures={pictures}
              mark={markOfTimer(timer, rules)}
              isFresh={fresh !== undefined && isSameTimer(timer, fresh)}
              onRestart={isOwn ? () => view.restart(timer, Math.floor(Date.now() / 1000)) : undefined}
              onRemove={isOwn ? () => view.remove([timer]) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="tool-empty needs-js">No timers yet. Plant something, then press Start timer.</p>
      )}
      {isOwn && timers.length > 1 && (
        <button className="btn small quiet" type="button" onClick={() => view.remove(timers)}>
          <Icon name="trash" />
          Remove all
        </button>
      )}
    </div>
  )
}
