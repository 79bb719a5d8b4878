import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { fillTimeoutMs } from '#model/http/timeouts.ts'
import { isPostgres } from './is-postgres.ts'
import { migrate } from './migrations.ts'
import type { ConnectionSettings } from './postgres/connection.ts'
import { openPostgres } from './postgres/open.ts'
import type { SqliteConnection } from './sqlite/connection.ts'
import { DatabaseFault } from './sqlite/errors.ts'
import { inspect, quarantine, toSqliteFile } from './sqlite/file.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Tables } from './tables.ts'

/** An open database, with what differs between SQLite and PostgreSQL. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** For the revision and health checks; with PostgreSQL a connection of its own. */
  control: Kysely<Tables>
  /** SQLite only: used by database-monitor.ts to close and reopen the file. */
  connection?: SqliteConnection
  /** PostgreSQL only: the schema that the tables are in. */
  schema?: string
  /** Waits until no other process fills the database or creates its tables. */
  lock: (transaction: Transaction<Tables>) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  /** Called when a damaged file was renamed. */
  warn?: (message: string) => void
  /** False for a process that must not write. */
  createsTables?: boolean
} & Partial<ConnectionSettings>

/**
 * Opens `address` (a postgres:// address, or else the path of an SQLite file) and creates missing tables. Throws DatabaseFault where an
 * operator has to act.
 */
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

/** Rejects a folder: the file name is derived from the address, so the file would be created beside the folder. */
function requireFile(address: string) {
  const stats = statSync(address, { throwIfNoEntry: false })
  if (!stats || stats.isFile()) return
  const [type, example] = stats.isDirectory() ? ['a folder', join(address, 'wiki.db')] : ['not a file', 'var/wiki.db']
  throw new DatabaseFault(`DATABASE_URL is ${address}, which is ${type}. Set the path of a file, such as ${example}`)
}

/** Nothing is lost: the new file is filled from the content. */
function quarantineDamaged(path: string, warn: (message: string) => void) {
  const file = inspect(path)
  if (file.state === 'damaged') warn(`${path} is damaged: ${file.reason}. It was renamed to ${quarantine(path)}; a new file is filled.`)
}
