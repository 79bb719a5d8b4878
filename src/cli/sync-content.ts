import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'

export async function syncContent(folder: string, databaseUrl: string) {
  const content = readContent(folder)
  const database = await openDatabase(databaseUrl)
  try {
    const { revision, written, removed } = await fill(database, content)
    console.log(
      written + removed === 0
        ? `Nothing has changed; revision ${revision}.`
        : `Revision ${revision}: ${written} rows written, ${removed} removed.`,
    )
  } finally {
    await database.close()
  }
}
