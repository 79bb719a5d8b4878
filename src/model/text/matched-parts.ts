import { toComparable } from './slugs.ts'

/** A piece of a text, and whether it is what was searched for. */
export type Part = { text: string; matched: boolean }

/** Letters of a query that are looked at. Search itself takes fewer; of thousands, each would be compared with each word of a text. */
const longestQuery = 100
const word = /[\p{L}\p{N}+'’]+/gu

/**
 * Cuts a text where words begin with a word of the query; apostrophes, accents and capitals do not count:
 * "hobson" marks "Hobson" in "Hobson's Powerworks", "hobsons" marks "Hobson's".
 */
export function matchedParts(text: string, query: string): Part[] {
  const wanted = (query.slice(0, longestQuery).match(word) ?? []).map(toComparable).filter(Boolean)
  const parts: Part[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const plain = toComparable(found)
    const longest = Math.max(0, ...wanted.filter((one) => plain.startsWith(one)).map(({ length }) => length))
    if (longest === 0) continue
    const end = index + lengthOf(found, longest)
    if (index > done) parts.push({ text: text.slice(done, index), matched: false })
    parts.push({ text: text.slice(index, end), matched: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false })
  return parts
}

/** How many characters of a word hold so many that count. */
function lengthOf(found: string, counting: number): number {
  let length = 0
  while (length < found.length && toComparable(found.slice(0, length)).length < counting) length++
  return length
}

/** The piece of a long text around its first match, cut between words. */
export function excerptAround(text: string, query: string, length: number): string {
  if (text.length <= length) return text
  const parts = matchedParts(text, query)
  const first = parts.findIndex(({ matched }) => matched)
  const at = first < 0 ? 0 : parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0)
  const lead = Math.floor(length / 3)
  const start = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1
  const last = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length)
  const end = last > start ? last : start + length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
