import { dateWords } from '#model/news/date-kind.ts'
import type { Mention } from '#model/news/mention.ts'
import { formatDate } from '#web/features/dates/full-date.tsx'

const kinds = {
  patch: { label: 'Patch notes', className: 'label' },
  post: { label: 'Blog', className: 'label leaf' },
  update: { label: 'Wiki', className: 'label teal' },
  later: { label: 'Later versions', className: 'label' },
} as const satisfies Record<Mention['kind'], { label: string; className: string }>

/** Mentions shown at first, with excerpts; older ones are collapsed. */
const shown = 3

/** Mentions of an item in later versions, patch notes, the blog and the wiki's history, newest first. */
export function ItemMentions({ mentions }: { mentions: Mention[] }) {
  const older = mentions.slice(shown)
  return (
    <div className="card">
      <List of={mentions.slice(0, shown)} hasExcerpts />
      {older.length > 0 && (
        <details className="fold">
          <summary>{older.length} more</summary>
          <List of={older} />
        </details>
      )}
    </div>
  )
}

function List({ of, hasExcerpts = false }: { of: Mention[]; hasExcerpts?: boolean }) {
  return (
    <ul className="mentions">
      {of.map((mention) => {
        const { kind, id, title, excerpt, brought, path } = mention
        return (
          <li key={`${kind} ${id}`}>
            <span className={kinds[kind].className}>{kinds[kind].label}</span> <a href={path}>{title}</a>{' '}
            {kind !== 'later' && <DateOf mention={mention} />}
            {hasExcerpts && (brought || excerpt !== '') && (
              <p className="sm soft">
                {brought && (excerpt ? 'Known since this version: ' : 'Known since this version.')}
                {excerpt}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Only releases and posts have an exact date; other versions have the day they were first seen or announced. */
function DateOf({ mention: { date, date_kind } }: { mention: Mention }) {
  if (!date) return <span className="when">no date</span>
  return (
    <time dateTime={date}>
      {dateWords[date_kind].before}
      {formatDate(date)}
    </time>
  )
}
