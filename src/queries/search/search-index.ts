import MiniSearch from 'minisearch'
import { toComparable } from '#model/text/slugs.ts'
import type { Searchable } from './searchable.ts'

/** Of a longer text, only the beginning is looked for: names are shorter, and each word and letter costs time that all readers share. */
const longest = { letters: 80, words: 12 }
/** Words of questions that say nothing of what is looked for: they count only where there is nothing else. */
const small = new Set(
  'a an and are can do does for from get how i in is it me my of on or should the to was what when where which who why with you'.split(' '),
)

/** `names` and `keywords` are ready to be compared: to work them out for each keystroke would cost more than the search. */
export type Index = { engine: MiniSearch; entries: Searchable[]; names: string[][]; keywords: string[][] }

export function createIndex(entries: Searchable[]): Index {
  const engine = new MiniSearch({
    fields: ['name', 'alias', 'keywords', 'text'],
    searchOptions: { boost: { name: 6, alias: 4, keywords: 2, text: 1 } },
    processTerm: toTerm,
    tokenize: (text) => text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean),
  })
  engine.addAll(entries.map(({ name, alias, keywords, text }, id) => ({ id, name, alias, keywords: keywords.join(', '), text })))
  const names = entries.map(({ name, alias }) => [name, ...alias.split(',')].map(toComparable).filter(Boolean))
  return { engine, entries, names, keywords: entries.map(({ keywords }) => keywords.map(toComparable)) }
}

/** A word as it is compared. Apostrophes vanish instead of cutting words, and so does an s: "hobsons" and "hobson" find "Hobson's". */
function toTerm(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return (plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain) || null
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
  if (term.length < 3) return false
  return term.length < 6 ? 1 : 2
}
