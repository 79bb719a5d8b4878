import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'

/** Fills a database with a changed content, and hangs when all is written but not yet through: for being killed. */
const [, , address = '', folder = ''] = process.argv
const database = await openDatabase(address)
const content = readContent(folder)
await fill(
  {
    ...database,
    async announceRevision() {
      console.log('written')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    },
  },
  { ...content, items: content.items.slice(1), towns: content.towns.map((town) => ({ ...town, name: `${town.name} II` })) },
)
