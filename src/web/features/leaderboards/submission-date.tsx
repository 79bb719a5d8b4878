import { relativeDate } from '#web/features/dates/full-date.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "2026-11-17T20:14:00Z" -> "17 November 2026 at 20:14 UTC" */
export function formatMoment(value: string): string {
  return `${format.format(new Date(value))} UTC`
}

export function formatShortDate(value: string): string {
  return short.format(new Date(value))
}

/** Date of submission: a script replaces it with "4 days ago"; the title has the full time. */
export function SubmissionDate({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} {...dataAttr(relativeDate)} tabIndex={0}>
      {formatShortDate(at)}
    </time>
  )
}
