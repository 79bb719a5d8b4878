import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { idleTimeoutMs, keepAliveTimeoutMs, requestTimeoutMs } from '#model/http/timeouts.ts'
import { createEdgeHandler } from './edge/edge-handler.ts'
import { answerUnreadable } from './edge/error-response.ts'
import { createServer } from './node-http.ts'

/** `checkIntervalMs`: how often the timeouts of connections are checked. */
const defaultTimeouts = { requestMs: requestTimeoutMs, idleMs: idleTimeoutMs, checkIntervalMs: 5000 }
/** Connections that wait to be accepted. Node's default of 511 drops clients under load, and they retry only after a second. */
const backlog = 4096

/** Time for load balancers and clients to move to another instance before this one stops accepting connections, in milliseconds. */
const shutdownGraceMs = 1000
/** How often idle connections are closed while the server stops, in milliseconds. */
const closeIdleIntervalMs = 50

type Options = Omit<Parameters<typeof createEdgeHandler>[0], 'isStopping' | 'idleMs'> & { timeouts?: typeof defaultTimeouts }

/** The HTTP server in front of the app. */
export function createWikiServer({ timeouts = defaultTimeouts, ...edge }: Options) {
  let isStopping = false
  const handler: RequestListener = createEdgeHandler({ ...edge, idleMs: timeouts.idleMs, isStopping: () => isStopping })
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    handler,
  )
  server.on('clientError', answerUnreadable)

  return {
    server,
    isStopping: () => isStopping,

    /** Resolves with the URL that the server listens on. */
    async listen(port: number, host: string): Promise<string> {
      server.listen({ port, host, backlog })
      await once(server, 'listening')
      return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
    },

    /** Answers with `Connection: close` for `shutdownGraceMs`, then accepts no connections and resolves after the last answer. */
    async shutdown() {
      isStopping = true
      await wait(shutdownGraceMs)
      const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs)
      await new Promise((resolve) => server.close(resolve))
      clearInterval(closeIdle)
    },
  }
}
export type WikiServer = ReturnType<typeof createWikiServer>
