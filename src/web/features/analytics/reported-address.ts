/** Below these, the rest of an address is a reader's own words: the name and the contents of a list, say. */
const ownWords = /^\/(list|link)\/.+/

/** What is reported of a view: the page, without search words, filters and anything a reader has written. */
export function toReportedUrl({ origin, pathname }: { origin: string; pathname: string }): string {
  return origin + pathname.replace(ownWords, '/$1/')
}

/** Where a reader came from: of another site only its name, of this one the page as it is reported itself. */
export function toReportedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === ownOrigin ? toReportedUrl({ origin, pathname }) : `${origin}/`
}
