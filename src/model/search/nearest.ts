import { createSimilarity } from '#model/text/similarity.ts'
import type { Entry } from './entry.ts'
import { slips, toBeginning, toWords, type Index } from './search-index.ts'

const maxNearest = 5
/** Names less alike than this have only a few letters in common by chance. */
const leastAlike = 0.5
/** A name that is a whole sentence is not near because one of its words is nearly the same. */
const leastOfName = 0.25
/** Of a text, so many words have to be near where none of them is right. */
const leastOfText = 0.5
/** Beside a name that is much nearer to the same word of the text, another is not near. */
const leastOfBest = 0.4

/** The names nearest to a text that leads nowhere. */
export function findNearest<One extends Entry>(
  { engine, entries, names }: Index<One>,
  written: string,
  isWanted: (entry: One) => boolean,
): One[] {
  const text = toBeginning(written)
  const hits = engine.search(toWords(text), { fields: ['name', 'alias', 'keywords'], fuzzy: slips, prefix: true, combineWith: 'OR' })
  const wanted = toWords(text).split(' ').length
  const best = (term: string) => hits.find(({ queryTerms }) => queryTerms.includes(term))?.score ?? 0
  const alike = hits.filter(({ id, score, terms, queryTerms }) => {
    const length = entries[id as number]?.suggestion.name.split(' ').length ?? 0
    const isNamed = terms.filter((term) => queryTerms.includes(term)).length >= wanted
    const isSome = (isOne: (term: string, word: string) => boolean) => terms.some((term) => queryTerms.some((word) => isOne(term, word)))
    const isMeant = isSome((term, word) => term.startsWith(word))
    // One word of many that is nearly another word says nothing: "no such page" means no cage. Nor does "old page": first letters are seldom wrong.
    const isNear = queryTerms.length >= leastOfText * wanted && (wanted === 1 || isSome((term, word) => term[0] === word[0]))
    if (!isMeant && !isNear) return false
    return isNamed || (terms.length >= leastOfName * length && queryTerms.some((term) => score >= leastOfBest * best(term)))
  })
  const ids = alike.length > 0 ? alike.map(({ id }) => id as number) : listAlike(names, text)
  return ids
    .flatMap((id) => entries[id] ?? [])
    .filter(isWanted)
    .slice(0, maxNearest)
}

/** Questions are sentences: one of their words is soon near to anything. */
export function isName({ suggestion: { kind } }: Entry): boolean {
  return kind !== 'answer' && kind !== 'question'
}

/** Where no word is near any word: the names that are spelt most alike as a whole. Their places among the entries. */
function listAlike(names: string[][], text: string): number[] {
  const alikeTo = createSimilarity(text)
  return names
    .map(([name = ''], id) => ({ id, alike: alikeTo(name) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .map(({ id }) => id)
}
