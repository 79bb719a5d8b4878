import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { searchQueries } from '#queries/search/search.ts'

/** The search over the real content, what readers will find. */
export async function openRealSearch() {
  const database = await openDatabase(':memory:')
  await fill(database, readContent('content'))
  return { search: searchQueries(database), close: () => database.close() }
}
