import { toComparable } from '#model/text/slugs.ts'
import type { SearchEntry } from './entry.ts'
import type { FoundKind } from './found.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

/** Only the beginning of a longer text is searched: names are shorter, and each word and letter costs time. */
const longest = { letters: 80, words: 12 }
/** Ignored unless a text has no other words. */
const stopWords = new Set(
  'a an and are best buy can cost costs do does for from get how i in is it me much my of on or price prices should the to unlock was what when where which who why with you'.split(
    ' ',
  ),
)

/** The comparable names of all entries in one text: a line for each entry, a space before each name. `at` has the starts of the lines. */
export type NamesInOrder = { text: string; at: Uint32Array }

/** All data for matching and ranking. Entries are identified by their index; the caller looks up the few that are shown. */
export type Index = {
  words: WordIndex
  names: NamesInOrder
  keywords: NamesInOrder
  /** All kinds of the entries. */
  kinds: FoundKind[]
  /** By index of the entry: its index in `kinds`, its bits of `flag`, and its weight. */
  kindAt: Uint8Array
  flags: Uint8Array
  weights: Int16Array
  /** Length of its name, in letters and in words. */
  letters: Uint16Array
  wordsOfName: Uint16Array
}

/** Bits of `Index.flags`. */
const flag = { modded: 1, priced: 2, perWeight: 4 } as const

/** Whether the entry at an index has a flag. */
export const isOf = ({ flags }: Index, place: number, what: keyof typeof flag) => (flags[place]! & flag[what]) !== 0
/** The kind of the entry at an index. */
export const kindOf = ({ kinds, kindAt }: Index, place: number): FoundKind => kinds[kindAt[place]!]!

export function createIndex(entries: readonly SearchEntry[]): Index {
  const begun = beginIndex()
  begun.add(entries)
  return begun.finish()
}

/** Builds an index in steps. */
export function beginIndex() {
  const words = createWordIndex()
  const [names, keywords] = [beginNamed(), beginNamed()]
  const kinds: FoundKind[] = []
  const kindAt: number[] = []
  const flags: number[] = []
  const weights: number[] = []
  const letters: number[] = []
  const wordsOfName: number[] = []
  return {
    add(more: readonly SearchEntry[]) {
      for (const { suggestion, alias, keywords: ownWords, words: text, weight, priced } of more) {
        const { name, kind, modded, price_per_weight } = suggestion
        words.add({ id: kindAt.length, name, alias, keywords: ownWords.join('\n'), text })
        names.add([name, ...alias.split(',')])
        keywords.add(ownWords)
        if (!kinds.includes(kind)) kinds.push(kind)
        kindAt.push(kinds.indexOf(kind))
        flags.push((modded ? flag.modded : 0) | (priced === null ? 0 : flag.priced) | (price_per_weight ? flag.perWeight : 0))
        weights.push(weight)
        letters.push(name.length)
        wordsOfName.push(name.split(' ').length)
      }
    },
    finish: (): Index => ({
      words,
      names: names.finish(),
      keywords: keywords.finish(),
      kinds,
      kindAt: Uint8Array.from(kindAt),
      flags: Uint8Array.from(flags),
      weights: Int16Array.from(weights),
      letters: Uint16Array.from(letters),
      wordsOfName: Uint16Array.from(wordsOfName),
    }),
  }
}

function beginNamed() {
  const lines: string[] = []
  const at = [0]
  return {
    add(names: readonly string[]) {
      const line = `${names
        .map(toComparable)
        .filter(Boolean)
        .map((name) => ` ${name}`)
        .join('')}\n`
      lines.push(line)
      at.push(at.at(-1)! + line.length)
    },
    finish: (): NamesInOrder => ({ text: lines.join(''), at: Uint32Array.from(at) }),
  }
}

/** The comparable names of an entry. */
export function namesAt({ text, at }: NamesInOrder, place: number): string[] {
  const line = text.slice(at[place]! + 1, at[place + 1]! - 1)
  return line === '' ? [] : line.split(' ')
}

/** How a name contains a text, the better match the higher. */
export const holding = { within: 1, begun: 2, whole: 3 } as const

/** The entries with a name that contains `letters`, and by entry how its best name does. A leading space matches only beginnings of names. */
export function findHolding({ text, at }: NamesInOrder, letters: string): { found: number[]; how: Uint8Array } {
  const [found, how] = [[] as number[], new Uint8Array(at.length)]
  let place = 0
  for (let start = text.indexOf(letters); start >= 0; start = text.indexOf(letters, start + 1)) {
    place = findLine(at, start, place)
    if (how[place] === 0) found.push(place)
    how[place] = Math.max(how[place]!, howHeld(text, letters, start))
  }
  return { found, how }
}

/** The line of a position, searched forward from line `from` in growing steps. */
function findLine(at: Uint32Array, letter: number, from: number): number {
  let line = from
  let end = from + 1
  for (let step = 1; end < at.length && at[end]! <= letter; step *= 2) {
    line = end
    end += step
  }
  end = Math.min(end, at.length - 1)
  while (end - line > 1) {
    const middle = (line + end) >>> 1
    if (at[middle]! <= letter) line = middle
    else end = middle
  }
  return line
}

function howHeld(text: string, letters: string, start: number): number {
  if (!letters.startsWith(' ') && text[start - 1] !== ' ') return holding.within
  return /[ \n]/.test(text[start + letters.length]!) ? holding.whole : holding.begun
}

/** Cuts a text to the length that is searched, after normalization: one letter can become eighteen ("ﷺ"). */
export function toBeginning(text: string): string {
  const letters = text.normalize('NFKC').slice(0, longest.letters)
  return letters.split(/[\s_,-]+/, longest.words).join(' ')
}

/** A slug as words: "bastion-keep" -> "bastion keep" */
export function splitSearchWords(text: string): string {
  return text.replace(/[-_,]+/g, ' ').trim()
}

/** Drops stop words: "how to get clean water" -> "clean water" */
export function toTellingWords(words: string): string {
  const telling = words.split(/\s+/).filter((word) => !stopWords.has(word.toLowerCase()))
  return telling.length > 0 ? telling.join(' ') : words
}

/** The beginnings of a text that may be a keyword of a page: "where to sell gold ore" -> "where to sell", "where to sell gold" */
export function listPhrases(words: string): string[] {
  const all = words.split(/\s+/)
  const phrases = all.map((_, at) => all.slice(0, at).join(' '))
  return phrases.filter((phrase) => phrase.includes(' ') && phrase.split(' ').some((word) => !stopWords.has(word.toLowerCase())))
}

/** Typos allowed in a word of a search: none in short words, up to two letters in longer ones. */
export function fuzziness(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 7 ? 2 / term.length : 2
}

/** Typos allowed in a word of a URL that is not found: "nope" is not "open". */
export function slips(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 6 ? 1 : 2
}
