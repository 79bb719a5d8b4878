import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { ConnectionSettings } from './postgres-connections.ts'
import { inspect, setAside, toSqliteFile } from './sqlite-file.ts'
import { DatabaseFault } from './sqlite-fault.ts'
import { openSqlite, type HeldFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** A database, and the few things its two dialects do differently. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Where it is a file: what can happen to it while it is open. */
  held?: HeldFile
  /** Where it has several: the schema that the tables stand in. */
  schema?: string
  /** Where it is asked on several connections: opens them before anyone asks. Those that the server refuses are opened when they are wanted. */
  openAll?: () => Promise<void>
  /** A way to ask that no reader can use up, while there is one. */
  aside?: () => Kysely<Tables> | undefined
  /** Where it may fall silent: for how long it has said nothing to anyone while somebody waits for it, in milliseconds. */
  silence?: () => number
  /** Keeps two fillings from running into each other. */
  beginFilling: (transaction: Transaction<Tables>) => Promise<void>
  /** Keeps two processes from making the tables at once. */
  beginMigrating: (transaction: Transaction<Tables>) => Promise<void>
  /** Tells every copy of the app that the content has changed, once the transaction is through. */
  announceRevision: (transaction: Transaction<Tables>, revision: number) => Promise<void>
  /** Calls back when some process may have raised the revision. Returns the way to stop. */
  watchRevision: (onChange: () => void) => () => Promise<void>
  /**
   * Where several copies share it: says that this one sends nothing older than the revision any more, and waits until none of the others
   * does, or too long.
   */
  awaitOthers?: (revision: number) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  /** Hears what was done to a file that was damaged. */
  tell?: (sentence: string) => void
  /** False where another process makes the tables, and fills them. */
  makesTables?: boolean
} & Partial<Omit<ConnectionSettings, 'silence'>>

/** For whoever fills, and has time, in milliseconds. */
const longestQuestion = 60_000

export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address)

/** Opens `address` (a postgres:// address, or else the path of an SQLite file) and makes its tables where they are missing. */
export async function openDatabase(
  address: string,
  { tell = console.error, makesTables = true, onError = () => {}, patience = longestQuestion, connections = 2 }: Options = {},
): Promise<Database> {
  if (!isPostgres(address)) {
    refuseNoFile(address)
    if (makesTables) await setAsideDamaged(toSqliteFile(address), tell)
  }
  const database = isPostgres(address) ? openPostgres(address, { onError, patience, connections }) : openSqlite(address)
  if (!makesTables) return database
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** The name of each file is made from the address, so that of a folder would make one beside it. */
function refuseNoFile(address: string) {
  const there = statSync(address, { throwIfNoEntry: false })
  if (!there || there.isFile()) return
  const [what, example] = there.isDirectory() ? ['a folder', join(address, 'wiki.db')] : ['no file', 'var/wiki.db']
  throw new DatabaseFault(`DATABASE_URL is ${address}, which is ${what}. Name a file that the wiki may make: ${example}`)
}

/** The file is derived, so one that cannot be read is no loss: another is made in its place. */
async function setAsideDamaged(path: string, tell: (sentence: string) => void) {
  const found = await inspect(path, 0)
  if (found.state === 'damaged') tell(describeSetAside(path, found.how, setAside(path)))
}

export function describeSetAside(path: string, how: string, away: string): string {
  return `${path} is damaged: ${how}. It was set aside as ${away}, and is filled anew.`
}
