import { toComparable } from './slugs.ts'

/** A piece of a text, and whether it matches the query. */
export type MatchedPart = { text: string; matched: boolean }

/** Characters of a query that are compared; search itself takes fewer. */
const maxQueryLength = 100
const word = /[\p{L}\p{N}+'’]+/gu

/**
 * Splits a text at the words that begin with a word of the query; apostrophes, accents and capitals do not count:
 * "hobson" matches "Hobson" in "Hobson's Powerworks", "hobsons" matches "Hobson's".
 */
export function matchedParts(text: string, query: string): MatchedPart[] {
  const parts: MatchedPart[] = []
  let done = 0
  for (const { at, end } of findMatches(text, query)) {
    if (at > done) parts.push({ text: text.slice(done, at), matched: false })
    parts.push({ text: text.slice(at, end), matched: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false })
  return parts
}

/** True when a word of the text begins with a word of the query. */
export const isMatched = (text: string, query: string) => !findMatches(text, query).next().done

/** Yields the matches in order; a generator because most callers need only the first. */
function* findMatches(text: string, query: string): Generator<{ at: number; end: number }, undefined> {
  const queryWords = (query.slice(0, maxQueryLength).match(word) ?? []).map(toComparable).filter(Boolean)
  for (const { 0: match, index: at } of text.matchAll(word)) {
    const plain = toComparable(match)
    const longest = Math.max(0, ...queryWords.filter((queryWord) => plain.startsWith(queryWord)).map(({ length }) => length))
    if (longest > 0) yield { at, end: at + countCharacters(match, longest) }
  }
}

/** Number of characters of a word that contain `counting` comparable ones. */
function countCharacters(text: string, counting: number): number {
  let length = 0
  while (length < text.length && toComparable(text.slice(0, length)).length < counting) length++
  return length
}

/** Excerpt of about `length` characters around the first match, cut between words. */
export function excerptAround(text: string, query: string, length: number): string {
  if (text.length <= length) return text
  const { at = 0 } = findMatches(text, query).next().value ?? {}
  const lead = Math.floor(length / 3)
  const start = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1
  const last = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length)
  const end = last > start ? last : start + length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? '\u00A0…' : ''}`
}
