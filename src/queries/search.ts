import MiniSearch from 'minisearch'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { similarity } from '#model/similarity.ts'
import { toComparable } from '#model/slugs.ts'
import type { SearchHit, Suggestion } from '#model/search.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Hits an answer holds at most; a query that finds more is too vague to page through. */
const maxHits = 100
const maxSuggestions = 8
const maxNearest = 5
/** Names less alike than this have only a few letters in common by chance. */
const leastAlike = 0.25

type Index = { revision: number; engine: MiniSearch; entries: Searchable[] }

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
      const building = build(database, number)
      current = building
      // A failed build is tried again by the next reader.
      building.catch(() => (current = undefined))
    }
    return current
  }

  async function find(text: string, limit: number): Promise<Searchable[]> {
    return rank(await upToDate(), text).slice(0, limit)
  }

  return {
    find: async (text: string): Promise<SearchHit[]> => (await find(text, maxHits)).map(({ hit }) => hit),
    suggest: async (text: string): Promise<Suggestion[]> => (await find(text, maxSuggestions)).map(({ suggestion }) => suggestion),
    /** The names nearest to a text, for pages that were not found. */
    async suggestNearest(text: string): Promise<Suggestion[]> {
      const { engine, entries } = await upToDate()
      const hits = engine.search(toWords(text), { fields: ['name', 'alias'], fuzzy: 0.4, prefix: true, combineWith: 'OR' })
      const near = hits.length > 0 ? hits.flatMap(({ id }) => entries[id as number] ?? []) : listAlike(entries, text)
      return near.slice(0, maxNearest).map(({ suggestion }) => suggestion)
    },
  }
}

async function build(database: Database, revision: number): Promise<Index> {
  const entries = await listSearchable(database.db)
  const engine = new MiniSearch({
    fields: ['name', 'alias', 'text'],
    searchOptions: { boost: { name: 6, alias: 4, text: 1 } },
    processTerm: toTerm,
    tokenize: (text) => text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean),
  })
  engine.addAll(entries.map(({ name, alias, text }, id) => ({ id, name, alias, text })))
  return { revision, engine, entries }
}

/**
 * Exact names first, then names that begin so, then names that hold all the words, then what the words are about, then near
 * misses. Within a step the engine's own score decides.
 */
function rank({ engine, entries }: Index, text: string): Searchable[] {
  const words = toWords(text)
  const wanted = toComparable(text)
  if (words === '' || wanted === '') return []
  const scores = new Map<number, number>()
  const add = (found: { id: unknown; score: number }[], bonus: number) => {
    for (const { id, score } of found) scores.set(id as number, Math.max(scores.get(id as number) ?? 0, bonus + Math.min(score, 90)))
  }
  entries.forEach((entry, id) => {
    const names = [entry.name, ...entry.alias.split(',')].map(toComparable).filter(Boolean)
    if (names.includes(wanted)) scores.set(id, 1000 + kindWeight[entry.suggestion.kind])
    else if (names.some((name) => name.startsWith(wanted))) scores.set(id, 600 - entry.name.length + kindWeight[entry.suggestion.kind])
    else if (names.some((name) => wanted.length > 2 && name.includes(wanted))) scores.set(id, 400 - entry.name.length)
  })
  add(engine.search(words, { combineWith: 'AND', prefix: true, fields: ['name', 'alias'] }), 300)
  const isNamed = scores.size > 0
  add(engine.search(words, { combineWith: 'AND', prefix: true }), 200)
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) add(engine.search(words, { combineWith: 'AND', prefix: true, fuzzy: fuzziness, fields: ['name', 'alias'] }), 100)
  if (scores.size === 0) {
    add(engine.search(words, { combineWith: 'AND', prefix: true, fuzzy: fuzziness }), 50)
  }
  if (scores.size === 0) {
    // Letters changed places, or one word too many: "teapto", "shovel blue moon".
    add(engine.search(words, { combineWith: 'OR', prefix: true, fuzzy: 0.35, fields: ['name', 'alias'] }), 0)
  }
  return [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).flatMap(([id]) => entries[id] ?? [])
}

/** Where no word is near any word: the names that are spelt most alike as a whole. */
function listAlike(entries: Searchable[], text: string): Searchable[] {
  return entries
    .map((entry) => ({ entry, alike: similarity(entry.name, text) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .map(({ entry }) => entry)
}

/** Of equal names, what a player more likely means comes first. */
const kindWeight: Record<Suggestion['kind'], number> = {
  item: 8,
  digsite: 7,
  town: 6,
  store: 5,
  patchnote: 4,
  blogpost: 3,
  update: 2,
  mod: 1,
}

/** Short words must match; longer ones may have a letter or two wrong. */
function fuzziness(term: string): number | false {
  if (term.length < 4) return false
  return term.length < 7 ? 2 / term.length : 2
}

/** A word as it is compared. Apostrophes vanish instead of cutting words, and so does an s: "hobsons" and "hobson" find "Hobson's". */
function toTerm(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return (plain.length > 3 ? plain.replace(/(?<=[^s])s$/, '') : plain) || null
}

/** A slug as words: "bastion-keep" -> "bastion keep" */
function toWords(text: string): string {
  return text.replace(/[-_,]+/g, ' ').trim()
}
