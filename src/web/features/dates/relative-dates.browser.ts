import { findAll } from '#web/browser/find.ts'
import { relativeDate } from './full-date.attributes.ts'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** The server writes full dates, the same for every reader; here "3 days ago" takes their place, the full date stays in the title. */
export function startRelativeDates() {
  const times = findAll<HTMLTimeElement>(document, relativeDate)
  // Making the format takes a phone a tenth of a second.
  if (times.length === 0) return
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const time of times) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000
    const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
    time.title ||= time.textContent
    time.textContent = format.format(Math.round(seconds / length), unit)
  }
}
