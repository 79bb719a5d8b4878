import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { readRevision } from '#database/fill.ts'
import { isPostgres, openDatabase } from '#database/open-database.ts'
import { queryTimeoutMs } from '#model/http/timeouts.ts'
import { openNewest, openPublication } from '#publish/publication.ts'
import { builtFiles, builtPages, builtWorker } from './built-files.ts'
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
import { createContentUpdater, type Updated } from './sync/content-updater.ts'
import { monitorDatabase } from './sync/database-monitor.ts'
import { followRevision } from './sync/follow-revision.ts'
import { createPublisherProcess } from './sync/publisher-process.ts'
import { waitForContent } from './sync/wait-for-content.ts'
import { watchContent } from './sync/watch-content.ts'

/** How long the idle publisher process is kept: after a change, and at the start. */
const keepWhileEditingMs = 600_000
const keepAtStartMs = 10_000

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

  const database = await openDatabase(settings.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    warn: (message) => log.error(message),
    // Without CONTENT_WATCH this process never writes, not even tables.
    createsTables: settings.CONTENT_WATCH && !isPostgres(settings.DATABASE_URL),
    timeoutMs: queryTimeoutMs,
    connections: settings.DATABASE_CONNECTIONS,
  })
  const publisher = createPublisherProcess(settings)
  if (!stored && (settings.PUBLISH || settings.CONTENT_WATCH)) publisher.prepare(keepAtStartMs)
  async function showUpdate({ revision, folder }: Updated) {
    if (folder === undefined) {
      if (revision !== answers.revision()) answers.replace(revision)
      return
    }
    const [shown, updated] = [answers.publication(), await openPublication(folder, publicationOptions)]
    if (shown?.revision !== updated.revision || shown.changedAt !== updated.changedAt) answers.replace(updated.revision, updated)
  }
  const updater = createContentUpdater({
    run: async (order) => {
      if (settings.PUBLISH) return publisher.update(order, { version, previous: answers.publication()?.folder })
      if (order.fill) return publisher.update(order)
      return { ok: true, revision: (await readRevision(database)).number, written: 0, removed: 0 }
    },
    log,
    updated: showUpdate,
  })
  metrics?.watch({ answers, queue, isContentRefused: () => updater.refusedSince() !== '' })
  const stopMetrics = await metrics?.listen(settings.METRICS_PORT, settings.HOST)
  const filler = createContentUpdater({ run: (order) => publisher.update(order), log })
  // An empty database continues from the revision of the publication.
  const content = {
    fill: () => filler.update({ fill: true, above: stored?.revision ?? 0 }),
    isFailing: filler.isFailing,
    lastProblem: filler.lastProblem,
  }
  await waitForContent({ database, content, fills: settings.CONTENT_WATCH, log })
  if (!stored) answers.replace((await readRevision(database)).number)

  let isDatabaseDegraded = () => false
  // Imported late: most of the code, and a publication is served without it.
  const { createApp } = await import('./create-app.ts')
  app = await createApp({
    settings,
    database,
    log,
    isDegraded: () => isDatabaseDegraded() || updater.isFailing(),
    contentRefusedSince: updater.refusedSince,
    isStopping: server.isStopping,
    shownRevision: () => ({ number: answers.revision(), changedAt: answers.publication()?.changedAt ?? '' }),
    pages: (await import(pathToFileURL(resolve(builtPages)).href)) as ServerBuild,
    files: builtFiles,
    worker: builtWorker,
    findCall: answers.findCall,
  })
  const follower = followRevision({ database, updater, shown: answers.revision, log })
  appReady.resolve(app)
  await open()
  // Written now, as the process may be killed.
  flushCompileCache()
  const runUpdate = (order: Parameters<typeof updater.update>[0]) => updater.update(order)
  const { connection } = database
  const refill = settings.CONTENT_WATCH ? (above: number) => runUpdate({ fill: true, above }) : undefined
  const monitor = connection && monitorDatabase({ connection, revision: answers.revision, refill, onReopen: follower.check, log })
  if (monitor) isDatabaseDegraded = monitor.isDegraded
  void runUpdate({ fill: settings.CONTENT_WATCH })
  const stopWatching = settings.CONTENT_WATCH
    ? watchContent(settings.CONTENT_DIR, {
        changing: () => publisher.prepare(keepWhileEditingMs),
        changed: () => void runUpdate({ fill: true }),
        log,
      })
    : () => Promise.resolve()

  async function shutDown(signal: string) {
    if (server.isStopping()) return
    log.info({ signal }, 'stopping after the pending requests')
    const closed = server.shutdown()
    monitor?.stop()
    follower.stop()
    await Promise.all([stopWatching(), updater.stop()])
    publisher.end()
    await closed
    await app?.app.close()
    await database.close()
    stopMetrics?.()
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
