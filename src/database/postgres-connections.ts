import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type ClientConfig, type PoolClient } from 'pg'
import { schemaVersion } from './shape.ts'

/** The tables of this version of the code stand in a schema of their own (decision 13). */
export const schema = `wiki_${schemaVersion}`
/** For a connection, or for one that is in use, in milliseconds. Readers wait for this and for one question. */
const connectWithin = 800
/** After it left a question unanswered, the database is not asked for so long: who asks meanwhile hears at once. Milliseconds. */
const restAfterSilence = 1000
/** A server that had no connection left is asked for more after this, in milliseconds. */
const moreAfter = 30_000
/** PostgreSQL's word for having no connection left, for all or for one user. */
const crowded = '53300'

export type ConnectionSettings = {
  onError: (error: Error) => void
  /** How long a question may take, in milliseconds. A network that swallows them says nothing, and who waits must hear of it. */
  patience: number
  connections: number
}

/** How every connection is made. */
export function toConfig(address: string, patience: number): ClientConfig {
  const own = new URL(address).searchParams.get('options') ?? ''
  const url = new URL(address)
  url.searchParams.delete('options')
  return {
    connectionString: url.href,
    options: `${own} -c search_path=${schema}`.trim(),
    statement_timeout: patience,
    query_timeout: patience * 1.1,
    keepAlive: true,
  }
}

/** Connections that never let anyone wait for a database that is silent, and make do with as many as the server gives. */
export function openPool(address: string, { onError, patience, connections }: ConnectionSettings): PostgresPool {
  const pool = new Pool({ ...toConfig(address, patience), max: connections, connectionTimeoutMillis: connectWithin })
  let silentUntil = 0
  /** The pool's own count has those that are still being opened, and may be refused. */
  let open = 0
  let more: NodeJS.Timeout | undefined
  const rest = () => (silentUntil = Date.now() + restAfterSilence)
  // Without a handler, a server that goes away takes the process with it: the pool's own is for connections that nobody uses.
  pool.on('error', () => {})
  pool.on('remove', () => (open -= 1))
  pool.on('connect', (client) => {
    open += 1
    client.on('error', onError)
    endWhenMute(client, rest)
  })

  async function connect(): Promise<PostgresPoolClient> {
    if (Date.now() < silentUntil) throw new Error('The database did not answer a moment ago.')
    const begun = Date.now()
    for (;;) {
      try {
        return await pool.connect()
      } catch (error) {
        const isCrowded = (error as { code?: string }).code === crowded
        if (!isCrowded || open === 0 || Date.now() - begun > connectWithin) {
          // Where all are in use, the others wait for each other and not for the server.
          if (pool.totalCount < pool.options.max && /timeout/i.test((error as Error).message)) rest()
          throw error
        }
        // It waits for one of those there are.
        pool.options.max = open
        clearTimeout(more)
        more = setTimeout(() => (pool.options.max = connections), moreAfter).unref()
      }
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}

type Asking = Pick<PoolClient, 'query' | 'end'>

/** A connection that leaves a question unanswered is not asked again: its network may be gone without a word. */
export function endWhenMute(client: Asking, onMute: () => void = () => {}) {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  const askAndListen = (...question: unknown[]) => {
    const answer = ask(...question)
    if (answer instanceof Promise)
      answer.catch((error: Error & { code?: string }) => {
        // Told by the server itself, the connection is well and the question took too long.
        if (error.message !== 'Query read timeout') return
        onMute()
        void client.end()
      })
    return answer
  }
  client.query = askAndListen as typeof client.query
}
