import type { Database } from '#database/open-database.ts'
import type { SearchAction } from '#model/search/action.ts'
import { findResults, pickPage } from '#model/search/find-all.ts'
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

/** In characters. */
const excerptLength = 150

/** Search over the whole wiki. Index and entries are in memory, built once per revision. */
export function searchQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const openIndex = () =>
    memoize('index', async () => {
      const entries = [...(await listSearchable(db)), ...(await listSearchablePages(db))]
      return { index: createIndex(entries), entries }
    })

  async function search<Found, Answer>(
    find: (index: Index) => Found,
    toAnswer: (found: Found, entryAt: (position: number) => Searchable) => Answer,
  ): Promise<Answer> {
    const { index, entries } = await openIndex()
    return toAnswer(find(index), (position) => entries[position]!)
  }
  const searchEntries = <Answer>(find: (index: Index) => number[], toAnswer: (entry: Searchable) => Answer): Promise<Answer[]> =>
    search(find, (positions, entryAt) => positions.map((position) => toAnswer(entryAt(position))))
  const findThings = (index: Index, text: string, limit: number) =>
    rank(index, toBeginning(text), limit, (position) => isThing(index, position))

  return {
    find: (text: string): Promise<SearchHit[]> => searchEntries((index) => findThings(index, text, Infinity), toHit),
    /** One page of the matching things. */
    findPage: (text: string, page: number): Promise<{ rows: SearchRow[]; total: number }> =>
      search(
        (index) =>
          pickPage(
            scoreAll(index, toBeginning(text), Infinity, (position) => isThing(index, position)),
            page,
          ),
        ({ found, total }, entryAt) => ({
          rows: found.map((position) => {
            const entry = entryAt(position)
            return { ...toFoundRow(entry, text), kind: entry.suggestion.kind as HitKind, hit: toHit(entry) }
          }),
          total,
        }),
      ),
    suggest: (text: string): Promise<Suggestion[]> =>
      searchEntries((index) => findThings(index, text, maxSuggestions), toSuggestion) as Promise<Suggestion[]>,
    /** Things with similar names, when nothing matches. */
    suggestNearest: (text: string): Promise<Suggestion[]> =>
      searchEntries((index) => findNearest(index, text, (position) => isThing(index, position)), toSuggestion) as Promise<Suggestion[]>,

    /** One page of all matches, pages and questions included, or of one kind; with the counts by kind. */
    findAll: (text: string, page: number, kind?: FoundKind): Promise<FoundPage> =>
      search(
        (index) => findResults(index, text, page, kind, foundKinds),
        (matches, entryAt) => ({
          rows: matches.found.map((position) => toFoundRow(entryAt(position), matches.about)),
          total: matches.total,
          kinds: matches.kinds,
          actions: toSuggested({ ...matches, found: [] }, entryAt).actions,
        }),
      ),
    suggestAll: (text: string): Promise<Suggested> => search((index) => findSuggestions(index, text), toSuggested),
    /** The index for suggestions in the browser. */
    sendIndex: async (): Promise<SentIndex> => toSent((await openIndex()).entries),
    suggestNearestOfAll: (text: string): Promise<FoundSuggestion[]> =>
      searchEntries((index) => findNearest(index, text, (position) => isName(index, position)), toSuggestion),
  }
}

type FoundPage = { rows: FoundRow[]; total: number; kinds: KindCount[]; actions: SearchAction[] }

const pages: ReadonlySet<FoundKind> = new Set(pageKinds)
/** Things have a `hit`, as the original API returns them; pages and questions do not. */
const isThing = (index: Index, position: number) => !pages.has(kindOf(index, position))
const toSuggestion = ({ suggestion }: Searchable) => suggestion

function toHit({ hit, suggestion }: Searchable): SearchHit {
  if (!hit) throw new Error(`${suggestion.path} has no hit.`)
  return hit
}

function toFoundRow({ hit, suggestion, text, town, description_certainty, name_certainty }: Searchable, query: string): FoundRow {
  const { kind, value_estimate, value_certainty, value_version, price_per_weight, name, note, path, modded } = suggestion
  const isInLine = hit !== null || [name, note].some((part) => isMatched(part, query))
  return {
    kind,
    value_estimate,
    value_certainty,
    name,
    // An excerpt for a match in the text.
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
