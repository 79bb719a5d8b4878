import { toTerm, toTokens } from '#model/text/terms.ts'

/** Where a word of an entry may stand. How much a word counts there is in the same order. */
export const fields = ['name', 'alias', 'keywords', 'text'] as const
export type Field = (typeof fields)[number]
type Texts = Record<Field, string>

/** How often a word stands in a field is counted so far, and kept beside the place of the entry. */
const mostTimes = 1023

/**
 * Which words stand where, in a few long lists of numbers instead of a tree of maps: such lists are stored and loaded as they are, and of
 * them nothing is made before it is asked for (decision 20).
 */
export type WordIndex = {
  /** Of how many entries. */
  count: number
  /** All words, as they are compared, in the order of the alphabet, one behind the other; and where each begins. */
  terms: string
  termAt: Uint32Array
  /** Where the list of each word and field begins in `held`. */
  listAt: Uint32Array
  /** In which entries a word stands, and how often: what `openList` reads. */
  held: Uint8Array
  /** Of each entry and field, how many different words it has, and of each field, how many there are on average. */
  lengths: Uint16Array
  averages: number[]
}

const placeOf = (held: number) => Math.floor(held / (mostTimes + 1))
const timesOf = (held: number) => held % (mostTimes + 1)

/** Takes in one entry after the other; its place is how many were there before. */
export function beginWords() {
  const lists = new Map<string, (number[] | undefined)[]>()
  const lengths: number[] = []
  const known = new Map<string, string | null>()
  let count = 0

  function toKnownTerm(word: string): string | null {
    let term = known.get(word)
    if (term === undefined) known.set(word, (term = toTerm(word)))
    return term
  }

  function put(term: string, field: number) {
    let ofTerm = lists.get(term)
    if (!ofTerm) lists.set(term, (ofTerm = []))
    const list = (ofTerm[field] ??= [])
    const last = list.at(-1)
    if (last === undefined || placeOf(last) !== count) list.push(count * (mostTimes + 1) + 1)
    else if (timesOf(last) < mostTimes) list[list.length - 1] = last + 1
  }

  return {
    add(texts: Texts) {
      for (const [field, name] of fields.entries()) {
        const words = toTokens(texts[name])
        for (const word of words) {
          const term = toKnownTerm(word)
          if (term !== null) put(term, field)
        }
        lengths.push(Math.min(new Set(words).size, 0xffff))
      }
      count += 1
    },

    finish(): WordIndex {
      const terms = [...lists.keys()].toSorted()
      const termAt = new Uint32Array(terms.length + 1)
      const listAt = new Uint32Array(terms.length * fields.length + 1)
      const held: number[] = []
      for (const [number, term] of terms.entries()) {
        termAt[number + 1] = termAt[number]! + term.length
        for (const field of fields.keys()) {
          writeList(held, lists.get(term)?.[field] ?? [])
          listAt[number * fields.length + field + 1] = held.length
        }
      }
      const averages = fields.map(
        (_, field) => lengths.reduce((sum, length, at) => (at % fields.length === field ? sum + length : sum), 0) / count,
      )
      return { count, terms: terms.join(''), termAt, listAt, held: Uint8Array.from(held), lengths: Uint16Array.from(lengths), averages }
    },
  }
}

/** Seven bits to a byte; the eighth says that more come. */
function writeNumber(bytes: number[], number: number) {
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128)
  bytes.push(number)
}

/** How many entries there are; then of each, how far it is from the one before and whether the word stands there several times, and then how often. */
function writeList(bytes: number[], list: readonly number[]) {
  if (list.length > 0) writeNumber(bytes, list.length)
  let before = 0
  for (const held of list) {
    const [place, times] = [placeOf(held), timesOf(held)]
    writeNumber(bytes, (place - before) * 2 + Number(times > 1))
    if (times > 1) writeNumber(bytes, times)
    before = place
  }
}

/** How many entries hold a word in a field, and the way to go through them. */
export function openList({ held, listAt }: WordIndex, term: number, field: number) {
  const list = term * fields.length + field
  const end = listAt[list + 1]!
  const reader = openNumbers(held, listAt[list]!)
  const count = reader.at < end ? reader.next() : 0
  return {
    count,
    each(visit: (place: number, times: number) => void) {
      for (let place = 0; reader.at < end;) {
        const step = reader.next()
        place += step >>> 1
        visit(place, step & 1 ? reader.next() : 1)
      }
    },
  }
}

function openNumbers(bytes: Uint8Array, at: number) {
  const reader = {
    at,
    next() {
      let byte = bytes[reader.at++]!
      let number = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[reader.at++]!
        number |= (byte & 127) << shift
      }
      return number
    },
  }
  return reader
}

export function termOf({ terms, termAt }: WordIndex, number: number): string {
  return terms.slice(termAt[number], termAt[number + 1])
}

/** The first word, from a place on, that does not come before this one. */
export function findTerm(index: WordIndex, wanted: string, from = 0): number {
  let low = from
  let high = index.termAt.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (termOf(index, middle) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Every word that is another than `wanted` in at most so many letters, and in how many. */
export function eachNear(index: WordIndex, wanted: string, most: number, visit: (term: number, distance: number) => void) {
  const { terms, termAt } = index
  const width = wanted.length + 1
  const longest = wanted.length + most
  // Row by row, how far the beginnings of a word are from those of `wanted`. Words stand in order, so most rows hold for the next one, too.
  const rows = new Uint8Array((longest + 1) * width)
  for (let column = 0; column < width; column++) rows[column] = column
  let valid = 0
  for (let term = 0; term + 1 < termAt.length; term++) {
    const start = termAt[term]!
    const length = termAt[term + 1]! - start
    valid = term === 0 ? 0 : Math.min(valid, countShared(terms, termAt[term - 1]!, start, length))
    if (length > longest) continue
    let isHopeless = false
    while (valid < length && !isHopeless) {
      const letter = terms.charCodeAt(start + valid)
      const above = valid * width
      const row = above + width
      let least = (rows[row] = ++valid)
      for (let column = 1; column < width; column++) {
        const swapped = rows[above + column - 1]! + (letter === wanted.charCodeAt(column - 1) ? 0 : 1)
        const distance = Math.min(swapped, rows[above + column]! + 1, rows[row + column - 1]! + 1)
        rows[row + column] = distance
        if (distance < least) least = distance
      }
      isHopeless = least > most
    }
    // No other word that begins so is nearer.
    if (isHopeless) term = findTerm(index, `${terms.slice(start, start + valid)}\uffff`, term + 1) - 1
    else if (rows[length * width + wanted.length]! <= most) visit(term, rows[length * width + wanted.length]!)
  }
}

/** How many letters two words have in common at their beginnings: the word before, which ends where this one starts, and this one. */
function countShared(terms: string, before: number, start: number, length: number): number {
  const most = Math.min(length, start - before)
  let shared = 0
  while (shared < most && terms.charCodeAt(start + shared) === terms.charCodeAt(before + shared)) shared++
  return shared
}
