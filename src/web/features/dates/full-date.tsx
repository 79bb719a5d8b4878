import { relativeDate } from './full-date.data-attrs.ts'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-11-21T00:00:00Z" -> "21 November 2026" */
export function formatDate(value: string): string {
  return format.format(new Date(value))
}

type Props = {
  /** A day or a moment, UTC. */
  value: string
  /** True: browsers put "3 days ago" in its place, with the full date in the title. */
  relative?: boolean
}

/** A date in full, the same for every reader. */
export function FullDate({ value, relative = false }: Props) {
  const full = formatDate(value)
  return (
    <time dateTime={value} {...(relative && { [relativeDate]: true, title: full, tabIndex: 0 })}>
      {full}
    </time>
  )
}
