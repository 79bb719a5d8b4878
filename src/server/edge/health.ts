import type { FastifyPluginCallback } from 'fastify'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

/** A balancer that asks waits no longer, and a database that takes longer does not answer. Milliseconds. */
const longestWait = 3000

type Needs = { database: Database; isLeaving: () => boolean; isDegraded?: () => boolean }

/**
 * A07: whether content is loaded and the database answers; for balancers also whether this copy is about to leave. "degraded" says
 * that something is wrong with the database, and is being mended: as long as all can be answered it is 200, else 503.
 */
export function health({ database, isLeaving, isDegraded = () => false }: Needs): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/api/health', { schema: { hide: true } }, async (_request, reply) => {
      void reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*')
      try {
        const { number, changedAt } = await within(longestWait, readRevision(database))
        const ready = number > 0 && !isLeaving()
        return reply.code(ready ? 200 : 503).send({
          status: isLeaving() ? 'stopping' : isDegraded() ? 'degraded' : ready ? 'ok' : 'filling',
          revision: number,
          changed_at: changedAt,
          database: database.kind,
        })
      } catch {
        const status = isDegraded() ? 'degraded' : 'database unreachable'
        return reply.code(503).send({ status, revision: 0, changed_at: '', database: database.kind })
      }
    })
    done()
  }
}

/** What `work` comes to, or an error when it takes longer than that many milliseconds. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
