import MiniSearch from 'minisearch'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { SearchRow } from '#model/search/search-row.ts'
import type { SearchHit, Suggestion } from '#model/search/search.ts'
import { kinds } from '#model/wiki/kinds/kinds.ts'
import { searchedKinds } from '#model/wiki/kinds/searched-kinds.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Hits that an answer holds at most where it is not asked by the page. */
const maxHits = 100
const maxSuggestions = 8
const maxNearest = 5
/** Of a longer text, only the beginning is looked for: names are shorter, and each word and letter costs time that all readers share. */
const longest = { letters: 80, words: 12 }
/** Names less alike than this have only a few letters in common by chance. */
const leastAlike = 0.4
/** A name that is a whole sentence is not near because one of its words is nearly the same. */
const leastOfName = 0.25

/** `names` are all that an entry is called, ready to be compared: to work them out for each keystroke would cost more than the search. */
type Index = { engine: MiniSearch; entries: Searchable[]; names: string[][] }

/**
 * Search over everything the wiki has. The index lives in memory, is built from the database and rebuilt when the revision
 * rises; a rebuild is shared by all who wait for it.
 */
export function searchQueries(database: Database) {
  let current: Promise<Index> | undefined
  let currentRevision = -1

  async function upToDate(): Promise<Index> {
    const { number } = await readRevision(database)
    if (!current || currentRevision !== number) {
      currentRevision = number
      const building = build(database)
      current = building
      // A failed build is tried again by the next reader.
      building.catch(() => current === building && (current = undefined))
    }
    return current
  }

  async function find(text: string, limit: number): Promise<Searchable[]> {
    return rank(await upToDate(), toBeginning(text), limit)
  }

  return {
    find: async (text: string): Promise<SearchHit[]> => (await find(text, maxHits)).map(({ hit }) => hit),
    /** One page of all that is found, with what its rows show beside. */
    async findPage(text: string, page: number): Promise<{ rows: SearchRow[]; total: number }> {
      const found = await find(text, Infinity)
      return { rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage).map(toRow), total: found.length }
    },
    suggest: async (text: string): Promise<Suggestion[]> => (await find(text, maxSuggestions)).map(({ suggestion }) => suggestion),
    /** The names nearest to a text, for pages that were not found. */
    async suggestNearest(written: string): Promise<Suggestion[]> {
      const { engine, entries, names } = await upToDate()
      const text = toBeginning(written)
      const hits = engine.search(toWords(text), { fields: ['name', 'alias'], fuzzy: slips, prefix: true, combineWith: 'OR' })
      const alike = hits.filter(({ id, terms, queryTerms }) => {
        const length = entries[id as number]?.name.split(' ').length ?? 0
        return terms.some((term) => queryTerms.includes(term)) || terms.length >= leastOfName * length
      })
      const ids = alike.length > 0 ? alike.map(({ id }) => id as number) : listAlike(names, text)
      const near = ids.flatMap((id) => entries[id] ?? [])
      return near.slice(0, maxNearest).map(({ suggestion }) => suggestion)
    },
  }
}

function toRow({ hit, suggestion, town }: Searchable): SearchRow {
  const { kind, value_estimate, value_certainty, name, note, path, modded } = suggestion
  return { kind, value_estimate, value_certainty, name, note, path, modded, town, hit }
}

async function build(database: Database): Promise<Index> {
  const entries = await listSearchable(database.db)
  const engine = new MiniSearch({
    fields: ['name', 'alias', 'text'],
    searchOptions: { boost: { name: 6, alias: 4, text: 1 } },
    processTerm: toTerm,
    tokenize: (text) => text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean),
  })
  engine.addAll(entries.map(({ name, alias, text }, id) => ({ id, name, alias, text })))
  const names = entries.map(({ name, alias }) => [name, ...alias.split(',')].map(toComparable).filter(Boolean))
  return { engine, entries, names }
}

/**
 * Exact names first, then names that begin so, then names that hold all the words, then what the words are about, then near
 * misses. Within a step the engine's own score decides. No step overtakes an earlier one, so who wants few is spared the later
 * ones: one letter is in half of all texts.
 */
function rank({ engine, entries, names }: Index, text: string, limit: number): Searchable[] {
  const words = toWords(text)
  const wanted = toComparable(text)
  if (words === '' || wanted === '') return []
  const scores = new Map<number, number>()
  const add = (found: { id: unknown; score: number }[], bonus: number) => {
    for (const { id, score } of found) scores.set(id as number, Math.max(scores.get(id as number) ?? 0, bonus + Math.min(score, 90)))
  }
  names.forEach((own, id) => {
    const place = placeIn(own, wanted)
    const entry = entries[id]
    if (place === undefined || !entry) return
    const { length } = entry.name
    const weight = kindWeight.get(entry.suggestion.kind) ?? 0
    scores.set(
      id,
      place === 'whole' ? 1000 + weight : place === 'start' ? 600 - Math.min(length, 150) + weight : 400 - Math.min(length, 99),
    )
  })
  add(engine.search(words, { combineWith: 'AND', prefix: true, fields: ['name', 'alias'] }), 300)
  const isNamed = scores.size > 0
  if (scores.size < limit) add(engine.search(words, { combineWith: 'AND', prefix: true }), 200)
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) add(engine.search(words, { combineWith: 'AND', prefix: true, fuzzy: fuzziness, fields: ['name', 'alias'] }), 100)
  if (scores.size === 0) {
    add(engine.search(words, { combineWith: 'AND', prefix: true, fuzzy: fuzziness }), 50)
  }
  if (scores.size === 0) {
    // Letters changed places, or one word too many: "teapto", "shovel blue moon".
    add(engine.search(words, { combineWith: 'OR', prefix: true, fuzzy: 0.35, fields: ['name', 'alias'] }), 0)
  }
  const best = [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).slice(0, limit)
  return best.flatMap(([id]) => entries[id] ?? [])
}

/** Where a text stands in the best of someone's names. Up to two letters are in the middle of everything. */
function placeIn(names: string[], wanted: string): 'whole' | 'start' | 'middle' | undefined {
  if (names.includes(wanted)) return 'whole'
  if (names.some((name) => name.startsWith(wanted))) return 'start'
  return wanted.length > 2 && names.some((name) => name.includes(wanted)) ? 'middle' : undefined
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

/** Of equal names, what a player more likely means comes first. */
const kindWeight = new Map<string, number>(searchedKinds.map((name) => [kinds[name].search.as, kinds[name].search.weight]))

/** Short words must match; longer ones may have a letter or two wrong. */
function fuzziness(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 7 ? 2 / term.length : 2
}

/** How many letters may be wrong in a word of an address that leads nowhere: "nope" is not "open". */
function slips(term: string): number | false {
  if (term.length < 3) return false
  return term.length < 6 ? 1 : 2
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
function toBeginning(text: string): string {
  const letters = text.normalize('NFKC').slice(0, longest.letters)
  return letters.split(/[\s_,-]+/, longest.words).join(' ')
}

/** A slug as words: "bastion-keep" -> "bastion keep" */
function toWords(text: string): string {
  return text.replace(/[-_,]+/g, ' ').trim()
}
