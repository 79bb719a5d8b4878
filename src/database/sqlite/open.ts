import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { connect, type SqliteConnection } from './connection.ts'
import { toSqliteFile } from './file.ts'

/** Opens the embedded database: `node:sqlite` with Kysely. */
export function openSqlite(address: string): Database {
  const connection = connect(toSqliteFile(address))
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
  return {
    dialect: 'sqlite',
    db,
    control: db,
    connection,
    // Kysely's `begin` takes no lock; a transaction that reads first fails when another process writes.
    lock() {
      connection.run((file) => file.exec('rollback; begin immediate'))
      return Promise.resolve()
    },
    close: () => db.destroy(),
  }
}

/** Prepared statements in the cache. The pages use about a hundred. */
const maxPrepared = 500

/** `reader`: whether it returns rows. */
type Prepared = { statement: StatementSync; reader: boolean }

/** Caches prepared statements until the connection opens another file. */
function createStatementCache() {
  let current: DatabaseSync | undefined
  const statements = new LRUCache<string, Prepared>({ max: maxPrepared })
  return (file: DatabaseSync, text: string): Prepared => {
    if (file !== current) statements.clear()
    current = file
    const cached = statements.get(text)
    if (cached) return cached
    const statement = file.prepare(text)
    const prepared = { statement, reader: statement.columns().length > 0 }
    statements.set(text, prepared)
    return prepared
  }
}

/** node:sqlite returns rows without a prototype, which deep comparison does not expect. Copying a row takes longer than reading it. */
const toPlainObject = <Row extends object>(row: Row): Row => Object.setPrototypeOf(row, Object.prototype)

function toKyselyDatabase(connection: SqliteConnection): SqliteDatabase {
  const prepare = createStatementCache()
  return {
    close: () => connection.finish(),
    prepare(text) {
      const { statement, reader } = connection.run((file) => prepare(file, text))
      return {
        reader,
        all: (parameters) => connection.run(() => statement.all(...(parameters as SQLInputValue[])).map(toPlainObject)),
        run: (parameters) =>
          connection.run((file) =>
            // SQLite has rolled back a failed write already; a second error would hide its cause.
            text === 'rollback' && !file.isTransaction
              ? { changes: 0, lastInsertRowid: 0 }
              : statement.run(...(parameters as SQLInputValue[])),
          ),
        *iterate(parameters) {
          for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield toPlainObject(row)
        },
      }
    },
  }
}
