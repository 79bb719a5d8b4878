import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

/** How often to look whether another process has filled the file, in milliseconds. */
const lookEvery = 1000

/** The embedded database: Node's own SQLite behind Kysely. */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path)
  // WAL lets others read while one process fills; a copy that is killed in the middle leaves the last whole state.
  file.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = normal')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(file) }) })
  // Kysely begins a transaction without a lock, and one that starts by reading can only fail when somebody else writes.
  // Beginning again takes the lock at once, and waits for it.
  const takeWriteLock = () => {
    file.exec('rollback; begin immediate')
    return Promise.resolve()
  }
  return {
    kind: 'sqlite',
    db,
    beginFilling: takeWriteLock,
    beginMigrating: takeWriteLock,
    announceRevision: () => Promise.resolve(),
    watchRevision(onChange) {
      const timer = setInterval(onChange, lookEvery)
      timer.unref()
      return () => {
        clearInterval(timer)
        return Promise.resolve()
      }
    },
    close: () => db.destroy(),
  }
}

function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      const statement = file.prepare(text)
      return {
        reader: statement.columns().length > 0,
        // Rows come without a prototype, which deep comparison and spreading do not expect.
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row })),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        *iterate(parameters) {
          for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { ...row }
        },
      }
    },
  }
}
