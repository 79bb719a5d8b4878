/** Paths that continue with the reader's own text, such as the name and content of a list. */
const ownWords = /^\/(list|link)\/.+/

/** The page URL to report, without query and without the reader's text. */
export function toReportedUrl({ origin, pathname }: { origin: string; pathname: string }): string {
  return origin + pathname.replace(ownWords, '/$1/')
}

/** The referrer to report: only the origin of another site, or the reported URL of a page of this site. */
export function toReportedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === ownOrigin ? toReportedUrl({ origin, pathname }) : `${origin}/`
}
