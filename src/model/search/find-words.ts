import { toTerm, toTokens } from '#model/text/terms.ts'
import { eachNear, fields, findTerm, openList, termOf, type Field, type WordIndex } from './word-index.ts'

/** How much a word counts in each field. */
const boosts: Record<Field, number> = { name: 6, alias: 4, keywords: 2, text: 1 }
/** What a word counts that only begins so, or is only near to it, beside the very word. */
const part = { prefix: 0.375, near: 0.45 }
/** Okapi BM25+: a rare word says more, a word that stands often a bit more, a short field more than a long one. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }
const mostWrong = 6

export type HowToFind = {
  /** In which fields; in all where none are named. */
  in?: readonly Field[]
  /** How many letters of a word may be wrong; below 1 as a part of its length. */
  fuzzy?: (term: string) => number | false
  /** Whether one of the words is enough. */
  anyWord?: boolean
  /** Hears which word of the text was found as which word of an entry. */
  heard?: (place: number, wanted: string, term: string) => void
}

/** Words that are near to one, by that word and how many of its letters may be wrong. */
type Near = Map<string, { term: number; distance: number }[]>
/** One text is looked for in several ways, one after the other: so many words of it are kept. */
const mostNear = 12

type Workbench = { scores: Float64Array; matched: Uint8Array; distinct: Uint8Array; own: Float64Array; near: Near }
const workbenches = new WeakMap<WordIndex, Workbench>()

/** What is needed each time, made once for an index: at each letter anew, it would be a megabyte of garbage. */
function workbenchOf(index: WordIndex): Workbench {
  const { count } = index
  let bench = workbenches.get(index)
  if (!bench) {
    const [scores, own] = [new Float64Array(count), new Float64Array(count)]
    bench = { scores, own, matched: new Uint8Array(count), distinct: new Uint8Array(count), near: new Map() }
    workbenches.set(index, bench)
  }
  return bench
}

function listNear(index: WordIndex, near: Near, word: string, wrong: number) {
  const key = `${wrong} ${word}`
  let found = near.get(key)
  if (!found) {
    found = []
    const all = found
    eachNear(index, word, wrong, (term, distance) => all.push({ term, distance }))
    near.set(key, found)
    const [oldest = ''] = near.keys()
    if (near.size > mostNear) near.delete(oldest)
  }
  return found
}

/**
 * The entries that hold words which begin as those of a text do, in the order of their places, and how well each fits: until the next
 * time that somebody looks in the index.
 */
export function findWords(index: WordIndex, text: string, { in: within = fields, fuzzy, anyWord = false, heard }: HowToFind) {
  const wanted = toTokens(text).flatMap((word) => toTerm(word) ?? [])
  const { scores, matched, distinct, own, near } = workbenchOf(index)
  for (const one of [scores, matched, distinct, own]) one.fill(0)
  const looked = within.map((field) => {
    const place = fields.indexOf(field)
    return { place, boost: boosts[field], average: index.averages[place]! }
  })

  function give(term: number, share: number, word: string, holding: number[]) {
    for (const { place: field, boost, average } of looked) {
      const { count, each } = openList(index, term, field)
      const rarity = Math.log(1 + (index.count - count + 0.5) / (count + 0.5))
      const worth = share * boost * rarity
      each((place, times) => {
        const length = index.lengths[place * fields.length + field]!
        if (own[place] === 0) holding.push(place)
        own[place]! += worth * (bm25.d + (times * (bm25.k + 1)) / (times + bm25.k * (1 - bm25.b + (bm25.b * length) / average)))
        heard?.(place, word, termOf(index, term))
      })
    }
  }

  const found: number[] = []
  for (const [number, word] of wanted.entries()) {
    const holding: number[] = []
    eachMatch(index, near, word, fuzzy?.(word) ?? false, (term, share) => give(term, share, word, holding))
    const isFirst = wanted.indexOf(word) === number
    for (const place of holding) {
      if (matched[place] === 0) found.push(place)
      scores[place]! += own[place]!
      own[place] = 0
      matched[place]! += 1
      if (isFirst) distinct[place]! += 1
    }
  }
  const places = [...Uint32Array.from(anyWord ? found : found.filter((place) => matched[place] === wanted.length)).toSorted()]
  for (const place of places) scores[place]! *= distinct[place]!
  return { places, scores }
}

/** The words of the index that a word may stand for, and how much each of them counts. */
function eachMatch(index: WordIndex, near: Near, word: string, fuzzy: number | false, visit: (term: number, share: number) => void) {
  const first = findTerm(index, word)
  let end = first
  for (; end + 1 < index.termAt.length && index.terms.startsWith(word, index.termAt[end]) && lengthOf(index, end) >= word.length; end++) {
    const length = lengthOf(index, end)
    const more = length - word.length
    visit(end, more === 0 ? 1 : (part.prefix * length) / (length + 0.3 * more))
  }
  const wrong = fuzzy === false ? 0 : fuzzy < 1 ? Math.min(mostWrong, Math.round(word.length * fuzzy)) : fuzzy
  if (wrong === 0) return
  for (const { term, distance } of listNear(index, near, word, wrong)) {
    if (term >= first && term < end) continue
    const length = lengthOf(index, term)
    visit(term, (part.near * length) / (length + distance))
  }
}

const lengthOf = ({ termAt }: WordIndex, term: number) => termAt[term + 1]! - termAt[term]!
