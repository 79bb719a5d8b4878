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

/** For a connection to PostgreSQL, and for one query: together a reader waits three seconds. */
const databaseTimeoutMs = 1400

/** How long the publisher's process is kept after a change, and at the start until it is needed, in milliseconds. */
const whileEditing = 600_000
const whileStarting = 10_000

/** How long only published answers are sent after a start, in milliseconds. */
const firstAnswersMs = 50

/** The part of CACHE_MB for published bodies; the rest is for answers that are rendered on request. */
const publishedShare = 3 / 4

/**
 * Takes the port before a database is filled for it, so that one that another program has is told at once, and 0 is the number that
 * the system picked: addresses are made with it.
 */
async function takePort({ PORT, HOST }: Settings) {
  const server = createServer((socket) => socket.destroy()).listen(PORT, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const release = async () => {
    server.close()
    await once(server, 'close')
  }
  // Whoever calls meanwhile is told by the system that nobody is there yet. One that was picked would be given to the next who asks.
  if (PORT !== 0) await release()
  return { port, release: PORT === 0 ? release : () => Promise.resolve() }
}

/** SQLite answers within the process: more renders at once would only make each slower. PostgreSQL works elsewhere. */
const countRenderers = ({ DATABASE_URL, DATABASE_CONNECTIONS }: Settings) => (isPostgres(DATABASE_URL) ? DATABASE_CONNECTIONS + 1 : 2)

/** For whoever sits in front of it. */
const hints = `
  open it: hold Ctrl (on a Mac: Cmd) and click the address, or type it into a browser
  stop it: press Ctrl+C
`

/** Starts the wiki: settings, publication, database, content, app. Shuts down in order on SIGTERM and SIGINT. */
async function start(given: Settings) {
  const { port, release } = await takePort(given)
  const settings = readSettings({ ...process.env, PORT: String(port) })
  const log = await openLog(settings.LOG_LEVEL)
  const warnings = [
    ...explainFormerNames(process.env),
    ...explainMisspeltSettings(process.env),
    ...explainOpenSettings(settings, process.env),
  ]
  for (const sentence of warnings) log.warn(sentence)
  if (!existsSync(builtPages)) throw new Error('The pages are not built. Run npm start, which builds what is missing, or npm run build.')
  if (!existsSync(settings.CONTENT_DIR)) throw new Error(`CONTENT_DIR is ${settings.CONTENT_DIR}, and there is no such folder.`)

  const room = settings.CACHE_MB * 1024 * 1024
  const tagHeader = settings.CACHE_TAG_HEADER
  const ofPublication = { maxBytes: room * publishedShare, tagHeader }
  const version = toPublicationVersion(settings)
  const appReady = Promise.withResolvers<App>()
  let app: App | undefined
  const queue = createRenderQueue({ concurrency: countRenderers(settings), maxWaitMs: settings.MAX_WAIT_MS })
  const answers = createAnswerStore({
    maxBytes: room * (1 - publishedShare),
    tagHeader,
    queue,
    render: async (path) => (await appReady.promise).render(path),
  })
  const sharesLimit = () => log.warn(explainSharedLimit(settings))
  // Read only where it is wanted: it would slow down every start.
  const metrics = settings.METRICS_PORT > 0 ? (await import('./metrics.ts')).createMetrics() : undefined
  const server = createWikiServer({
    answers,
    queue,
    rateLimit: settings.RATE_LIMIT === 'off' ? undefined : createRateLimit(settings.RATE_LIMIT, settings.TRUST_PROXY, sharesLimit),
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
  const found = settings.PUBLISH ? await openNewest(settings.PUBLISH_DIR, version, ofPublication) : undefined
  if (found) {
    answers.replace(found.revision, found)
    await open()
    // Loading the app blocks this process: whoever was waiting for the port gets a page first.
    await wait(firstAnswersMs)
  }

  const database = await openDatabase(settings.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    warn: (message) => log.error(message),
    // A process that does not fill changes nothing, not even the tables.
    createsTables: settings.CONTENT_WATCH && !isPostgres(settings.DATABASE_URL),
    timeoutMs: databaseTimeoutMs,
    connections: settings.DATABASE_CONNECTIONS,
  })
  const publisher = createPublisherProcess(settings)
  if (!found && (settings.PUBLISH || settings.CONTENT_WATCH)) publisher.prepare(whileStarting)
  async function showUpdate({ revision, folder }: Updated) {
    if (folder === undefined) {
      if (revision !== answers.revision()) answers.replace(revision)
      return
    }
    const [shown, updated] = [answers.publication(), await openPublication(folder, ofPublication)]
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
  // The database is empty: its revision goes on from that of the publication.
  const content = {
    fill: () => filler.update({ fill: true, above: found?.revision ?? 0 }),
    isFailing: filler.isFailing,
    lastProblem: filler.lastProblem,
  }
  await waitForContent({ database, content, fills: settings.CONTENT_WATCH, log })
  if (!found) answers.replace((await readRevision(database)).number)

  let isDatabaseDegraded = () => false
  // Loaded when a publication is served already: it is most of the code.
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
  // What was compiled is stored for the next start, however this one ends.
  flushCompileCache()
  const update = (order: Parameters<typeof updater.update>[0]) => updater.update(order)
  const { connection } = database
  const refill = settings.CONTENT_WATCH ? (above: number) => update({ fill: true, above }) : undefined
  const monitor = connection && monitorDatabase({ connection, revision: answers.revision, refill, onReopen: follower.check, log })
  if (monitor) isDatabaseDegraded = monitor.isDegraded
  void update({ fill: settings.CONTENT_WATCH })
  const stopWatching = settings.CONTENT_WATCH
    ? watchContent(settings.CONTENT_DIR, {
        changing: () => publisher.prepare(whileEditing),
        changed: () => void update({ fill: true }),
        log,
      })
    : () => Promise.resolve()

  async function stop(signal: string) {
    if (server.isStopping()) return
    log.info({ signal }, 'stopping: requests that have come are answered first')
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
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await start(settings)
} catch (error) {
  endWithSentence(error as Error, settings)
}
