import type { Kysely, Transaction } from 'kysely'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** A database, and the few things its two kinds do differently. */
export type Database = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Keeps two fillings from running into each other. */
  beginFilling: (transaction: Transaction<Tables>) => Promise<void>
  /** Keeps two processes from making the tables at once. */
  beginMigrating: (transaction: Transaction<Tables>) => Promise<void>
  /** Tells every copy of the app that the content has changed, once the transaction is through. */
  announceRevision: (transaction: Transaction<Tables>, revision: number) => Promise<void>
  /** Calls back when some process may have raised the revision. Returns the way to stop. */
  watchRevision: (onChange: () => void) => () => Promise<void>
  close: () => Promise<void>
}

/** Opens `address` (a postgres:// address, or else the path of an SQLite file) and brings its tables up to date. */
export async function openDatabase(address: string, onError: (error: Error) => void = () => {}): Promise<Database> {
  const database = /^postgres(ql)?:\/\//.test(address) ? openPostgres(address, onError) : openSqlite(address)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
