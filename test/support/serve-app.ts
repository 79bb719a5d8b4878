import pino from 'pino'
import { createApp } from '#server/create-app.ts'
import { createWikiServer } from '#server/create-server.ts'
import { createAnswerStore } from '#server/edge/answer-store.ts'
import { createRateLimit } from '#server/edge/rate-limit.ts'
import { createRenderQueue } from '#server/edge/render-queue.ts'

type Options = Partial<Parameters<typeof createApp>[0]> &
  Pick<Parameters<typeof createApp>[0], 'settings' | 'database'> &
  Partial<Pick<Parameters<typeof createWikiServer>[0], 'timeouts' | 'observe' | 'isOverloaded'>>

/** Starts the wiki in this process as `start.ts` does, without content updates and publishing. */
export async function serveApp({ settings, database, timeouts, observe, isOverloaded = () => false, log, ...options }: Options) {
  const queue = createRenderQueue({ concurrency: 2, maxWaitMs: settings.MAX_WAIT_MS })
  const answers = createAnswerStore({
    maxBytes: settings.CACHE_MB * 1024 * 1024,
    tagHeader: settings.CACHE_TAG_HEADER,
    queue,
    render: (path) => render(path),
  })
  const logger = log ?? pino({ level: 'silent' })
  const { app, render } = await createApp({ settings, database, log: logger, findCall: answers.findCall, ...options })
  const server = createWikiServer({
    answers,
    queue,
    rateLimit: settings.RATE_LIMIT === 'off' ? undefined : createRateLimit(settings.RATE_LIMIT, settings.TRUST_PROXY),
    log: logger,
    app: app.routing,
    isOverloaded,
    ...(timeouts && { timeouts }),
    ...(observe && { observe }),
  })
  return {
    app,
    render,
    answers,
    queue,
    server: server.server,
    listen: () => server.listen(0, '127.0.0.1'),
    shutdown: server.shutdown,
    async close() {
      server.server.closeAllConnections()
      server.server.close()
      await app.close()
    },
  }
}
