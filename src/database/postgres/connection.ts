import { Client, Pool, type ClientConfig } from 'pg'
import { networkMarginMs } from '#model/http/timeouts.ts'

export type ConnectionSettings = {
  onError: (error: Error) => void
  connections: number
  /** For waiting for a connection, and for each query. */
  timeoutMs: number
}

/** Closes a connection after a query timeout: pg would reuse it. */
class ClosingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((...args: unknown[]) => {
      const result = query(...args)
      if (result instanceof Promise) result.catch(({ message }: Error) => void (message === 'Query read timeout' && this.end()))
      return result
    }) as typeof this.query
  }
}

/**
 * Creates a connection pool with database timeouts. `statement_timeout` is set after connecting, because poolers such as PgBouncer reject it as a
 * connection parameter.
 */
export function createPool(address: string, { onError, connections, timeoutMs }: ConnectionSettings): Pool {
  const pool = new Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs + networkMarginMs,
    keepAlive: true,
    Client: ClosingClient,
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${timeoutMs}`)),
  })
  // Without a handler, a lost connection crashes the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
