import { findAll } from '#web/browser/find.ts'
import { relativeDate } from './full-date.data-attrs.ts'
import { toRelative } from './relative-time.ts'

/** Replaces full dates with "3 days ago"; the full date stays in the title. */
export function startRelativeDates() {
  for (const time of findAll<HTMLTimeElement>(document, relativeDate)) {
    time.title ||= time.textContent
    time.textContent = toRelative(Date.parse(time.dateTime))
  }
}
