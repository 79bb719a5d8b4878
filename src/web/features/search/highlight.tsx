import { matchedParts } from '#model/text/matched-parts.ts'

/** A text with what was searched for marked. The text is written as text: nothing in it can become markup. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map((part, place) => (part.matched ? <mark key={place}>{part.text}</mark> : part.text))
}
