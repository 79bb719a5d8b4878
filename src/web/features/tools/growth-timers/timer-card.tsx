import { useEffect, useRef } from 'react'
import {
  formatLength,
  listMarks,
  stateOf,
  type TimerMark,
  type Timer,
  type TimerRules,
  type TimerState,
} from '#model/tools/growth-timers/growth-timers.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { timerWords, titleOf, type TimerPictures } from './timer-labels.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  timer: Timer
  rules: TimerRules
  now: number | null
  /** Names of the crops that have a picture. */
  plants: readonly string[]
  pictures: TimerPictures
  /** Just started: the card scrolls into view. */
  isFresh?: boolean
  /** Certainty of its times. */
  mark: Mark | null
  onRestart?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One timer: the next mark, the time left, and all marks on a line. */
export function TimerCard({ timer, rules, now, plants, pictures, isFresh = false, mark, onRestart, onRemove }: Props) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFresh && card.current) scrollToCard(card.current)
  }, [isFresh])
  const marks = listMarks(timer.type, timer.count, rules)
  const state = stateOf(marks, timer.start, now ?? timer.start * 1000)
  const words = timerWords[timer.type]
  const title = titleOf(timer)
  const crop = plants.find((plant) => timer.type === 'plant' && timer.name.toLowerCase().startsWith(plant.toLowerCase()))
  const picture = crop ? toSafeName(crop) : pictures[timer.type]
  return (
    <li ref={card} className={now !== null && state.isReady ? 'card timer is-ready' : 'card timer'} data-timer={title}>
      <div className="timer-head">
        {picture && <Tile of={picture} size={52} />}
        <div>
          <h2 className="h4">{title}</h2>
          <p className="sm soft">
            {title === words.name ? 'started' : `${words.name}, started`} <Moment at={timer.start} now={now} />
          </p>
        </div>
        {now !== null && <Remaining state={state} timer={timer} mark={mark} />}
      </div>
      <MarkLine {...{ marks, state, timer, now, mark }} />
      {(onRestart || onRemove) && (
        <div className="timer-bar">
          {onRestart && (
            <button className="btn small" type="button" onClick={onRestart}>
              <Icon name="rotate-ccw" />
              Start again<span className="sr">: {title}</span>
            </button>
          )}
          {onRemove && (
            <button className="btn small quiet" type="button" onClick={onRemove}>
              <Icon name="trash" />
              Remove<span className="sr">: {title}</span>
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** Heights of the bars that cover the top and the bottom of the page, in px. */
const [barAbove, barsBelow] = [80, 130]

function scrollToCard(card: HTMLElement) {
  const { top, bottom } = card.getBoundingClientRect()
  if (top < barAbove || bottom > innerHeight - barsBelow) card.scrollIntoView({ block: 'center' })
}

function Remaining({ state, timer: { type }, mark }: { state: TimerState; timer: Timer; mark: Mark | null }) {
  const words = timerWords[type]
  const [label, text, small] =
    state.elapsed < 0
      ? ['Starts in', formatLength(-state.elapsed), '']
      : state.isOver
        ? [words.over, formatLength(state.elapsed), 'since the start']
        : state.isReady
          ? [words.ready, state.next ? formatLength(secondsTo(state.next, state)) : '', 'to the next stage']
          : [words.reach, formatLength(state.untilReady), state.reached?.label ?? '']
  return (
    <p className="timer-left" role="timer" aria-live="off">
      <span>{label}</span>
      <b>
        {text}
        {text && !state.isOver && <CertaintyBadge of={mark} at={`#${rulesOfTool}`} />}
      </b>
      <small>{small}</small>
    </p>
  )
}

function secondsTo(mark: TimerMark, { elapsed }: TimerState): number {
  return mark.seconds - elapsed
}

/** The marks on a line, to scale; the next one shows its time of day. */
function MarkLine({
  marks,
  state,
  timer,
  now,
  mark: sure,
}: Pick<Props, 'timer' | 'now' | 'mark'> & { marks: TimerMark[]; state: TimerState }) {
  const calls = marks.filter(({ call }) => call)
  return (
    <>
      <ol className="mark-line" style={{ gridTemplateColumns: marks.map((mark, index) => `${markLength(marks, index)}fr`).join(' ') }}>
        {marks.map((mark, index) => {
          const from = mark.seconds - markLength(marks, index)
          const filled = now !== null ? Math.min(1, Math.max(0, (state.elapsed - from) / (mark.seconds - from))) : 0
          return (
            <li key={mark.seconds} className={mark.ready ? 'ripe' : undefined} title={mark.label}>
              <i style={{ width: `${Math.round(filled * 100)}%` }} />
              <span className="sr">
                {mark.label} {filled >= 1 ? 'reached' : `after ${formatLength(mark.seconds)}`}
              </span>
            </li>
          )
        })}
      </ol>
      <p
        className="mark-calls"
        style={{ gridTemplateColumns: calls.map((_, index) => `minmax(max-content, ${markLength(calls, index)}fr)`).join(' ') }}
      >
        {calls.map((mark) => (
          <span key={mark.seconds}>
            <b>{mark.label}</b> <Moment at={timer.start + mark.seconds} now={now} />
            <CertaintyBadge of={sure} at={`#${rulesOfTool}`} />
          </span>
        ))}
      </p>
    </>
  )
}

function markLength(marks: readonly TimerMark[], place: number): number {
  return (marks[place]?.seconds ?? 0) - (marks[place - 1]?.seconds ?? 0)
}

/** Time of day in the reader's time zone; the server does not know that and renders UTC. */
function Moment({ at, now }: { at: number; now: number | null }) {
  const isLocal = now !== null
  const date = new Date(at * 1000)
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }
  const isToday = isLocal && date.toDateString() === new Date(now).toDateString()
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: 'numeric', month: 'short' }
  const text = new Intl.DateTimeFormat('en-GB', { ...day, ...options, ...(isLocal ? {} : { timeZone: 'UTC' }) }).format(date)
  return <time dateTime={date.toISOString()}>{isLocal ? text : `${text} UTC`}</time>
}
