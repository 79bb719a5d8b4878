import type { Kysely } from 'kysely'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { toMadeRow } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { createOnceARevision, type OnceARevision } from '#queries/once-a-revision.ts'

/** What is counted or gathered of many rows, by what is asked: made with the content, looked up once a revision. */
export type Counting = [question: string, count: () => Promise<unknown>]

export async function keepCounted(db: Kysely<Tables>, all: readonly Counting[]) {
  await db.deleteFrom('counted').execute()
  for (const [question, count] of all) {
    const value = JSON.stringify(await count())
    await db.insertInto('counted').values(toMadeRow({ question, value })).execute()
  }
}

/** As `createOnceARevision`; what was counted when the content was filled is not counted again. */
export function createCounted(database: Database): OnceARevision {
  const onceARevision = createOnceARevision(database)
  return <Answer>(question: string, ask: () => Promise<Answer>) =>
    onceARevision(question, async () => {
      const { number } = await readRevision(database)
      const kept = await database.db
        .selectFrom('counted')
        .innerJoin('made_with_content', (join) => join.on('made_with_content.revision', '=', number))
        .select('counted.value')
        .where('counted.question', '=', question)
        .executeTakeFirst()
      return kept ? (JSON.parse(kept.value) as Answer) : ask()
    })
}
