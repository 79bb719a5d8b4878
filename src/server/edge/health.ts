import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

/** A balancer that asks waits no longer, and a database that takes longer does not answer. Milliseconds. */
const longestWait = 3000

type Needs = { database: Pick<Database, 'dialect' | 'db' | 'aside'>; isLeaving: () => boolean; isDegraded?: () => boolean }

const Ready = z.strictObject({
  status: z.string().meta({ description: 'ok, degraded, filling, stopping or database unreachable' }),
  revision: z.int().meta({ description: 'Of the content; 0 while there is none.' }),
  changed_at: z.string().meta({ description: 'When it last rose, UTC.' }),
  database: z.enum(['sqlite', 'postgres']),
})
const Live = z.strictObject({ status: z.literal('ok') })

const tag = 'About the data'
const additions = 'An addition of this wiki, for balancers.'
const describeReady = `${additions} 200: send readers here. 503: send them elsewhere for now; starting this copy again would not help.`

/**
 * A07: whether content is loaded and the database answers; for balancers also whether this copy is about to leave. "degraded" says
 * that something is wrong with the database, and is being mended: as long as all can be answered it is 200, else 503. A copy that is
 * not ready is left alone; one that is not even live has to be started again.
 */
export function health({ database, isLeaving, isDegraded = () => false }: Needs) {
  async function readHealth(): Promise<{ code: 200 | 503 } & z.infer<typeof Ready>> {
    try {
      const { number, changedAt } = await within(longestWait, readRevision(database))
      const ready = number > 0 && !isLeaving()
      return {
        code: ready ? 200 : 503,
        status: isLeaving() ? 'stopping' : isDegraded() ? 'degraded' : ready ? 'ok' : 'filling',
        revision: number,
        changed_at: changedAt,
        database: database.dialect,
      }
    } catch {
      const status = isDegraded() ? 'degraded' : 'database unreachable'
      return { code: 503, status, revision: 0, changed_at: '', database: database.dialect }
    }
  }

  return (app: FastifyInstance) => {
    const summaries = { [operatorPaths.health]: 'Whether this copy can answer readers', [operatorPaths.ready]: 'The same as /api/health' }
    for (const [path, summary] of Object.entries(summaries)) {
      const schema = { tags: [tag], summary, description: describeReady, response: { 200: Ready, 503: Ready } }
      app.get(path, { schema }, async (_request, reply) => {
        const { code, ...said } = await readHealth()
        return reply.code(code).header('cache-control', 'no-store').send(said)
      })
    }
    const summary = 'Whether this copy runs at all'
    const description = `${additions} 200 as long as the process answers, whatever its database does: only where this fails, start it again.`
    app.get(operatorPaths.live, { schema: { tags: [tag], summary, description, response: { 200: Live } } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )
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
