import type { KyselyPlugin } from 'kysely'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'

/** Hangs after the last insert of a fill, the revision, while the transaction is open. */
const hangAtEnd: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'revision') lastQuery = queryId
    return node
  },
  async transformResult({ result, queryId }) {
    if (queryId === lastQuery) {
      console.log('written')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }
    return result
  },
}
let lastQuery: object | undefined

/** Fills a database with changed content and hangs before the commit, to be killed by a test. */
const [, , address = '', folder = ''] = process.argv
const database = await openDatabase(address)
const content = readContent(folder)
await fill(
  { ...database, db: database.db.withPlugin(hangAtEnd) },
  { ...content, items: content.items.slice(1), towns: content.towns.map((town) => ({ ...town, name: `${town.name} II` })) },
)
