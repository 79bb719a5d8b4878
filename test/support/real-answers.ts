import { readRealContent } from './real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createQueries } from '#queries/queries.ts'

/** Data of direct answers, from the real content. */
export async function openRealAnswers() {
  const database = await openDatabase(':memory:')
  await fill(database, readRealContent())
  return { data: await createQueries(database).answers.findData(), close: () => database.close() }
}
