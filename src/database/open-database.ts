import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { migrate } from './migrations.ts'
import type { ConnectionSettings } from './postgres/postgres-connection.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import type { SqliteConnection } from './sqlite/sqlite-connection.ts'
import { DatabaseFault } from './sqlite/sqlite-errors.ts'
import { inspect, quarantine, toSqliteFile } from './sqlite/sqlite-file.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Tables } from './tables.ts'

/** A database, and the few things its two dialects do differently. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** For the revision and for health checks: on PostgreSQL a connection that no reader uses. */
  control: Kysely<Tables>
  /** SQLite only: the file can be closed and opened again (database-monitor.ts). */
  connection?: SqliteConnection
  /** PostgreSQL only: the schema that the tables are in. */
  schema?: string
  /** Waits until no other process fills the database or creates its tables. */
  lock: (transaction: Transaction<Tables>) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  /** Called when a damaged file was set aside. */
  warn?: (message: string) => void
  /** False for a process that does not fill: then nothing is written. */
  createsTables?: boolean
} & Partial<ConnectionSettings>

/** A process that fills may take long. */
const fillTimeoutMs = 60_000

export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address)

/** Opens `address` (a postgres:// address, or else the path of an SQLite file) and creates missing tables. */
export async function openDatabase(
  address: string,
  { warn = console.error, createsTables = true, onError = () => {}, timeoutMs = fillTimeoutMs, connections = 2 }: Options = {},
): Promise<Database> {
  if (!isPostgres(address)) {
    requireFile(address)
    if (createsTables) quarantineDamaged(toSqliteFile(address), warn)
  }
  const database = isPostgres(address) ? openPostgres(address, { onError, timeoutMs, connections }) : openSqlite(address)
  if (!createsTables) return database
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** The name of each file is made from the address: that of a folder would make a file beside it. */
function requireFile(address: string) {
  const found = statSync(address, { throwIfNoEntry: false })
  if (!found || found.isFile()) return
  const [what, example] = found.isDirectory() ? ['a folder', join(address, 'wiki.db')] : ['no file', 'var/wiki.db']
  throw new DatabaseFault(`DATABASE_URL is ${address}, which is ${what}. Name a file that the wiki may make: ${example}`)
}

/** The file is filled from the content, so a damaged one is no loss. */
function quarantineDamaged(path: string, warn: (message: string) => void) {
  const found = inspect(path)
  if (found.state === 'damaged') warn(`${path} is damaged: ${found.reason}. It was set aside as ${quarantine(path)}, and is filled again.`)
}
