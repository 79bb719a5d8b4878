import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Client, Pool, type PoolClient } from 'pg'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

const channel = 'wiki_revision'
/** Any number, the same in every copy: names the lock that only one filling holds. */
const fillingLock = 1_106_840
/** No question takes that long; a network that swallows them says nothing, and who waits must hear of it. Milliseconds. */
const longestQuestion = 10_000
/** Before listening again after the connection was lost, in milliseconds. */
const listenAgainAfter = 1000

/** The scaled-out database: any number of copies of the app share one PostgreSQL. */
export function openPostgres(address: string, onError: (error: Error) => void, patience = longestQuestion): Database {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: patience,
    query_timeout: patience * 1.1,
    keepAlive: true,
  })
  // Without a handler, a server that goes away takes the process with it: the pool's own is for connections that nobody uses.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', onError)
    endWhenMute(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    beginFilling: takeLock,
    beginMigrating: takeLock,
    async announceRevision(transaction, revision) {
      await sql`select pg_notify(${channel}, ${String(revision)})`.execute(transaction)
    },
    watchRevision: (onChange) => listen(address, onChange, onError),
    close: () => db.destroy(),
  }
}

/** A connection that leaves a question unanswered is not asked again: its network may be gone without a word. */
function endWhenMute(client: PoolClient) {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  const askAndListen = (...question: unknown[]) => {
    const answer = ask(...question)
    if (answer instanceof Promise) answer.catch((error: Error) => error.message === 'Query read timeout' && void client.end())
    return answer
  }
  client.query = askAndListen as typeof client.query
}

async function takeLock(transaction: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(${fillingLock})`.execute(transaction)
}

function listen(address: string, onChange: () => void, onError: (error: Error) => void): () => Promise<void> {
  let stopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    if (stopped) return
    client = new Client({ connectionString: address, keepAlive: true })
    client.on('error', onError)
    client.on('end', again)
    client.on('notification', onChange)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Whatever was announced while nobody listened.
      onChange()
    } catch (error) {
      onError(error as Error)
      again()
    }
  }

  function again() {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, listenAgainAfter)
    timer.unref()
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
