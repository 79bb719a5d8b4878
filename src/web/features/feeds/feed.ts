/** A feed in any format. URLs are absolute. */
export type Feed = {
  title: string
  description: string
  /** URL of the page that the feed follows. */
  home: string
  /** URL of the feed. */
  self: string
  /** URL of a square picture of the site. */
  icon: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  url: string
  title: string
  /** UTC: date of publication, or of the wiki's last check if that is unknown. */
  date: string
  isDateOfCheck?: boolean
  author: string
  summary: string
  html: string
  /** URL of a picture. */
  picture?: string
}

/** Date of the newest entry. Feeds require one, so an empty feed has the epoch. */
export function lastUpdate({ entries }: Pick<Feed, 'entries'>): string {
  return (
    entries
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '2020-05-08T00:00:00Z'
  )
}

/** Makes root-relative links absolute: feed readers do not know the origin. */
export function toAbsolute(html: string, origin: string): string {
  return html.replaceAll(/(href|src)="\//g, `$1="${origin}/`)
}
