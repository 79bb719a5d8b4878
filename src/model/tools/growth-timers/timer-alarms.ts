import { callTag, formatTimers, listMarks, parseTimers, type TimerMark, type Timer, type TimerRules } from './growth-timers.ts'

/** End of the snooze of each timer in seconds since 1970, by `formatTimers`. */
export type Snoozes = Readonly<Record<string, number>>

export const noSnoozes: Snoozes = {}

/** Length of a snooze in seconds. */
export const snoozeLength = 5 * 60

/** An alarm that is not dismissed. */
export type Alarm = {
  timer: Timer
  mark: TimerMark
  /** Its start, or the end of its snooze, in milliseconds. */
  since: number
  /** Different for each timer, and before and after a snooze. */
  tag: string
}

/** The latest alarm of each timer that is not snoozed, oldest first. `now` is in milliseconds. */
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

/** Snoozes the timers in `sleepy`; snoozes of timers that no longer exist are dropped. */
export function snooze(snoozes: Snoozes, sleepy: readonly Timer[], timers: readonly Timer[], now: number): Snoozes {
  const until = Math.floor(now / 1000) + snoozeLength
  const snoozed = timers.flatMap((timer): [string, number][] => {
    const text = formatTimers([timer])
    const at = sleepy.some((other) => formatTimers([other]) === text) ? until : snoozes[text]
    return at === undefined ? [] : [[text, at]]
  })
  return Object.fromEntries(snoozed)
}

/** Formats snoozes for storage, one per line: "1763712600 plant.1763712000.1.Afage" */
export function formatSnoozes(snoozes: Snoozes): string {
  return Object.entries(snoozes)
    .map(([timer, until]) => `${until} ${timer}`)
    .join('\n')
}

/** Parses the output of `formatSnoozes`; invalid lines are dropped. */
export function parseSnoozes(text: string): Snoozes {
  const lines = text.split('\n').map((line) => /^(\d{1,11}) (.+)$/.exec(line))
  return Object.fromEntries(
    lines.flatMap((line): [string, number][] =>
      line?.[1] && line[2] && parseTimers(line[2]).timers.length === 1 ? [[line[2], Number(line[1])]] : [],
    ),
  )
}

/** The timer that is ready next, or else the one that has been ready longest. */
export function nextTimer(timers: readonly Timer[], rules: TimerRules, now: number): Timer | undefined {
  const readyTimes = timers.flatMap((timer) => {
    const ready = listMarks(timer.type, timer.count, rules).find((mark) => mark.ready)
    return ready ? [{ timer, at: timer.start + ready.seconds }] : []
  })
  const inOrder = readyTimes.toSorted((a, b) => a.at - b.at)
  return (inOrder.find(({ at }) => at * 1000 > now) ?? inOrder[0])?.timer
}
