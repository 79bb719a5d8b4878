import { today } from '#model/text/today.ts'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

let format: Intl.RelativeTimeFormat | undefined

/** "3 days ago". `moment`: milliseconds since the epoch. */
export function toRelative(moment: number): string {
  // Lazy: creating the format takes about 100 ms on a phone.
  format ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  const seconds = (moment - Date.now()) / 1000
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  return format.format(Math.round(seconds / length), unit)
}

/** A day in UTC: "today", "yesterday", "6 days ago", "3 weeks ago". */
export function toRelativeDay(day: string): string {
  const past = Date.parse(day) - Date.parse(today())
  const days = Math.round(past / 86_400_000)
  format ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  return Math.abs(days) < 7 ? format.format(days, 'day') : toRelative(Date.now() + past)
}
