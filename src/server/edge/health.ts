import { cacheControl } from '#model/http/cache-control.ts'
import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { databaseCheckTimeoutMs } from '#model/http/timeouts.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

/** Checks within this time share one answer, so that frequent ones do not load the database. */
const cacheMs = 250

type Options = {
  database: Pick<Database, 'dialect' | 'control'>
  isStopping: () => boolean
  /** True while the database is being repaired or an update fails. */
  isDegraded?: () => boolean
  /** Since when invalid content is rejected, UTC; '' while the content is valid. */
  contentRefusedSince?: () => string
  /** The revision that readers see, also while the database is unreachable. */
  shownRevision?: () => { number: number; changedAt: string }
}

const Ready = z.strictObject({
  status: z.string().meta({ description: 'ok, degraded, filling, stopping or database unreachable' }),
  revision: z.int().meta({ description: 'Of the content; 0 while there is none.' }),
  changed_at: z.string().meta({ description: 'When it last increased, UTC.' }),
  database: z.enum(['sqlite', 'postgres']),
  database_answers: z.boolean().meta({ description: 'False: published pages are served, anything that needs the database gets a 503.' }),
  content_refused_since: z.string().meta({
    description: 'When a content change was rejected, UTC, or empty. The log has the reason.',
  }),
})
const Live = z.strictObject({ status: z.literal('ok') })

const tag = 'About the data'
const additions = 'Not part of the original API. For load balancers.'
const describeReady = `${additions} 200: send readers here, also when the status is degraded. 503: no content yet, or stopping.`

/**
 * A07: health endpoints. Ready is 503 only before the first content and while stopping: an instance without its database still serves
 * published pages, so its status is "degraded".
 */
export function health({
  database,
  isStopping,
  isDegraded = () => false,
  contentRefusedSince = () => '',
  shownRevision = () => ({ number: 0, changedAt: '' }),
}: Options) {
  let cached: { readAt: number; answer: ReturnType<typeof readHealth> } | undefined
  let revision = { number: 0, changedAt: '' }

  async function readHealth(): Promise<{ code: 200 | 503 } & z.infer<typeof Ready>> {
    const current = await withTimeout(databaseCheckTimeoutMs, readRevision({ db: database.control })).catch(() => undefined)
    if (current) revision = current
    else if (revision.number === 0) revision = shownRevision()
    const hasContent = revision.number > 0
    const isBroken = !current || isDegraded() || contentRefusedSince() !== ''
    const empty = isDegraded() ? 'degraded' : current ? 'filling' : 'database unreachable'
    return {
      code: hasContent && !isStopping() ? 200 : 503,
      status: isStopping() ? 'stopping' : !hasContent ? empty : isBroken ? 'degraded' : 'ok',
      revision: revision.number,
      changed_at: revision.changedAt,
      database: database.dialect,
      database_answers: current !== undefined,
      content_refused_since: contentRefusedSince(),
    }
  }

  function findHealth() {
    const now = performance.now()
    if (!cached || now - cached.readAt >= cacheMs) cached = { readAt: now, answer: readHealth() }
    return cached.answer
  }

  return (app: FastifyInstance) => {
    const summaries = {
      [operatorPaths.health]: 'Whether this instance can serve readers',
      [operatorPaths.ready]: 'The same as /api/health',
    }
    for (const [path, summary] of Object.entries(summaries)) {
      const schema = { tags: [tag], summary, description: describeReady, response: { 200: Ready, 503: Ready } }
      app.get(path, { schema }, async (_request, reply) => {
        const { code, ...body } = await findHealth()
        return reply.code(code).header('cache-control', cacheControl.never).send(body)
      })
    }
    const summary = 'Whether this process runs'
    const description = `${additions} 200 as long as the process answers, also without its database. Restart the process only when this fails.`
    app.get(operatorPaths.live, { schema: { tags: [tag], summary, description, response: { 200: Live } } }, (_request, reply) =>
      reply.header('cache-control', cacheControl.never).send({ status: 'ok' }),
    )
  }
}

async function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
