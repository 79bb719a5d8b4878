import type { Kysely } from 'kysely'
import { toMadeRow } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { gatherReaches, type Reach } from './reaches.ts'

/** Rows in one statement. */
const rowsPerInsert = 200

export type Counts = Omit<Reach, 'slug' | 'touched'> & { pages: number }
/** How far each question reaches, and which touch a page, as the file of its text where it has one. */
export type Reaches = { of: ReadonlyMap<string, Counts>; listOn: (page: string) => Promise<ReadonlySet<string>> }

/** What is gathered from all facts is kept with the content: a page asks only which questions touch it. */
export async function keepReaches(db: Kysely<Tables>) {
  await db.deleteFrom('question_reach').execute()
  await db.deleteFrom('question_page').execute()
  const reaches = await gatherReaches(db)
  for (const { slug, touched, ...counts } of reaches) {
    await db
      .insertInto('question_reach')
      .values(toMadeRow({ slug, ...counts, pages: touched.size }))
      .execute()
    const pages = [...touched]
    for (let from = 0; from < pages.length; from += rowsPerInsert) {
      const rows = pages.slice(from, from + rowsPerInsert).map((page) => toMadeRow({ slug, page }))
      await db.insertInto('question_page').values(rows).execute()
    }
  }
}

export async function readStoredReaches(db: Kysely<Tables>): Promise<Reaches> {
  const rows = await db.selectFrom('question_reach').selectAll().execute()
  return {
    of: new Map(rows.map(({ slug, row_hash: _, ...counts }) => [slug, counts])),
    listOn: async (page) =>
      new Set((await db.selectFrom('question_page').select('slug').where('page', '=', page).execute()).map(({ slug }) => slug)),
  }
}

/** Where nothing is kept. */
export async function gatherHere(db: Kysely<Tables>): Promise<Reaches> {
  const reaches = await gatherReaches(db)
  return {
    of: new Map(reaches.map(({ slug, touched, ...counts }) => [slug, { ...counts, pages: touched.size }])),
    listOn: (page) => Promise.resolve(new Set(reaches.flatMap(({ slug, touched }) => (touched.has(page) ? slug : [])))),
  }
}
