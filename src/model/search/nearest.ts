import type { SearchResult } from 'minisearch'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import { kindOf, namesAt, slips, toBeginning, splitSearchWords, type Index } from './search-index.ts'

const maxNearest = 5
/** Below this similarity, names share letters by chance. */
const minSimilarity = 0.6
/** Share of a name's words that must match, so that one similar word does not match a whole sentence. */
const minShareOfName = 0.25
/** The same when the matching word begins with another letter: "nowhere" does not match "Where to sell what". */
const minShareOfOther = 0.5
/** Share of the text's words that must match approximately if none matches exactly. */
const minShareOfText = 0.5
/** Names below this share of the best score for the same word are dropped. */
const minShareOfBest = 0.4

/** Finds the most similar names for a text without results; returns indexes of entries. */
export function findNearest(index: Index, query: string, isEligible: (entry: number) => boolean): number[] {
  const text = toBeginning(query)
  const hits = index.words.search(splitSearchWords(text), { fields: ['name', 'alias', 'keywords'], fuzzy: slips, combineWith: 'OR' })
  const wordCount = splitSearchWords(text).split(' ').length
  const best = new Map<string, number>()
  for (const { score, queryTerms } of hits) for (const term of queryTerms) best.set(term, Math.max(best.get(term) ?? 0, score))
  const alike = hits.filter((hit) => {
    const { id, score, terms, queryTerms } = hit
    const isNamed = terms.filter((term) => queryTerms.includes(term)).length >= wordCount
    // "no such page" and "old page" do not mean "cage": one similar word of many is chance, and first letters are rarely wrong.
    const isNear = queryTerms.length >= minShareOfText * wordCount && (wordCount === 1 || beginsAlike(hit))
    if (!isMeant(hit) && !isNear) return false
    const isMuch = terms.length >= (isMeant(hit) || beginsAlike(hit) ? minShareOfName : minShareOfOther) * index.wordsOfName[id]!
    return isNamed || (isMuch && queryTerms.some((term) => score >= minShareOfBest * (best.get(term) ?? 0)))
  })
  const pickNearest = (entries: readonly number[]) => dropSameNames(index, entries).slice(0, maxNearest)
  if (alike.length === 0) return pickNearest(listAlike(index, text).filter(isEligible))
  const near = alike.filter(({ id }) => isEligible(id))
  // If a name has a word of the text, names with an approximate match are dropped unless it covers the whole name.
  const meant = preferring(near, isMeant, (hit) => isMeant(hit) || hit.terms.length >= index.wordsOfName[hit.id]!)
  return pickNearest(preferring(meant, beginsAlike).map(({ id }) => id as number))
}

/** Keeps the best entry of each name: readers cannot tell equal names apart. */
function dropSameNames(index: Index, entries: readonly number[]): number[] {
  const byName = new Map<string, number>()
  for (const entry of entries) {
    const name = namesAt(index.names, entry)[0] ?? ''
    if (!byName.has(name)) byName.set(name, entry)
  }
  return [...byName.values()]
}

const hasPair = (matches: (term: string, word: string) => boolean) => (hit: SearchResult) =>
  hit.terms.some((term) => hit.queryTerms.some((word) => matches(term, word)))
const isMeant = hasPair((term, word) => term.startsWith(word))
const beginsAlike = hasPair((term, word) => term[0] === word[0])

/** If a hit is better, the hits that are good enough beside it; else all. */
const preferring = (hits: SearchResult[], isBetter: (hit: SearchResult) => boolean, isEnough = isBetter) =>
  hits.some(isBetter) ? hits.filter(isEnough) : hits

/** False for questions: they are sentences, in which some word is similar to almost anything. */
export function isName(index: Index, entry: number): boolean {
  const kind = kindOf(index, entry)
  return kind !== 'answer' && kind !== 'question'
}

/** The names that are most similar as a whole, best first; returns indexes of entries. */
export function listAlike({ names }: Pick<Index, 'names'>, text: string): number[] {
  const similarityOf = createSimilarity(text)
  const pairs = toComparable(text).length - 1
  const matches: { entry: number; similarity: number }[] = []
  for (let entry = 0; entry + 1 < names.at.length; entry++) {
    const name = namesAt(names, entry)[0] ?? ''
    // Skips names whose length alone rules out enough common pairs.
    if (2 * Math.min(pairs, name.length - 1) < minSimilarity * (pairs + name.length - 1)) continue
    const similarity = similarityOf(name)
    if (similarity >= minSimilarity) matches.push({ entry, similarity })
  }
  return matches.toSorted((a, b) => b.similarity - a.similarity).map(({ entry }) => entry)
}
