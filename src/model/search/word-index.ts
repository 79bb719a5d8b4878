import MiniSearch from 'minisearch'
import { toTerm, toTokens } from '#model/text/terms.ts'

/** The texts of an entry in which words are found, and how much a word counts in each. */
const boost = { name: 6, alias: 4, keywords: 2, text: 1 }
export type IndexedText = keyof typeof boost

/** An entry as MiniSearch takes it; its id is its place among the entries. */
type WordDocument = Record<IndexedText, string> & { id: number }
export type WordIndex = MiniSearch<WordDocument>

/** Finds entries by the beginnings of words; all words of a text must match unless the search says otherwise. */
export function createWordIndex(): WordIndex {
  return new MiniSearch<WordDocument>({
    fields: Object.keys(boost),
    tokenize: toTokens,
    processTerm: toTerm,
    searchOptions: { boost, prefix: true, combineWith: 'AND' },
  })
}
