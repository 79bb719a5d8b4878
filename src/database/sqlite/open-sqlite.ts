import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { connect, type SqliteConnection } from './sqlite-connection.ts'
import { toSqliteFile } from './sqlite-file.ts'

/** The embedded database: Node's own SQLite behind Kysely. */
export function openSqlite(address: string): Database {
  const connection = connect(toSqliteFile(address))
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) })
  return {
    dialect: 'sqlite',
    db,
    control: db,
    connection,
    // Kysely begins a transaction without a lock; one that starts by reading fails as soon as another process writes.
    lock() {
      connection.run((file) => file.exec('rollback; begin immediate'))
      return Promise.resolve()
    },
    close: () => db.destroy(),
  }
}

/** Statements that are kept prepared: the pages ask about a hundred different ones. */
const maxPrepared = 500

/** Prepares each statement once per file: the connection may open another file meanwhile. */
function createStatementCache() {
  let ofFile: DatabaseSync | undefined
  const statements = new LRUCache<string, StatementSync>({ max: maxPrepared })
  return (file: DatabaseSync, text: string): StatementSync => {
    if (file !== ofFile) statements.clear()
    ofFile = file
    const known = statements.get(text)
    if (known) return known
    const prepared = file.prepare(text)
    statements.set(text, prepared)
    return prepared
  }
}

function toKyselyDatabase(connection: SqliteConnection): SqliteDatabase {
  const prepare = createStatementCache()
  return {
    close: () => connection.finish(),
    prepare(text) {
      const statement = connection.run((file) => prepare(file, text))
      return {
        reader: statement.columns().length > 0,
        // Rows come without a prototype, which deep comparison and spreading do not expect.
        all: (parameters) => connection.run(() => statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row }))),
        run: (parameters) =>
          connection.run((file) =>
            // A failed write is rolled back already; failing here again would hide its cause.
            text === 'rollback' && !file.isTransaction
              ? { changes: 0, lastInsertRowid: 0 }
              : statement.run(...(parameters as SQLInputValue[])),
          ),
        *iterate(parameters) {
          for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { ...row }
        },
      }
    },
  }
}
