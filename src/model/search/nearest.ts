import type { SearchResult } from 'minisearch'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { kindOf, namesAt, slips, toBeginning, splitSearchWords, type Index } from './search-index.ts'

const maxNearest = 5
/** Names less alike than this have only a few letters in common by chance. */
const minSimilarity = 0.6
/** A name that is a whole sentence is not near because one of its words is nearly the same. */
const minShareOfName = 0.25
/** The same for a name whose word begins with another letter: "nowhere" is not near to "Where to sell what". */
const minShareOfOther = 0.5
/** Of a text, so many words have to be near where none of them is right. */
const minShareOfText = 0.5
/** Beside a name that is much nearer to the same word of the text, another is not near. */
const minShareOfBest = 0.4

/** The names nearest to a text that leads nowhere, by their places. */
export function findNearest(index: Index, written: string, isWanted: (place: number) => boolean): number[] {
  const text = toBeginning(written)
  const hits = index.words.search(splitSearchWords(text), { fields: ['name', 'alias', 'keywords'], fuzzy: slips, combineWith: 'OR' })
  const wanted = splitSearchWords(text).split(' ').length
  const best = new Map<string, number>()
  for (const { score, queryTerms } of hits) for (const term of queryTerms) best.set(term, Math.max(best.get(term) ?? 0, score))
  const alike = hits.filter((hit) => {
    const { id, score, terms, queryTerms } = hit
    const isNamed = terms.filter((term) => queryTerms.includes(term)).length >= wanted
    // One word of many that is nearly another word says nothing: "no such page" means no cage. Nor does "old page": first letters are seldom wrong.
    const isNear = queryTerms.length >= minShareOfText * wanted && (wanted === 1 || beginsAlike(hit))
    if (!isMeant(hit) && !isNear) return false
    const isMuch = terms.length >= (isMeant(hit) || beginsAlike(hit) ? minShareOfName : minShareOfOther) * index.wordsOfName[id]!
    return isNamed || (isMuch && queryTerms.some((term) => score >= minShareOfBest * (best.get(term) ?? 0)))
  })
  const pick = (places: readonly number[]) => dropSameNames(index, places).slice(0, maxNearest)
  if (alike.length === 0) return pick(listAlike(index, text).filter(isWanted))
  const near = alike.filter(({ id }) => isWanted(id))
  // Beside a name that has a word of the text, one with a word that is only near to another is far, if that is not all of its name.
  const meant = preferring(near, isMeant, (hit) => isMeant(hit) || hit.terms.length >= index.wordsOfName[hit.id]!)
  return pick(preferring(meant, beginsAlike).map(({ id }) => id as number))
}

/** Of things with the same name, the nearest one: a reader cannot tell the others apart. */
function dropSameNames(index: Index, places: readonly number[]): number[] {
  const byName = new Map<string, number>()
  for (const place of places) {
    const name = namesAt(index.names, place)[0] ?? ''
    if (!byName.has(name)) byName.set(name, place)
  }
  return [...byName.values()]
}

const hasOne = (isOne: (term: string, word: string) => boolean) => (hit: SearchResult) =>
  hit.terms.some((term) => hit.queryTerms.some((word) => isOne(term, word)))
const isMeant = hasOne((term, word) => term.startsWith(word))
const beginsAlike = hasOne((term, word) => term[0] === word[0])

/** Where one hit is better, those that are good enough beside it; else all. */
const preferring = (hits: SearchResult[], isBetter: (hit: SearchResult) => boolean, isEnough = isBetter) =>
  hits.some(isBetter) ? hits.filter(isEnough) : hits

/** Questions are sentences: one of their words is soon near to anything. */
export function isName(index: Index, place: number): boolean {
  const kind = kindOf(index, place)
  return kind !== 'answer' && kind !== 'question'
}

/** Where no word is near any word: the names that are spelt most alike as a whole. Their places among the entries. */
function listAlike({ names }: Index, text: string): number[] {
  const alikeTo = createSimilarity(text)
  const pairs = toComparable(text).length - 1
  const found: { place: number; alike: number }[] = []
  for (let place = 0; place + 1 < names.at.length; place++) {
    const name = namesAt(names, place)[0] ?? ''
    // So much longer or shorter, a name cannot have enough letters in common: most of thousands need no closer look.
    if (2 * Math.min(pairs, name.length - 1) < minSimilarity * (pairs + name.length - 1)) continue
    const alike = alikeTo(name)
    if (alike >= minSimilarity) found.push({ place, alike })
  }
  return found.toSorted((a, b) => b.alike - a.alike).map(({ place }) => place)
}
