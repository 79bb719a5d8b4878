import { paths } from '#model/wiki/paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { LogController, type FastifyBaseLogger, type FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { createApiClient } from '#api-client/api-client.ts'
import { api } from '#api/api.ts'
import { answerUnknown } from '#api/errors.ts'
import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'
import { createQueries } from '#queries/queries.ts'
import { createChatWidget } from './render/chat-widget.ts'
import type { Answer } from './edge/cached-response.ts'
import { createResponseCache } from './edge/response-cache.ts'
import { takeIn } from './edge/file-body.ts'
import { createArrivals } from './edge/arrivals.ts'
import { createEdgeHandler, isFree } from './edge/edge-handler.ts'
import { giveBackMemory } from './edge/give-back-memory.ts'
import { health } from './edge/health.ts'
import { createInsideCalls, gatherParts, isMadeInside, readJson, restOnCalls } from './render/inside-calls.ts'
import { createPages } from './render/pages.ts'
import { createItemTiles } from './pictures/item-tiles.ts'
import { createPreviewDrawer } from './previews/preview-drawer.ts'
import { answerFailure, answerUnreadable, explainUnreadable, toPlainRefusal } from './edge/refusal.ts'
import { readRequestId } from './edge/request-id.ts'
import { createRateLimit } from './edge/rate-limit.ts'
import { addSecurityHeaders } from './edge/security.ts'
import { serveServiceWorker } from './edge/service-worker.ts'
import { serveStaticFiles } from './edge/static-files.ts'
import { createWorkQueue } from './edge/work-queue.ts'
import { explainSharedLimit } from './open-settings.ts'
import type { Observe } from './metrics.ts'
import type { Settings } from './settings.ts'

type Needs = {
  settings: Settings
  database: Database
  log: Logger
  /** The built pages; without them only the API answers. */
  pages?: Parameters<typeof createPages>[0]['build']
  mode?: 'production' | 'development'
  /** Picks the random item. */
  chance?: () => number
  /** The folder of what keeps pages in browsers; without it none is offered. */
  worker?: string
  /** Folders whose files are served under /assets/; the first that has a file wins. */
  files?: string[]
  /** True while it answers though something is wrong with its database. */
  isDegraded?: () => boolean
  /** When a change of the content was refused, UTC; '' while the content is accepted. */
  contentRefusedSince?: () => string
  /** How long a slow client is borne with. */
  patience?: typeof defaultPatience
  /** Hears of every answer that was sent. */
  observe?: Observe
  /** Hears of every page that failed. */
  pageFailed?: (error: unknown) => void
}

/** A slow client is let go: one that has not sent its request by then, or has taken nothing of its answer. Milliseconds. */
const defaultPatience = { request: 15_000, answer: 20_000, lookEvery: 5000 }
/** Longer than balancers keep a connection that nobody uses: who closes first must not be the one that is being asked. Milliseconds. */
const keepAliveTimeout = 65_000

/** Time for a balancer to hear that this copy leaves, and for clients to change their connection, in milliseconds. */
const graceBeforeClosing = 1000
/** A connection whose last answer did not say yet that this copy leaves is closed within that time after it. Milliseconds. */
const idleCheckWhileClosing = 50

/**
 * SQLite answers within the process: more at once would only make each slower. What PostgreSQL does, it does elsewhere: one is
 * rendered while the others have a connection each. More would wait for one, and those who are served in a rush for them.
 */
const countRendersAtOnce = ({ dialect }: Database, { DATABASE_CONNECTIONS }: Settings) =>
  dialect === 'sqlite' ? 2 : DATABASE_CONNECTIONS + 1

