import { matchedParts } from '#model/text/matched-parts.ts'

/** Text with the matches of the query highlighted. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map((part, index) => (part.matched ? <mark key={index}>{part.text}</mark> : part.text))
}
