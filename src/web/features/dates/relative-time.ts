const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

let format: Intl.RelativeTimeFormat | undefined

/** "3 days ago". `moment` as `Date.now()` has it. */
export function toRelative(moment: number): string {
  // Making the format takes a phone a tenth of a second.
  format ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  const seconds = (moment - Date.now()) / 1000
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  return format.format(Math.round(seconds / length), unit)
}
