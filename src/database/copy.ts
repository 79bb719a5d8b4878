import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './migrations.ts'
import type { Database } from './open-database.ts'
import { toSqliteFile } from './sqlite-file.ts'
import { openSqlite } from './sqlite.ts'
import { filledTables } from './tables.ts'

/** Rows in one statement. */
const rowsPerInsert = 200

/** All that was filled from content, as the bytes of an SQLite file, whichever database it comes from. */
export async function copyToSqlite({ db }: Database): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-copy-'))
  const address = join(folder, 'wiki.db')
  const copy = openSqlite(address)
  try {
    await migrate(copy)
    for (const table of filledTables) {
      // The tables differ only in their columns, which this code does not look at.
      const rows = await db
        .selectFrom(table as 'site')
        .selectAll()
        .orderBy('row_key')
        .execute()
      for (let from = 0; from < rows.length; from += rowsPerInsert) {
        await copy.db
          .insertInto(table as 'site')
          .values(rows.slice(from, from + rowsPerInsert))
          .execute()
      }
    }
    // Closing writes everything into the one file.
    await copy.close()
    return await readFile(toSqliteFile(address))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
