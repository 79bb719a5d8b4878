import MiniSearch from 'minisearch'
import { toTerm, toTokens } from '#model/text/terms.ts'

/** Indexed texts of an entry, with the weight of a word in each. */
const boost = { name: 6, alias: 4, keywords: 2, text: 1 }
export type IndexedText = keyof typeof boost

/** A document for MiniSearch; the id is the index of the entry. */
type WordDocument = Record<IndexedText, string> & { id: number }
export type WordIndex = MiniSearch<WordDocument>

/** Matches the beginnings of words; all words of a text must match unless the search options say otherwise. */
export function createWordIndex(): WordIndex {
  return new MiniSearch<WordDocument>({
    fields: Object.keys(boost),
    tokenize: toTokens,
    processTerm: toTerm,
    searchOptions: { boost, prefix: true, combineWith: 'AND' },
  })
}
