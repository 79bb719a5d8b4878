import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './migrations.ts'
import type { Database } from './open-database.ts'
import { readInParts } from './read-in-parts.ts'
import { toSqliteFile } from './sqlite/file.ts'
import { openSqlite } from './sqlite/open.ts'
import { withAnyTable } from './rows.ts'
import { filledTables } from './tables.ts'

const rowsPerInsert = 200

/** Streams all filled tables as an SQLite file, from either database. */
export async function* copyToSqlite({ db }: Database): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-copy-'))
  const address = join(folder, 'wiki.db')
  const copy = openSqlite(address)
  try {
    await migrate(copy)
    for (const table of filledTables) {
      for await (const rows of readInParts(withAnyTable(db).selectFrom(table).selectAll(), ['row_key'])) {
        for (let from = 0; from < rows.length; from += rowsPerInsert) {
          await withAnyTable(copy.db)
            .insertInto(table)
            .values(rows.slice(from, from + rowsPerInsert))
            .execute()
        }
      }
    }
    // Closing writes the write-ahead log into the file.
    await copy.close()
    yield* createReadStream(toSqliteFile(address)) as AsyncIterable<Uint8Array>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
