import { dateWords } from '#model/news/date-kind.ts'
import type { PatchNoteDate } from '#model/news/news.ts'
import { formatDate } from '#web/features/dates/full-date.tsx'

/** Only releases have an exact date; other versions have the day they were first seen or announced. */
export function VersionDate({ date }: { date: Pick<PatchNoteDate, 'timestamp' | 'date_kind'> | undefined }) {
  if (!date) return null
  if (!date.timestamp) return <span className="when">no date</span>
  return (
    <time dateTime={date.timestamp} title={dateWords[date.date_kind].meaning}>
      {dateWords[date.date_kind].before}
      {formatDate(date.timestamp)}
    </time>
  )
}
