import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type ClientConfig, type PoolClient } from 'pg'
import { createSilence, ImpatientClient, TooLate, within, type Limits, type Silence } from './impatient-client.ts'
import { schemaVersion } from './shape.ts'

/** The tables of this version of the code stand in a schema of their own (decision 13). */
export const schema = `wiki_${schemaVersion}`
/** For a connection, or for one that is in use, as a part of what a question may take. Readers wait for this and for one question. */
const shareOfConnecting = 0.6
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
  silence?: Silence
}

/** How every connection is made. */
export function toConfig(address: string, patience: number): ClientConfig & Limits {
  const own = new URL(address).searchParams.get('options') ?? ''
  const url = new URL(address)
  url.searchParams.delete('options')
  return {
    connectionString: url.href,
    options: `${own} -c search_path=${schema}`.trim(),
    statement_timeout: patience,
    connectWithin: patience * shareOfConnecting,
    answerWithin: patience * 1.1,
    keepAlive: true,
  }
}

/** A pool of which all connections can be opened before anyone asks: as many as the server gives. */
export type OpenablePool = PostgresPool & { openAll: () => Promise<void> }

/** Connections that never let anyone wait for a database that is silent, and make do with as many as the server gives. */
export function openPool(address: string, { onError, patience, connections, silence = createSilence() }: ConnectionSettings): OpenablePool {
  let silentUntil = 0
  const rest = () => (silentUntil = Date.now() + restAfterSilence)
  let answers = 0
  const config = { ...toConfig(address, patience), silence, onAnswer: () => void (answers += 1), onMute: rest }
  // Once open, they stay: opening one is dear, and most of all when there is much to do.
  class OwnClient extends ImpatientClient {
    constructor() {
      super(config)
    }
  }
  const pool = new Pool({ ...config, max: connections, idleTimeoutMillis: 0, Client: OwnClient })
  /** The pool's own count has those that are still being opened, and may be refused. */
  let open = 0
  let more: NodeJS.Timeout | undefined
  // Without a handler, a server that goes away takes the process with it: the pool's own is for connections that nobody uses.
  pool.on('error', () => {})
  pool.on('remove', () => (open -= 1))
  pool.on('connect', (client) => {
    open += 1
    client.on('error', onError)
  })

  /** As long as others are answered, the database is well, and it is a matter of time. */
  async function waitFor(coming: Promise<PoolClient>): Promise<PoolClient> {
    const answersBefore = answers
    try {
      return await within(config.connectWithin, coming, 'a connection')
    } catch (error) {
      if (!(error instanceof TooLate)) throw error
      if (answers > answersBefore) return waitFor(coming)
      // Whoever has given up on one passes it on when it comes.
      coming.then(
        (client) => client.release(),
        () => {},
      )
      throw error
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (Date.now() < silentUntil) throw new Error('The database did not answer a moment ago.')
    const begun = Date.now()
    for (;;) {
      try {
        return await silence.break(waitFor(pool.connect()))
      } catch (error) {
        const isCrowded = (error as { code?: string }).code === crowded
        if (!isCrowded || open === 0 || Date.now() - begun > config.connectWithin) {
          // Where all are in use, the others wait for each other and not for the server.
          if (pool.totalCount < pool.options.max && error instanceof TooLate) rest()
          throw error
        }
        // It waits for one of those there are.
        pool.options.max = open
        clearTimeout(more)
        more = setTimeout(() => (pool.options.max = connections), moreAfter).unref()
      }
    }
  }

  async function openAll() {
    const opened = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()))
    for (const one of opened) if (one.status === 'fulfilled') one.value.release()
  }

  return { connect, openAll, end: () => pool.end(), options: pool.options }
}
