import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'

export type SyncOrder = { folder: string; databaseUrl: string }
export type SyncReport = { ok: true; revision: number; written: number; removed: number } | { ok: false; problem: string }

/** Reads the content and fills the database, in a process of its own. */
async function sync({ folder, databaseUrl }: SyncOrder): Promise<SyncReport> {
  try {
    const content = readContent(folder)
    const database = await openDatabase(databaseUrl)
    try {
      return { ok: true, ...(await fill(database, content)) }
    } finally {
      await database.close()
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

process.once('message', (order: SyncOrder) => void sync(order).then((report) => process.send?.(report, () => process.exit())))
// Without the one who asked, nobody takes over what is filled.
process.once('disconnect', () => process.exit())
