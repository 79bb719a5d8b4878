import { relativeDate } from './full-date.data-attrs.ts'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-11-21T00:00:00Z" -> "21 November 2026" */
export function formatDate(value: string): string {
  return format.format(new Date(value))
}

type Props = {
  /** ISO date or timestamp, UTC. */
  value: string
  /** True: the browser shows "3 days ago", with the full date in the title. */
  relative?: boolean
}

/** A full date, the same for every reader. */
export function FullDate({ value, relative = false }: Props) {
  const full = formatDate(value)
  return (
    <time dateTime={value} {...(relative && { [relativeDate]: true, title: full, tabIndex: 0 })}>
      {full}
    </time>
  )
}
