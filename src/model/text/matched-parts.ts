import { toComparable } from './slugs.ts'

/** A piece of a text, and whether it is what was searched for. */
export type Part = { text: string; matched: boolean }

/** Letters of a query that are looked at. Search itself takes fewer; of thousands, each would be compared with each word of a text. */
const maxQueryLength = 100
const word = /[\p{L}\p{N}+'’]+/gu

/**
 * Cuts a text where words begin with a word of the query; apostrophes, accents and capitals do not count:
 * "hobson" marks "Hobson" in "Hobson's Powerworks", "hobsons" marks "Hobson's".
 */
export function matchedParts(text: string, query: string): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const { at, end } of findMatches(text, query)) {
    if (at > done) parts.push({ text: text.slice(done, at), matched: false })
    parts.push({ text: text.slice(at, end), matched: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false })
  return parts
}

/** Whether a text holds anything that was searched for. */
export const isMatched = (text: string, query: string) => !findMatches(text, query).next().done

/** From where to where, one after the other: of a long text, most ask only for the first. */
function* findMatches(text: string, query: string): Generator<{ at: number; end: number }, undefined> {
  const wanted = (query.slice(0, maxQueryLength).match(word) ?? []).map(toComparable).filter(Boolean)
  for (const { 0: found, index: at } of text.matchAll(word)) {
    const plain = toComparable(found)
    const longest = Math.max(0, ...wanted.filter((one) => plain.startsWith(one)).map(({ length }) => length))
    if (longest > 0) yield { at, end: at + countCharacters(found, longest) }
  }
}

/** How many characters of a word hold so many that count. */
function countCharacters(found: string, counting: number): number {
  let length = 0
  while (length < found.length && toComparable(found.slice(0, length)).length < counting) length++
  return length
}

/** The piece of a long text around its first match, cut between words. */
export function excerptAround(text: string, query: string, length: number): string {
  if (text.length <= length) return text
  const { at = 0 } = findMatches(text, query).next().value ?? {}
  const lead = Math.floor(length / 3)
  const start = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1
  const last = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length)
  const end = last > start ? last : start + length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? '\u00A0…' : ''}`
}
