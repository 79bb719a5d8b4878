import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyBaseLogger, type FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { apiPlugin } from '#api/api.ts'
import type { Database } from '#database/open-database.ts'
import { toStoredHeaders, type Answer } from '#publish/answer.ts'
import { createQueries } from '#queries/queries.ts'
import { createChatWidget } from './render/chat-widget.ts'
import { health } from './edge/health.ts'
import { renderEachCall, type FindCall } from './render/inside-calls.ts'
import type { createPages } from './render/pages.ts'
import { answerFailure, explainUnreadable, renderErrorResponse } from './edge/error-response.ts'
import { readRequestId } from './edge/request-id.ts'
import { addSecurityHeaders } from './edge/security.ts'
import { servePages } from './serve-pages.ts'
import type { Settings } from './settings.ts'

type Options = {
  settings: Settings
  database: Database
  log: Logger
  /** The built pages; without them only the API answers. */
  pages?: Parameters<typeof createPages>[0]['build']
  mode?: 'production' | 'development'
  /** Returns a number from 0 to 1; picks the random item. */
  chance?: () => number
  /** The folder of the built service worker; without it offline reading is off. */
  worker?: string
  /** Folders whose files are served under /assets/; the first that has a file wins. */
  files?: string[]
  /** Finds the API answers that pages load; without it each call is rendered. */
  findCall?: FindCall
  /** True while readers are served though the database or an update fails. */
  isDegraded?: () => boolean
  /** Since when invalid content is rejected, UTC; '' while the content is valid. */
  contentRefusedSince?: () => string
  isStopping?: () => boolean
  /** The revision that readers see, also while the database is unreachable. */
  shownRevision?: () => { number: number; changedAt: string }
  /** Called with each error thrown while a page renders. */
  pageFailed?: (error: unknown) => void
}

/**
 * Above these limits the process counts as overloaded. They are high because the event loop of a busy machine may block for seconds, as at
 * the start; below them the render queue sheds load.
 */
const pressure = { maxEventLoopDelay: 5000, maxRssBytes: 1024 ** 3 }

/** The app: every route of the wiki, without a server in front of it. */
export async function createApp({
  settings,
  database,
  log,
  pages,
  mode = 'production',
  chance = Math.random,
  files = [],
  worker,
  findCall = renderEachCall,
  isDegraded = () => false,
  contentRefusedSince = () => '',
  isStopping = () => false,
  shownRevision,
  pageFailed,
}: Options) {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    // The edge handler logs requests; published answers never get here.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8192 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const { headers, body } = renderErrorResponse(request.url, 400, explainUnreadable(error))
      void reply.code(400).headers(headers).send(body)
    },
  })

  app.setErrorHandler(answerFailure)
  // The edge handler reads `isUnderPressure`; this plugin's own handler would reject pages that are already being rendered.
  await app.register(underPressure, { ...pressure, pressureHandler: () => {} })
  await addSecurityHeaders(app, settings)
  const queries = createQueries(database)
  const fetchPresence = createChatWidget(async () => (await queries.pages.findSite())?.embeds.chat_widget ?? '')
  const addHealth = health({ database, isStopping, isDegraded, contentRefusedSince, ...(shownRevision && { shownRevision }) })
  await app.register(apiPlugin(queries, chance, fetchPresence, settings.SITE_URL, addHealth))

  await servePages(app, { settings, queries, render, findCall, pages, mode, files, worker, log, pageFailed })
  await app.ready()

  /** Renders the answer to an address in this process, without the network. */
  async function render(path: string): Promise<Answer> {
    const response = await app.inject({ method: 'GET', url: path })
    const headers = toStoredHeaders(response.headers)
    // Requests that share one render share its request id, which the error page shows.
    if (response.statusCode >= 500) headers['x-request-id'] ??= readRequestId() ?? ''
    return { status: response.statusCode, headers, body: response.rawPayload }
  }

  return { app, render }
}
export type App = Awaited<ReturnType<typeof createApp>>
