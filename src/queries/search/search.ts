import type { Database } from '#database/open-database.ts'
import type { SearchAction } from '#model/search/action.ts'
import { foundKinds, type FoundKind, type FoundRow, type FoundSuggestion, type KindCount } from '#model/search/found.ts'
import type { SearchRow } from '#model/search/search-row.ts'
import type { SearchHit, Suggestion } from '#model/search/search.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { excerptAround, matchedParts } from '#model/text/matched-parts.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { findAction, listPriced, type Known } from './actions.ts'
import { rank } from './rank.ts'
import { createIndex, slips, toBeginning, toWords } from './search-index.ts'
import { listSearchablePages } from './searchable-pages.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Hits that an answer holds at most where it is not asked by the page. */
const maxHits = 100
const maxSuggestions = 8
const maxNearest = 5
/** Of the text around what was looked for, in characters. */
const excerptLength = 150
/** Of what is asked to be done, in characters. */
const longestWish = 80
/** Names less alike than this have only a few letters in common by chance. */
const leastAlike = 0.4
/** A name that is a whole sentence is not near because one of its words is nearly the same. */
const leastOfName = 0.25
/** Beside a name that is much nearer to the same word of the text, another is not near. */
const leastOfBest = 0.4

/**
 * Search over everything the wiki has. The index lives in memory, is built from the database and rebuilt when the revision
 * rises; a rebuild is shared by all who wait for it.
 */
export function searchQueries(database: Database) {
  const onceARevision = createOnceARevision(database)
  const upToDate = () => onceARevision('index', () => build(database))

  async function findThings(text: string, limit: number): Promise<Thing[]> {
    const { index } = await upToDate()
    return rank(index, toBeginning(text), limit, isThing).filter(isThing)
  }

  /** What is found of everything; where a text asks for something to be done, of what it is about. */
  async function findAnything(text: string, limit: number) {
    const known = await upToDate()
    const understood = findAction(known, toPlainText(text, longestWish))
    const about = understood?.about ?? text
    return { found: rank(known.index, toBeginning(about), limit, () => true), about, actions: understood ? [understood.action] : [] }
  }

  async function findNearest(written: string, isWanted: (entry: Searchable) => boolean): Promise<Searchable[]> {
    const { engine, entries, names } = (await upToDate()).index
    const text = toBeginning(written)
    const hits = engine.search(toWords(text), { fields: ['name', 'alias', 'keywords'], fuzzy: slips, prefix: true, combineWith: 'OR' })
    const wanted = toWords(text).split(' ').length
    const best = (term: string) => hits.find(({ queryTerms }) => queryTerms.includes(term))?.score ?? 0
    const alike = hits.filter(({ id, score, terms, queryTerms }) => {
      const length = entries[id as number]?.name.split(' ').length ?? 0
      const isNamed = terms.filter((term) => queryTerms.includes(term)).length >= wanted
      return isNamed || (terms.length >= leastOfName * length && queryTerms.some((term) => score >= leastOfBest * best(term)))
    })
    const ids = alike.length > 0 ? alike.map(({ id }) => id as number) : listAlike(names, text)
    return ids
      .flatMap((id) => entries[id] ?? [])
      .filter(isWanted)
      .slice(0, maxNearest)
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
      (await findNearest(text, isThing)).filter(isThing).map(({ suggestion }) => suggestion),

    /** One page of everything that is found, pages and questions too, or of one kind of it; and how many of each kind there are. */
    async findAll(text: string, page: number, kind?: FoundKind): Promise<FoundPage> {
      const { found: all, actions, about } = await findAnything(text, Infinity)
      const found = kind === undefined ? all : all.filter(({ suggestion }) => suggestion.kind === kind)
      return { rows: toPage(found, page).map((one) => toRow(one, about)), total: found.length, kinds: countKinds(all), actions }
    },
    async suggestAll(text: string): Promise<{ suggestions: FoundSuggestion[]; actions: SearchAction[] }> {
      const { found, actions } = await findAnything(text, maxSuggestions)
      return { suggestions: found.map(({ suggestion }) => suggestion), actions }
    },
    suggestNearestOfAll: async (text: string): Promise<FoundSuggestion[]> =>
      (await findNearest(text, isName)).map(({ suggestion }) => suggestion),
  }
}

type FoundPage = { rows: FoundRow[]; total: number; kinds: KindCount[]; actions: SearchAction[] }

/** What has a shape of hit by which programs tell it: what the calls of old answer. */
type Thing = Searchable & { hit: SearchHit; suggestion: Suggestion }

function isThing(entry: Searchable): entry is Thing {
  return entry.hit !== null
}

/** Questions are sentences: one of their words is soon near to anything. */
function isName({ suggestion: { kind } }: Searchable): boolean {
  return kind !== 'answer' && kind !== 'question'
}

function toPage<One>(found: One[], page: number): One[] {
  return found.slice((page - 1) * rowsPerPage, page * rowsPerPage)
}

function toRow({ hit, suggestion, text, town, description_certainty }: Searchable, query: string): FoundRow {
  const { kind, value_estimate, value_certainty, value_version, name, note, path, modded } = suggestion
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
  }
}

function countKinds(found: Searchable[]): KindCount[] {
  const counts = Map.groupBy(found, ({ suggestion }) => suggestion.kind)
  return foundKinds.flatMap((kind) => ({ kind, count: counts.get(kind)?.length ?? 0 })).filter(({ count }) => count > 0)
}

async function build({ db }: Database): Promise<Known> {
  return { index: createIndex([...(await listSearchable(db)), ...(await listSearchablePages(db))]), priced: await listPriced(db) }
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
