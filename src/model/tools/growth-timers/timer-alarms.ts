import { callTag, formatTimers, listMarks, parseTimers, type TimerMark, type Timer, type TimerRules } from './growth-timers.ts'

/** Until when each timer keeps quiet, in seconds since 1970, by the timer's own text. */
export type Snoozes = Readonly<Record<string, number>>

export const noSnoozes: Snoozes = {}

/** How long a snooze is, in seconds. */
export const snoozeLength = 5 * 60

/** A call that nobody has answered. */
export type Alarm = {
  timer: Timer
  mark: TimerMark
  /** When it began, or began again after a snooze, in milliseconds. */
  since: number
  /** What it goes by: two timers of one name are two alarms, and so is one alarm before and after a snooze. */
  tag: string
}

/** The last call of each timer, while its timer is there and does not snooze; the one that waits longest comes first. `now` is in milliseconds. */
export function alarmsAt(timers: readonly Timer[], rules: TimerRules, snoozes: Snoozes, now: number): Alarm[] {
  return timers
    .flatMap((timer): Alarm[] => {
      const mark = listMarks(timer.type, timer.count, rules).findLast(({ call, seconds }) => call && (timer.start + seconds) * 1000 <= now)
      const quietUntil = (snoozes[formatTimers([timer])] ?? 0) * 1000
      if (!mark || quietUntil > now) return []
      const since = Math.max((timer.start + mark.seconds) * 1000, quietUntil)
      return [{ timer, mark, since, tag: `${callTag(timer, mark)} ${since}` }]
    })
    .toSorted((a, b) => a.since - b.since)
}

/** These timers keep quiet from now on; of those that are gone nothing is kept. */
export function snooze(snoozes: Snoozes, sleepy: readonly Timer[], timers: readonly Timer[], now: number): Snoozes {
  const until = Math.floor(now / 1000) + snoozeLength
  const snoozed = timers.flatMap((timer): [string, number][] => {
    const text = formatTimers([timer])
    const at = sleepy.some((one) => formatTimers([one]) === text) ? until : snoozes[text]
    return at === undefined ? [] : [[text, at]]
  })
  return Object.fromEntries(snoozed)
}

/** "1763712600 plant.1763712000.1.Afage", as the browser keeps it, one line each. */
export function formatSnoozes(snoozes: Snoozes): string {
  return Object.entries(snoozes)
    .map(([timer, until]) => `${until} ${timer}`)
    .join('\n')
}

/** Reads what `formatSnoozes` wrote; what cannot be read is no snooze. */
export function parseSnoozes(text: string): Snoozes {
  const lines = text.split('\n').map((line) => /^(\d{1,11}) (.+)$/.exec(line))
  return Object.fromEntries(
    lines.flatMap((line): [string, number][] =>
      line?.[1] && line[2] && parseTimers(line[2]).timers.length === 1 ? [[line[2], Number(line[1])]] : [],
    ),
  )
}

/** The timer that somebody looks at first: the one that is ready next, or else the one that has been ready longest. */
export function nextTimer(timers: readonly Timer[], rules: TimerRules, now: number): Timer | undefined {
  const known = timers.flatMap((timer) => {
    const ready = listMarks(timer.type, timer.count, rules).find((mark) => mark.ready)
    return ready ? [{ timer, at: timer.start + ready.seconds }] : []
  })
  const inOrder = known.toSorted((a, b) => a.at - b.at)
  return (inOrder.find(({ at }) => at * 1000 > now) ?? inOrder[0])?.timer
}
