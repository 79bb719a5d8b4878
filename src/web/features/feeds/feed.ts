/** A feed, whatever form it is sent in. Addresses are absolute. */
export type Feed = {
  title: string
  description: string
  /** The page the feed follows. */
  home: string
  /** The feed's own address. */
  self: string
  /** A square picture of the site. */
  icon: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  url: string
  title: string
  /** UTC. When it came; where nobody knows that, when the wiki last looked at it. */
  date: string
  isDateOfCheck?: boolean
  author: string
  summary: string
  html: string
  /** Address of the picture that goes with it. */
  picture?: string
}

/** When the newest entry came; feeds must say something, so an empty one says the beginning. */
export function lastUpdate({ entries }: Pick<Feed, 'entries'>): string {
  return (
    entries
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '2020-05-08T00:00:00Z'
  )
}

/** In posts, links are written from "/": readers of feeds need to know where that is. */
export function toAbsolute(html: string, origin: string): string {
  return html.replaceAll(/(href|src)="\//g, `$1="${origin}/`)
}
