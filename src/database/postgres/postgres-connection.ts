import { Client, Pool, type ClientConfig } from 'pg'

/** Database timeouts: added to the server's own, which answers in time unless the network is down. */
const networkMarginMs = 200

export type ConnectionSettings = {
  onError: (error: Error) => void
  connections: number
  /** The longest wait for a connection, new or used by others, and the longest time for one query. */
  timeoutMs: number
}

/** A connection on which a query was left unanswered is closed: pg would go on using it. */
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
 * Connections with the timeouts of pg. The timeout of the server is set after connecting: a pooler such as PgBouncer refuses it as a
 * parameter of the connection.
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
  // Without a handler, a connection that is lost ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
