import MiniSearch from 'minisearch'
import { toComparable } from '#model/text/slugs.ts'
import { toTerm, toTokens } from '#model/text/terms.ts'
import type { Entry } from './entry.ts'

/** Of a longer text, only the beginning is looked for: names are shorter, and each word and letter costs time that all readers share. */
const longest = { letters: 80, words: 12 }
/** Words of questions that say nothing of what is looked for: they count only where there is nothing else. */
const small = new Set(
  'a an and are can do does for from get how i in is it me my of on or should the to was what when where which who why with you'.split(' '),
)

/** Texts are ready to be compared: to work that out for each keystroke would cost more than the search. */
export type Index<One extends Entry = Entry> = {
  engine: MiniSearch
  entries: One[]
  /** Of each entry, by its place. */
  names: string[][]
  keywords: string[][]
  /** Both in one text, a space before each: most entries are ruled out by one look at it. */
  letters: string[]
}

export function createIndex<One extends Entry>(entries: One[]): Index<One> {
  const index = beginIndex<One>()
  addToIndex(index, entries)
  return index
}

export function beginIndex<One extends Entry>(): Index<One> {
  const engine = new MiniSearch({
    fields: ['name', 'alias', 'keywords', 'text'],
    searchOptions: { boost: { name: 6, alias: 4, keywords: 2, text: 1 } },
    processTerm: toTerm,
    tokenize: toTokens,
  })
  return { engine, entries: [], names: [], keywords: [], letters: [] }
}

export function addToIndex<One extends Entry>(index: Index<One>, more: readonly One[]) {
  for (const entry of more) {
    index.engine.add({ id: index.entries.length, ...textsOf(entry) })
    put(index, index.entries.length, entry)
  }
}

/** Of the entries, those that may be taken out and put in again: with more of them, a new index is made as quickly. */
const mostRenewed = 1 / 10

/**
 * Makes an index of other entries from one that is there: after a correction nearly all are found by the same texts as before. False, and
 * nothing done, where that is not so.
 */
export function renewIndex<One extends Entry>(index: Index<One>, entries: readonly One[]): boolean {
  if (entries.length !== index.entries.length) return false
  const before = index.entries.map(textsOf)
  const texts = entries.map(textsOf)
  const changed = texts.flatMap((text, id) => (isSame(text, before[id]) ? [] : id))
  if (changed.length > entries.length * mostRenewed) return false
  index.entries = [...entries]
  for (const id of changed) {
    index.engine.remove({ id, ...before[id] })
    index.engine.add({ id, ...texts[id] })
    put(index, id, entries[id]!)
  }
  return true
}

/** What an entry is found by. */
function textsOf({ alias, keywords, words: text, suggestion: { name } }: Entry) {
  return { name, alias, keywords: keywords.join('\n'), text }
}
type Texts = ReturnType<typeof textsOf>

const isSame = (one: Texts, other: Texts | undefined) =>
  one.name === other?.name && one.alias === other.alias && one.keywords === other.keywords && one.text === other.text

function put<One extends Entry>(index: Index<One>, id: number, entry: One) {
  const names = [entry.suggestion.name, ...entry.alias.split(',')].map(toComparable).filter(Boolean)
  const keywords = entry.keywords.map(toComparable)
  index.entries[id] = entry
  index.names[id] = names
  index.keywords[id] = keywords
  index.letters[id] = [...names, ...keywords].map((one) => ` ${one}`).join('')
}

/** What is looked for of a text. One letter can stand for eighteen ("ﷺ"), so it is unfolded before it is cut. */
export function toBeginning(text: string): string {
  const letters = text.normalize('NFKC').slice(0, longest.letters)
  return letters.split(/[\s_,-]+/, longest.words).join(' ')
}

/** A slug as words: "bastion-keep" -> "bastion keep" */
export function toWords(text: string): string {
  return text.replace(/[-_,]+/g, ' ').trim()
}

/** The words of a question that say what it is about: "how to get clean water" -> "clean water" */
export function toTellingWords(words: string): string {
  const telling = words.split(/\s+/).filter((word) => !small.has(word.toLowerCase()))
  return telling.length > 0 ? telling.join(' ') : words
}

/** Short words must match; longer ones may have a letter or two wrong. */
export function fuzziness(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 7 ? 2 / term.length : 2
}

/** How many letters may be wrong in a word of an address that leads nowhere: "nope" is not "open". */
export function slips(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 6 ? 1 : 2
}
