import { defaultListName } from '#model/lists/list-name.ts'
import { toMissing } from '#model/lists/list-have.ts'
import { formatTotal, sumLines } from '#model/lists/list-totals.ts'
import { encodeList } from '#model/lists/shopping-list.ts'
import { formatTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { countOf } from '#model/text/count-of.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { useListItems } from '#web/features/lists/use-list-items.ts'
import { shareOf, type RunningTimer } from '#web/features/tools/growth-timers/running-timer.ts'
import { markBesideRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerWords } from '#web/features/tools/growth-timers/timer-labels.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { Ring } from './dock-bar.tsx'
import type { DockState } from './dock-state.ts'

type OnDone = (timer: Timer) => void

/** The expanded dock: all timers, the list and the next goal. */
export function DockPanel({ state, onDone }: { state: DockState; onDone: OnDone }) {
  return (
    <>
      {state.timers.length > 0 && <Timers of={state} onDone={onDone} />}
      {state.list.entries.length > 0 && <MyList of={state} />}
      {state.goal && <Goal of={state.goal} />}
    </>
  )
}

function Section({ title, path, children }: { title: string; path: string; children: React.ReactNode }) {
  return (
    <section>
      <h2>
        <span>{title}</span>
        <a href={path}>Open</a>
      </h2>
      {children}
    </section>
  )
}

function Timers({ of: { timers, rig }, onDone }: { of: DockState; onDone: OnDone }) {
  return (
    <Section title="Timers" path={paths.tool('growth-timers')}>
      <ul>
        {timers.map((running) => (
          <TimerLine
            key={formatTimers([running.timer])}
            of={running}
            mark={markBesideRig(running.timer, rig)}
            onDone={() => onDone(running.timer)}
          />
        ))}
      </ul>
      {rig && (
        <small>
          From <a href={rig.path}>your rig</a>, {rig.words}
          <CertaintyBadge of={rig.isTimed ? 'worked-out' : 'guess'} variant="text" />
        </small>
      )}
    </Section>
  )
}

function TimerLine({ of, mark, onDone }: { of: RunningTimer; mark: Mark | null; onDone: () => void }) {
  const { timer, title, state, left, readyAt } = of
  const words = timerWords[timer.type]
  return (
    <li className="dk-line">
      <Ring share={shareOf(of)} />
      <span className="grow">
        <b>{title}</b>
        <small>{state.isReady ? `${state.isOver ? words.over : words.ready}, since ${readyAt}` : `${words.at} ${readyAt}`}</small>
      </span>
      {state.isReady ? (
        <button type="button" className="btn small" onClick={onDone}>
          {words.done}
          <span className="sr">: {title}</span>
        </button>
      ) : (
        <>
          <b className="big">{left}</b>
          <CertaintyBadge of={mark} variant="text" />
        </>
      )}
    </li>
  )
}

function MyList({ of: { list, done } }: { of: DockState }) {
  const { entries, have, name } = list
  const missing = toMissing(entries, have)
  const { itemsById, missing: loading } = useListItems(missing.map(({ id }) => id))
  const rest = sumLines(missing.map((entry) => ({ ...entry, item: itemsById.get(entry.id) })))
  return (
    <Section title={name || defaultListName} path={paths.sharedList(encodeList(entries), name)}>
      <b>{`You have ${done} of ${countOf(entries.length, 'item')}`}</b>
      <small>
        {loading.length === 0 && rest.quantity > 0 && (
          <>
            <CertaintyBadge of={rest.mark} variant="text">
              {formatTotal(rest)}
            </CertaintyBadge>{' '}
            still to pay
            {rest.unpriced > 0 && `, without ${countOf(rest.unpriced, 'thing')} without a known price`}
          </>
        )}
      </small>
      <progress aria-label="Items you have" max={entries.length} value={done} />
    </Section>
  )
}

function Goal({ of: { blueprint_item, name, require_item, require_weight } }: { of: NonNullable<DockState['goal']> }) {
  return (
    <Section title="Next goal" path={paths.now()}>
      <div className="dk-line">
        <Tile of={blueprint_item} size={40} eager />
        <span className="grow">
          <b>{name}</b>
          <small>{`Hand in one ${writeOut(require_item)} of weight ${require_weight} or more`}</small>
        </span>
      </div>
    </Section>
  )
}
