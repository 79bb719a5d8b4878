import { Kysely, PostgresDialect, sql, type PostgresPoolClient, type Transaction } from 'kysely'
import { createSilence, ImpatientClient } from './impatient-client.ts'
import type { Database } from './open-database.ts'
import { openPool, schema, toConfig, type ConnectionSettings } from './postgres-connections.ts'
import { createPresence } from './presence.ts'
import type { Tables } from './tables.ts'

const channel = 'wiki_revision'
/** Any number, the same in every copy: names the lock that only one filling holds. */
const fillingLock = 1_106_840
/** Before listening again after the connection was lost, in milliseconds. */
const listenAgainAfter = 1000
/** How often to look for what was announced while the network was silent, in milliseconds. */
const lookEvery = 2000

/** The scaled-out database: any number of copies of the app share one PostgreSQL. */
export function openPostgres(address: string, given: Omit<ConnectionSettings, 'silence'>): Database {
  const settings = { ...given, silence: createSilence() }
  const pool = openPool(address, settings)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const listener = createListener(address, settings)
  return {
    dialect: 'postgres',
    schema,
    db,
    openAll: async () => void (await Promise.all([pool.openAll(), listener.begun()])),
    aside: listener.db,
    beginFilling: takeLock,
    beginMigrating: takeLock,
    async announceRevision(transaction, revision) {
      await sql`select pg_notify(${channel}, ${String(revision)})`.execute(transaction)
    },
    watchRevision: listener.listen,
    silence: settings.silence.lasts,
    awaitOthers: listener.awaitOthers,
    close: () => db.destroy(),
  }
}

async function takeLock(transaction: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(${fillingLock})`.execute(transaction)
}

/**
 * A connection of its own that hears of new revisions. What concerns the revision is asked on it as well: that has its answer when all
 * others are in use.
 */
function createListener(address: string, { onError, patience, silence }: Required<ConnectionSettings>) {
  let stopped = false
  let client: ImpatientClient | undefined
  let open: ImpatientClient | undefined
  let again: NodeJS.Timeout | undefined
  let begun = Promise.resolve()
  const presence = createPresence()
  /** One question at a time: whoever comes next waits for the one before. */
  let free = Promise.resolve()

  async function connect(onChange: () => void) {
    const next = new ImpatientClient({ ...toConfig(address, patience), silence })
    client = next
    next.on('error', onError)
    next.on('end', () => connectAgain(next, onChange))
    next.on('notification', onChange)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      await presence.enter(next)
      open = next
      // Whatever was announced while nobody listened.
      onChange()
    } catch (error) {
      onError(error as Error)
      connectAgain(next, onChange)
    }
  }

  function connectAgain(lost: ImpatientClient, onChange: () => void) {
    if (stopped || lost !== client) return
    open = undefined
    client = undefined
    void lost.end().catch(() => {})
    again = setTimeout(() => void connect(onChange), listenAgainAfter)
    again.unref()
  }

  async function takeTurn(): Promise<PostgresPoolClient> {
    const before = free
    const { promise, resolve: release } = Promise.withResolvers<void>()
    free = promise
    await before
    // Of a connection from a pool, Kysely asks and releases, and no more.
    if (open) return Object.assign(open, { release }) as PostgresPoolClient
    release()
    throw new Error('The connection that listens was lost.')
  }

  const pool = { connect: takeTurn, end: () => Promise.resolve(), options: {} }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    /** To ask on the same connection; undefined while there is none. */
    db: () => (open ? db : undefined),
    awaitOthers: (revision: number) => presence.move(revision, open),
    /** Once it was connected for the first time, or could not be. */
    begun: () => begun,
    listen(onChange: () => void) {
      begun = connect(onChange)
      const timer = setInterval(onChange, lookEvery)
      timer.unref()
      return async () => {
        stopped = true
        clearInterval(timer)
        clearTimeout(again)
        open = undefined
        await client?.end().catch(() => {})
      }
    },
  }
}
