import type { Database } from '#database/open-database.ts'
import type { SearchAction } from '#model/search/action.ts'
import { findAll, toPage } from '#model/search/find-all.ts'
import { foundKinds, pageKinds, type FoundKind, type FoundRow, type FoundSuggestion, type KindCount } from '#model/search/found.ts'
import { findNearest, isName } from '#model/search/nearest.ts'
import { rank, scoreAll } from '#model/search/rank.ts'
import { createIndex, kindOf, toBeginning, type Index } from '#model/search/search-index.ts'
import type { SearchRow } from '#model/search/search-row.ts'
import type { HitKind, SearchHit, Suggestion } from '#model/search/search.ts'
import { toSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { findSuggestions, maxSuggestions, toSuggested, type Suggested } from '#model/search/suggest.ts'
import { excerptAround, isMatched } from '#model/text/matched-parts.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { listSearchablePages } from './searchable-pages.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Of the text around what was looked for, in characters. */
const excerptLength = 150

/** Search over everything the wiki has. The index and its entries are in memory, built once for each revision. */
export function searchQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const openIndex = () =>
    memoize('index', async () => {
      const entries = [...(await listSearchable(db)), ...(await listSearchablePages(db))]
      return { index: createIndex(entries), entries }
    })

  async function ask<Found, Answer>(
    find: (index: Index) => Found,
    toAnswer: (found: Found, entryAt: (place: number) => Searchable) => Answer,
  ): Promise<Answer> {
    const { index, entries } = await openIndex()
    return toAnswer(find(index), (place) => entries[place]!)
  }
  const askPlaces = <Answer>(find: (index: Index) => number[], toAnswer: (entry: Searchable) => Answer): Promise<Answer[]> =>
    ask(find, (places, entryAt) => places.map((place) => toAnswer(entryAt(place))))
  const findThings = (index: Index, text: string, limit: number) => rank(index, toBeginning(text), limit, (place) => isThing(index, place))

  return {
    find: (text: string): Promise<SearchHit[]> => askPlaces((index) => findThings(index, text, Infinity), toHit),
    /** One page of all things that are found, with what its rows show beside. */
    findPage: (text: string, page: number): Promise<{ rows: SearchRow[]; total: number }> =>
      ask(
        (index) =>
          toPage(
            scoreAll(index, toBeginning(text), Infinity, (place) => isThing(index, place)),
            page,
          ),
        ({ found, total }, entryAt) => ({
          rows: found.map((place) => {
            const entry = entryAt(place)
            return { ...toRow(entry, text), kind: entry.suggestion.kind as HitKind, hit: toHit(entry) }
          }),
          total,
        }),
      ),
    suggest: (text: string): Promise<Suggestion[]> =>
      askPlaces((index) => findThings(index, text, maxSuggestions), toSuggestion) as Promise<Suggestion[]>,
    /** The names nearest to a text, for pages that were not found. */
    suggestNearest: (text: string): Promise<Suggestion[]> =>
      askPlaces((index) => findNearest(index, text, (place) => isThing(index, place)), toSuggestion) as Promise<Suggestion[]>,

    /** One page of everything that is found, pages and questions too, or of one kind of it; and how many of each kind there are. */
    findAll: (text: string, page: number, kind?: FoundKind): Promise<FoundPage> =>
      ask(
        (index) => findAll(index, text, page, kind, foundKinds),
        (places, entryAt) => ({
          rows: places.found.map((place) => toRow(entryAt(place), places.about)),
          total: places.total,
          kinds: places.kinds,
          actions: toSuggested({ ...places, found: [] }, entryAt).actions,
        }),
      ),
    suggestAll: (text: string): Promise<Suggested> => ask((index) => findSuggestions(index, text), toSuggested),
    /** The same for browsers, which then suggest without asking. */
    sendIndex: async (): Promise<SentIndex> => toSent((await openIndex()).entries),
    suggestNearestOfAll: (text: string): Promise<FoundSuggestion[]> =>
      askPlaces((index) => findNearest(index, text, (place) => isName(index, place)), toSuggestion),
  }
}

type FoundPage = { rows: FoundRow[]; total: number; kinds: KindCount[]; actions: SearchAction[] }

const pages: ReadonlySet<FoundKind> = new Set(pageKinds)
/** What has a shape of hit by which programs tell it: what the calls of old answer. */
const isThing = (index: Index, place: number) => !pages.has(kindOf(index, place))
const toSuggestion = ({ suggestion }: Searchable) => suggestion

function toHit({ hit, suggestion }: Searchable): SearchHit {
  if (!hit) throw new Error(`${suggestion.path} is not one of the things that have a shape of hit.`)
  return hit
}

function toRow({ hit, suggestion, text, town, description_certainty, name_certainty }: Searchable, query: string): FoundRow {
  const { kind, value_estimate, value_certainty, value_version, price_per_weight, name, note, path, modded } = suggestion
  const isInLine = hit !== null || [name, note].some((one) => isMatched(one, query))
  return {
    kind,
    value_estimate,
    value_certainty,
    name,
    // A page that is found by its text shows where.
    note: isInLine ? note : excerptAround(text, query, excerptLength),
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
