import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createEdgeHandler } from './edge/edge-handler.ts'
import { answerUnreadable } from './edge/error-response.ts'

/** How long a slow client may take, in milliseconds: to send its request, and between two pieces of the answer. */
const defaultTimeouts = { requestMs: 15_000, idleMs: 20_000, checkIntervalMs: 5000 }
/** Longer than load balancers keep an idle connection: the side that closes first must not be the one that is being asked. */
const keepAliveTimeout = 65_000
/** Connections that wait to be accepted. With the usual 511, a client that is dropped tries again only after a second. */
const backlog = 4096

/** Time for a load balancer to hear that this instance stops, and for clients to change their connection, in milliseconds. */
const shutdownGraceMs = 1000
/** How often idle connections are closed while the server stops, in milliseconds. */
const closeIdleIntervalMs = 50

type Options = Omit<Parameters<typeof createEdgeHandler>[0], 'isStopping'> & { timeouts?: typeof defaultTimeouts }

/** The HTTP server in front of the app. */
export function createWikiServer({ timeouts = defaultTimeouts, ...edge }: Options) {
  let isStopping = false
  const handler: RequestListener = createEdgeHandler({ ...edge, isStopping: () => isStopping })
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      keepAliveTimeout,
    },
    handler,
  )
  server.setTimeout(timeouts.idleMs)
  server.on('clientError', answerUnreadable)

  return {
    server,
    isStopping: () => isStopping,

    /** Returns the address that it listens on. */
    async listen(port: number, host: string): Promise<string> {
      server.listen({ port, host, backlog })
      await once(server, 'listening')
      return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
    },

    /** Goes on answering for a moment and says so on every answer; then takes no new connections and waits for the last answer. */
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
