import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/open-database.ts'
import type { SearchAction } from '#model/search/action.ts'
import { foundKinds, type FoundKind, type FoundRow, type FoundSuggestion, type KindCount } from '#model/search/found.ts'
import { findNearest, isName } from '#model/search/nearest.ts'
import { rank } from '#model/search/rank.ts'
import { addToIndex, beginIndex, renewIndex, toBeginning, type Index } from '#model/search/search-index.ts'
import type { SearchRow } from '#model/search/search-row.ts'
import type { SearchHit, Suggestion } from '#model/search/search.ts'
import { toSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { findAnything, maxSuggestions, suggest, type Suggested } from '#model/search/suggest.ts'
import { excerptAround, matchedParts } from '#model/text/matched-parts.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { listSearchablePages } from './searchable-pages.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Hits that an answer holds at most where it is not asked by the page. */
const maxHits = 100
/** Of the text around what was looked for, in characters. */
const excerptLength = 150

/**
 * Search over everything the wiki has. The index lives in memory, is built from the database and brought up to date when the revision
 * rises, once for all who wait for it.
 */
export function searchQueries(database: Database) {
  const onceARevision = createOnceARevision(database)
  let last: Index<Searchable> | undefined
  async function bringUpToDate(): Promise<Index<Searchable>> {
    const before = last
    // One that failed half way is of no use.
    last = undefined
    return (last = await readIndex(database, before))
  }
  const upToDate = () => onceARevision('index', bringUpToDate)

  async function findThings(text: string, limit: number): Promise<Thing[]> {
    return rank(await upToDate(), toBeginning(text), limit, isThing).filter(isThing)
  }

  return {
    find: async (text: string): Promise<SearchHit[]> => (await findThings(text, maxHits)).map(({ hit }) => hit),
    /** One page of all things that are found, with what its rows show beside. */
    async findPage(text: string, page: number): Promise<{ rows: SearchRow[]; total: number }> {
      const found = await findThings(text, Infinity)
      return {
        rows: toPage(found, page).map((thing) => ({ ...toRow(thing, text), kind: thing.suggestion.kind, hit: thing.hit })),
        total: found.length,
      }
    },
    suggest: async (text: string): Promise<Suggestion[]> => (await findThings(text, maxSuggestions)).map(({ suggestion }) => suggestion),
    /** The names nearest to a text, for pages that were not found. */
    suggestNearest: async (text: string): Promise<Suggestion[]> =>
      findNearest(await upToDate(), text, isThing)
        .filter(isThing)
        .map(({ suggestion }) => suggestion),

    /** One page of everything that is found, pages and questions too, or of one kind of it; and how many of each kind there are. */
    async findAll(text: string, page: number, kind?: FoundKind): Promise<FoundPage> {
      const { found: all, actions, about } = findAnything(await upToDate(), text, Infinity)
      const found = kind === undefined ? all : all.filter(({ suggestion }) => suggestion.kind === kind)
      return { rows: toPage(found, page).map((one) => toRow(one, about)), total: found.length, kinds: countKinds(all), actions }
    },
    suggestAll: async (text: string): Promise<Suggested> => suggest(await upToDate(), text),
    /** The same for browsers, which then suggest without asking; null where it is too much to send. */
    sendIndex: async (): Promise<SentIndex | null> => toSent((await upToDate()).entries),
    /** The items whose names are nearest to a text, by their safe names. */
    listNearestItems: async (text: string): Promise<string[]> =>
      findNearest(await upToDate(), text, ({ suggestion }) => suggestion.kind === 'item').map(({ suggestion }) => suggestion.picture),
    suggestNearestOfAll: async (text: string): Promise<FoundSuggestion[]> =>
      findNearest(await upToDate(), text, isName).map(({ suggestion }) => suggestion),
  }
}

type FoundPage = { rows: FoundRow[]; total: number; kinds: KindCount[]; actions: SearchAction[] }

/** What has a shape of hit by which programs tell it: what the calls of old answer. */
type Thing = Searchable & { hit: SearchHit; suggestion: Suggestion }

function isThing(entry: Searchable): entry is Thing {
  return entry.hit !== null
}

function toPage<One>(found: One[], page: number): One[] {
  return found.slice((page - 1) * rowsPerPage, page * rowsPerPage)
}

function toRow({ hit, suggestion, text, town, description_certainty, name_certainty }: Searchable, query: string): FoundRow {
  const { kind, value_estimate, value_certainty, value_version, price_per_weight, name, note, path, modded } = suggestion
  const isTold = hit !== null || [name, note].some((one) => matchedParts(one, query).some(({ matched }) => matched))
  return {
    kind,
    value_estimate,
    value_certainty,
    name,
    // A page that is found by its text shows where.
    note: isTold ? note : excerptAround(text, query, excerptLength),
    path,
    modded,
    town,
    hit,
    description_certainty,
    value_version,
    price_per_weight,
    name_certainty,
  }
}

function countKinds(found: Searchable[]): KindCount[] {
  const counts = Map.groupBy(found, ({ suggestion }) => suggestion.kind)
  return foundKinds.flatMap((kind) => ({ kind, count: counts.get(kind)?.length ?? 0 })).filter(({ count }) => count > 0)
}

/** Entries that are taken in together: readers come in between. */
const entriesInPart = 200

async function readIndex({ db }: Database, before?: Index<Searchable>): Promise<Index<Searchable>> {
  const entries = [...(await listSearchable(db)), ...(await listSearchablePages(db))]
  if (before && renewIndex(before, entries)) return before
  const index = beginIndex<Searchable>()
  for (let from = 0; from < entries.length; from += entriesInPart) {
    addToIndex(index, entries.slice(from, from + entriesInPart))
    await setImmediate()
  }
  return index
}
