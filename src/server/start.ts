import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostgres } from '#database/is-postgres.ts'
import { openNewest } from '#publish/publication.ts'
import { builtPages } from './built-files.ts'
import type { App } from './create-app.ts'
import { createWikiServer } from './create-server.ts'
import { createAnswerStore } from './edge/answer-store.ts'
import { createRateLimit } from './edge/rate-limit.ts'
import { createRenderQueue } from './edge/render-queue.ts'
import { openLog } from './edge/request-id.ts'
import { endWithSentence } from './explain-failure.ts'
import { explainFormerNames, explainMisspeltSettings, explainOpenSettings, explainSharedLimit } from './open-settings.ts'
import { toPublicationVersion } from './publication-version.ts'
import { readSettings, type Settings } from './settings.ts'

/** How long loading the app is delayed after a start with a publication. */
const firstAnswersMs = 50

/** Share of CACHE_MB for published bodies; the rest is for answers rendered on request. */
const publishedShare = 3 / 4

/**
 * Binds the port before anything else, so that a port in use fails at once, and resolves 0 to the port that the system picked: SITE_URL
 * defaults to it.
 */
async function takePort({ PORT, HOST }: Settings) {
  const server = createServer((socket) => socket.destroy()).listen(PORT, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const release = async () => {
    server.close()
    await once(server, 'close')
  }
  // Released until the server listens, so that clients get "connection refused". A port picked by the system stays bound, or another
  // process could get it.
  if (PORT !== 0) await release()
  return { port, release: PORT === 0 ? release : () => Promise.resolve() }
}

/** Concurrent renders: more than 2 only slow each other down with SQLite, which runs in this process. */
const countRenderers = ({ DATABASE_URL, DATABASE_CONNECTIONS }: Settings) => (isPostgres(DATABASE_URL) ? DATABASE_CONNECTIONS + 1 : 2)

/** Printed on a terminal. */
const hints = `
  Open it: hold Ctrl (on a Mac: Cmd) and click the address, or enter it in a browser.
  Stop it: press Ctrl+C.
`

/** Starts the wiki: settings, publication, database, content, app. Shuts down in order on SIGTERM and SIGINT. */
async function startServer(initial: Settings) {
  const { port, release } = await takePort(initial)
  const settings = readSettings({ ...process.env, PORT: String(port) })
  const log = await openLog(settings.LOG_LEVEL)
  const warnings = [
    ...explainFormerNames(process.env),
    ...explainMisspeltSettings(process.env),
    ...explainOpenSettings(settings, process.env),
  ]
  for (const sentence of warnings) log.warn(sentence)
  if (!existsSync(builtPages)) throw new Error('The pages are not built. Run npm start, which builds what is missing, or npm run build.')
  if (!existsSync(settings.CONTENT_DIR))
    throw new Error(`CONTENT_DIR is ${settings.CONTENT_DIR}, but that folder does not exist. Set the folder of the content.`)

  const cacheBytes = settings.CACHE_MB * 1024 * 1024
  const tagHeader = settings.CACHE_TAG_HEADER
  const publicationOptions = { maxBytes: cacheBytes * publishedShare, tagHeader }
  const version = toPublicationVersion(settings)
  const appReady = Promise.withResolvers<App>()
  let app: App | undefined
  const queue = createRenderQueue({ concurrency: countRenderers(settings), maxWaitMs: settings.MAX_WAIT_MS })
  const answers = createAnswerStore({
    maxBytes: cacheBytes * (1 - publishedShare),
    tagHeader,
    queue,
    render: async (path) => (await appReady.promise).render(path),
  })
  const warnUnknownProxy = () => log.warn(explainSharedLimit(settings))
  // Imported only when enabled: loading it slows down the start.
  const metrics = settings.METRICS_PORT > 0 ? (await import('./metrics.ts')).createMetrics() : undefined
  const server = createWikiServer({
    answers,
    queue,
    rateLimit: settings.RATE_LIMIT === 'off' ? undefined : createRateLimit(settings.RATE_LIMIT, settings.TRUST_PROXY, warnUnknownProxy),
    log,
    app: (request, response) => void appReady.promise.then((ready) => ready.app.routing(request, response)),
    isOverloaded: () => app?.app.isUnderPressure() ?? false,
    ...(metrics && { observe: metrics.observe }),
  })

  let isOpen = false
  async function open() {
    if (isOpen) return
    isOpen = true
    await release()
    await server.listen(port, settings.HOST)
    console.log(`\n  Bridgepour is open: http://localhost:${port}\n${process.stdout.isTTY ? hints : ''}`)
  }
  const stored = settings.PUBLISH ? await openNewest(settings.PUBLISH_DIR, version, publicationOptions) : undefined
  if (stored) {
    answers.replace(stored.revision, stored)
    await open()
    // Loading the app blocks the event loop: clients that were waiting for the port get a page first.
    await wait(firstAnswersMs)
  }

  // Imported late: most of the code, and a publication is served without it.
  const { openApp } = await import('./open-app.ts')
  const { isStopping } = server
  const opened = await openApp({ settings, log, answers, queue, metrics, stored, version, publicationOptions, isStopping })
  app = opened.app
  appReady.resolve(app)
  await open()
  // Written now, as the process may be killed.
  flushCompileCache()
  const stopUpdates = opened.startUpdates()

  async function shutDown(signal: string) {
    if (server.isStopping()) return
    log.info({ signal }, 'stopping after the pending requests')
    const closed = server.shutdown()
    await stopUpdates()
    await closed
    await opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void shutDown(signal))
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await startServer(settings)
} catch (error) {
  endWithSentence(error as Error, settings)
}
