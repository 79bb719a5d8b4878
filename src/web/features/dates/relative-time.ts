import { today } from '#model/text/today.ts'

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute'

const steps: [unit: Unit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Like `Intl.RelativeTimeFormat` with `numeric: 'auto'`, which blocks a phone for 100 to 300 ms when it is created. */
export function formatRelative(count: number, unit: Unit): string {
  const isNamed = unit !== 'hour' && unit !== 'minute'
  if (count === 0) return unit === 'day' ? 'today' : `this ${unit}`
  if (count === -1 && isNamed) return unit === 'day' ? 'yesterday' : `last ${unit}`
  if (count === 1 && isNamed) return unit === 'day' ? 'tomorrow' : `next ${unit}`
  const span = `${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`
  return count < 0 ? `${span} ago` : `in ${span}`
}

/** "3 days ago". `moment`: milliseconds since the epoch. */
export function toRelative(moment: number): string {
  const seconds = (moment - Date.now()) / 1000
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  return formatRelative(Math.round(seconds / length), unit)
}

/** A day in UTC: "today", "yesterday", "6 days ago", "3 weeks ago". */
export function toRelativeDay(day: string): string {
  const past = Date.parse(day) - Date.parse(today())
  const days = Math.round(past / 86_400_000)
  return Math.abs(days) < 7 ? formatRelative(days, 'day') : toRelative(Date.now() + past)
}