/** Wires everything together, without listening. */
export async function createApp({
  settings,
  database,
  log,
  pages,
  mode = 'production',
  chance = Math.random,
  files = [],
  worker,
  isDegraded = () => false,
  contentRefusedSince = () => '',
  patience = defaultPatience,
  observe,
  pageFailed,
}: Needs) {
  let isLeaving = false
  const responseCache = createResponseCache({
    megabytes: settings.CACHE_MB,
    tagHeader: settings.CACHE_TAG_HEADER,
    render: (cacheKey) => gatherParts(() => render(cacheKey)),
    askRevision: async () => (await readRevision(database)).number,
    awaitOthers: database.awaitOthers,
  })
  const arrivals = createArrivals()
  const line = createWorkQueue({
    atOnce: countRendersAtOnce(database, settings),
    patience: settings.BUSY_AFTER,
    before: arrivals.letIn,
    afterRush: giveBackMemory,
  })
  const sharesLimit = () => log.warn(explainSharedLimit(settings))
  const rateLimit = settings.RATE_LIMIT === 'off' ? undefined : createRateLimit(settings.RATE_LIMIT, settings.TRUST_PROXY, sharesLimit)
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    // The edge handler logs requests; what is answered from the response cache never gets here.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8192 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const { headers, body } = toPlainRefusal(request.url, 400, explainUnreadable(error))
      void reply.code(400).headers(headers).send(body)
    },
    clientErrorHandler: answerUnreadable,
    serverFactory: (behind) => {
      const server = createServer(
        {
          requestTimeout: patience.request,
          headersTimeout: patience.request,
          connectionsCheckingInterval: patience.lookEvery,
          keepAliveTimeout,
        },
        createEdgeHandler({
          responseCache,
          rateLimit,
          log,
          behind,
          cache: mode === 'production',
          isLeaving: () => isLeaving,
          line,
          silence: database.silence,
          observe,
        }),
      )
      return arrivals.watch(server).setTimeout(mode === 'production' ? patience.answer : 0)
    },
    requestTimeout: patience.request,
    forceCloseConnections: 'idle',
  })

  app.setErrorHandler(answerFailure)
  await addSecurityHeaders(app, settings)
  // What is never cached was read from the database just now: nothing older may be sent after it.
  app.addHook('onSend', async ({ url }, { statusCode }) => {
    if (mode === 'production' && statusCode < 400 && !isMadeInside() && !isFree(url)) await responseCache.confirmShown()
  })
  const queries = createQueries(database)
  const whoIsThere = createChatWidget(async () => (await queries.pages.findSite())?.embeds.chat_widget ?? '')
  const addHealth = health({ database, isLeaving: () => isLeaving, isDegraded, contentRefusedSince })
  await app.register(api(queries, chance, whoIsThere, settings.SITE_URL, addHealth))

  if (files.length > 0) {
    const createTiles = (hasFile: (file: string) => boolean) =>
      createItemTiles({ contentFolder: settings.CONTENT_DIR, listItems: queries.items.listAllLinks, hasFile })
    await serveStaticFiles(app, files, mode === 'development', createTiles)
  }

  const offersOffline = settings.OFFLINE && worker !== undefined
  serveServiceWorker(app, offersOffline ? worker : undefined)

  const previewDrawer = createPreviewDrawer({ folder: settings.PREVIEWS_DIR, pictures: files, log })
  app.addHook('onClose', () => previewDrawer.stop())
  const callInside = mode === 'production' ? createInsideCalls(responseCache) : callAnew
  const callApi = settings.API_ORIGIN ? createOutsideCalls(settings.API_ORIGIN) : callInside
  const renderPage =
    pages &&
    createPages({
      build: pages,
      api: createApiClient(callApi),
      origin: settings.SITE_URL,
      offersOffline,
      mode,
      drawPreview: previewDrawer.drawPreview,
      log,
      pageFailed,
    })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isCall(request.url)) return answerUnknown(request, reply.header('access-control-allow-origin', '*'))
    if (request.url.startsWith(prefixes.assets) || !renderPage) return reply.callNotFound()
    const { status, headers, body } = await renderPage(request.url)
    if (callApi === callInside && mode === 'production') restOnCalls()
    return reply.code(status).headers(headers).send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request.url)) return answerUnknown(request, reply)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.')
  })
  await app.ready()

  /** What the cache calls to make an answer: the same routes, without the network. */
  async function render(cacheKey: string): Promise<Answer> {
    const response = await app.inject({ method: 'GET', url: cacheKey, payloadAsStream: true })
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
    // Who reports a failure can say which line of the log it is, also if several waited for the same answer.
    if (response.statusCode >= 500) headers['x-request-id'] ??= readRequestId() ?? ''
    return { status: response.statusCode, headers, body: await takeIn(response.stream()) }
  }

  /** While developing, every call is answered anew. */
  async function callAnew(path: string) {
    const { status, body } = await render(path)
    return { ok: status === 200, status, json: () => Promise.resolve(readJson({ raw: body })) }
  }

  /**
   * Goes on answering for a moment, but says on every answer and in its health that it leaves; then takes no new connections, and
   * closes the app once the last is answered: it answers nothing more from then on, and a page asks it several times.
   */
  async function leave() {
    isLeaving = true
    await wait(graceBeforeClosing)
    const letGo = setInterval(() => app.server.closeIdleConnections(), idleCheckWhileClosing)
    await new Promise((done) => app.server.close(done))
    clearInterval(letGo)
    await app.close()
  }

  return { app, responseCache, line, leave }
}

/** True for "/api" and all below it; its documentation is a page. */
const isCall = (url: string) => isAtOrBelow(url, prefixes.api.slice(0, -1)) && !isAtOrBelow(url, paths.apiDocs)
const isAtOrBelow = (url: string, path: string) => url.startsWith(path) && /^[/?]?$/.test(url.charAt(path.length))

/** The pages' way to an API on another host. */
function createOutsideCalls(origin: string) {
  return (path: string) => fetch(new URL(path, origin), { signal: AbortSignal.timeout(10_000) })
}
