import { readRealContent } from './real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createIndex } from '#model/search/search-index.ts'
import { fromSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { suggest } from '#model/search/suggest.ts'
import { searchQueries } from '#queries/search/search.ts'

/** Search over the real content: `search` uses the server, `suggestHere` the browser's index. */
export async function openRealSearch() {
  const database = await openDatabase(':memory:')
  await fill(database, readRealContent())
  const search = searchQueries(database)
  const sent = JSON.parse(JSON.stringify(await search.sendIndex())) as SentIndex
  const entries = fromSent(sent)
  const index = createIndex(entries)
  return { search, suggestHere: (text: string) => suggest(index, entries, text), close: () => database.close() }
}
