import type { Kysely } from 'kysely'
import { toMadeRow } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { createIndex, type Index } from '#model/search/search-index.ts'
import { packIndex, unpackIndex } from './packed-index.ts'
import { listSearchablePages } from './searchable-pages.ts'
import { listSearchable, type Searchable } from './searchable.ts'

/** Rows in one statement. */
const rowsPerInsert = 200
/** Entries that are read with one question: both databases take so many parameters. */
const placesPerQuestion = 500

/** All that can be found, in the order of its places. */
export async function listEntries(db: Kysely<Tables>): Promise<Searchable[]> {
  return [...(await listSearchable(db)), ...(await listSearchablePages(db))]
}

/** Keeps the entries by their places, and hands over the index of them, packed. */
export async function keepIndex(db: Kysely<Tables>): Promise<Uint8Array> {
  const entries = await listEntries(db)
  await db.deleteFrom('search_entry').execute()
  for (let from = 0; from < entries.length; from += rowsPerInsert) {
    const rows = entries.slice(from, from + rowsPerInsert).map((entry, at) => toMadeRow({ place: from + at, value: toStored(entry) }))
    await db.insertInto('search_entry').values(rows).execute()
  }
  return packIndex(createIndex(entries))
}

/** The index of a revision; undefined where none is kept, or in another form than this version of the wiki reads. */
export async function readStoredIndex(db: Kysely<Tables>, revision: number): Promise<Index | undefined> {
  const kept = await db.selectFrom('made_with_content').select('search_index').where('revision', '=', revision).executeTakeFirst()
  return kept && unpackIndex(kept.search_index)
}

/** The entries at these places, or all; undefined where another revision has come since. */
export async function readStoredEntries(
  db: Kysely<Tables>,
  revision: number,
  places?: readonly number[],
): Promise<Map<number, Searchable> | undefined> {
  const all = db
    .selectFrom('search_entry')
    .innerJoin('made_with_content', (join) => join.on('made_with_content.revision', '=', revision))
    .select(['search_entry.place', 'search_entry.value'])
  const wanted = places && [...new Set(places)]
  const found = new Map<number, Searchable>()
  const questions = wanted ? Math.ceil(wanted.length / placesPerQuestion) : 1
  for (let number = 0; number < questions; number++) {
    const some = wanted?.slice(number * placesPerQuestion, (number + 1) * placesPerQuestion)
    const rows = await (some ? all.where('search_entry.place', 'in', some) : all.orderBy('search_entry.place')).execute()
    for (const { place, value } of rows) found.set(place, fromStored(value))
  }
  return wanted && found.size < wanted.length ? undefined : found
}

/** What most things say of themselves is their one line: it is written down once. */
function toStored({ words, text, ...entry }: Searchable): string {
  const { note } = entry.suggestion
  return JSON.stringify({ ...entry, ...(words !== note && { words }), ...(text !== note && { text }) })
}

function fromStored(value: string): Searchable {
  const entry = JSON.parse(value) as Omit<Searchable, 'words' | 'text'> & Partial<Pick<Searchable, 'words' | 'text'>>
  return { words: entry.suggestion.note, text: entry.suggestion.note, ...entry }
}
