import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/open-database.ts'
import { readRevision } from '#database/fill.ts'
import type { SearchAction } from '#model/search/action.ts'
import { findAll, toPage } from '#model/search/find-all.ts'
import { foundKinds, pageKinds, type FoundKind, type FoundRow, type FoundSuggestion, type KindCount } from '#model/search/found.ts'
import { findNearest, isName } from '#model/search/nearest.ts'
import { rank, scoreAll } from '#model/search/rank.ts'
import { beginIndex, kindOf, toBeginning, type Index } from '#model/search/search-index.ts'
import type { SearchRow } from '#model/search/search-row.ts'
import type { HitKind, SearchHit, Suggestion } from '#model/search/search.ts'
import { mostSent, toSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { findSuggestions, listPlaces, maxSuggestions, toSuggested, type Suggested } from '#model/search/suggest.ts'
import { excerptAround, isMatched } from '#model/text/matched-parts.ts'
import { createOnceARevision } from '#queries/once-a-revision.ts'
import { listEntries, readStoredEntries, readStoredIndex } from './stored-index.ts'
import type { Searchable } from './searchable.ts'

/** Hits that an answer holds at most where it is not asked by the page. */
const maxHits = 100
/** Of the tries to look up what was found while the content changes. */
const mostTurns = 3
/** Of the text around what was looked for, in characters. */
const excerptLength = 150

/** An index, and the way to the entries that it tells by their places: undefined where the content has changed under it. */
type Source = { index: Index; read: (places: readonly number[]) => Promise<((place: number) => Searchable) | undefined> }

/**
 * Search over everything the wiki has. The index is made where the content is filled, and kept with it; where it is not kept, it is made
 * here. It lives in memory, once a revision for all who wait for it; the entries stay in the database.
 */
export function searchQueries(database: Database) {
  const onceARevision = createOnceARevision(database)
  const upToDate = () => onceARevision('index', () => openSource(database))

  /** Asks the index, and looks up what it names. Where the content changes in between, it is asked again. */
  async function ask<Found, Answer>(
    find: (index: Index) => Found,
    toPlaces: (found: Found) => readonly number[],
    toAnswer: (found: Found, entryAt: (place: number) => Searchable, index: Index) => Answer,
  ): Promise<Answer> {
    for (let turn = 1; turn <= mostTurns; turn++) {
      const { index, read } = await upToDate()
      const found = find(index)
      const entryAt = await read(toPlaces(found))
      if (entryAt) return toAnswer(found, entryAt, index)
    }
    throw new Error('The content changed with each try to look up what was found.')
  }
  const askPlaces = <Answer>(find: (index: Index) => number[], toAnswer: (entry: Searchable) => Answer): Promise<Answer[]> =>
    ask(
      find,
      (places) => places,
      (places, entryAt) => places.map((place) => toAnswer(entryAt(place))),
    )
  const findThings = (index: Index, text: string, limit: number) => rank(index, toBeginning(text), limit, (place) => isThing(index, place))

  return {
    find: (text: string): Promise<SearchHit[]> => askPlaces((index) => findThings(index, text, maxHits), toHit),
    /** One page of all things that are found, with what its rows show beside. */
    findPage: (text: string, page: number): Promise<{ rows: SearchRow[]; total: number }> =>
      ask(
        (index) =>
          toPage(
            scoreAll(index, toBeginning(text), Infinity, (place) => isThing(index, place)),
            page,
          ),
        ({ found }) => found,
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
        listPlaces,
        (places, entryAt) => ({
          rows: places.found.map((place) => toRow(entryAt(place), places.about)),
          total: places.total,
          kinds: places.kinds,
          actions: toSuggested({ ...places, found: [] }, entryAt).actions,
        }),
      ),
    suggestAll: (text: string): Promise<Suggested> => ask((index) => findSuggestions(index, text), listPlaces, toSuggested),
    /** The same for browsers, which then suggest without asking; null where it is too much to send. */
    sendIndex: (): Promise<SentIndex | null> =>
      ask(
        ({ words: { count } }) => (count > mostSent ? [] : Array.from({ length: count }, (_, place) => place)),
        (places) => places,
        (places, entryAt, { words: { count } }) => (count > mostSent ? null : toSent(places.map(entryAt))),
      ),
    /** The items whose names are nearest to a text, by their safe names. */
    listNearestItems: (text: string): Promise<string[]> =>
      askPlaces(
        (index) => findNearest(index, text, (place) => kindOf(index, place) === 'item'),
        ({ suggestion }) => suggestion.picture,
      ),
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

/** Entries that are taken in together: readers come in between. */
const entriesInPart = 200

async function openSource(database: Database): Promise<Source> {
  const { db } = database
  const { number } = await readRevision(database)
  const kept = await readStoredIndex(db, number)
  if (kept) {
    return {
      index: kept,
      async read(places) {
        const entries = await readStoredEntries(db, number, places)
        return entries && ((place) => entries.get(place)!)
      },
    }
  }
  const entries = await listEntries(db)
  const begun = beginIndex()
  for (let from = 0; from < entries.length; from += entriesInPart) {
    begun.add(entries.slice(from, from + entriesInPart))
    await setImmediate()
  }
  return { index: begun.finish(), read: () => Promise.resolve((place) => entries[place]!) }
}
