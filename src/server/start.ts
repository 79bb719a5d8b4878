import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { isPostgres, openDatabase } from '#database/open-database.ts'
import { createContentSync } from './sync/content-sync.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { endWithSentence } from './explain-failure.ts'
import { explainMisspeltSettings, explainOpenSettings } from './open-settings.ts'
import { readSettings, type Settings } from './settings.ts'
import { keepWell } from './sync/keep-well.ts'
import { createRevisionTakeOver } from './sync/take-over-revision.ts'
import { waitForContent } from './sync/wait-for-content.ts'

const serverBuild = resolve('build/pages/server/index.js')
/** A reader waits for one question and, for six tenths as long, for a connection: less than three seconds together. Milliseconds. */
const longestQuestion = 1600

/** Connections that wait to be taken. In a rush the usual 511 are full, and whoever is dropped there tries again only after a second. */
const backlog = 4096

/**
 * Takes the port before a database is filled for it, so that one that another program has is told at once, and 0 is the number that
 * the system picked: addresses are made with it.
 */
async function takePort({ PORT, HOST }: Settings) {
  const server = createServer((socket) => socket.destroy()).listen(PORT, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const letGo = async () => {
    server.close()
    await once(server, 'close')
  }
  // Whoever calls meanwhile is told by the system that nobody is there yet. One that was picked would be given to the next who asks.
  if (PORT !== 0) await letGo()
  return { port, letGo: PORT === 0 ? letGo : () => Promise.resolve() }
}

/** For whoever sits in front of it. */
const hints = `
  open it: hold Ctrl (on a Mac: Cmd) and click the address, or type it into a browser
  stop it: press Ctrl+C
`

/** Starts the wiki: settings, database, content, server, in that order. Ends in an orderly way on SIGTERM and SIGINT. */
async function start(given: Settings) {
  const { port, letGo } = await takePort(given)
  const settings = readSettings({ ...process.env, PORT: String(port) })
  const log = await openLog(settings.LOG_LEVEL)
  for (const sentence of [...explainMisspeltSettings(process.env), ...explainOpenSettings(settings, process.env)]) log.warn(sentence)
  if (!existsSync(serverBuild)) throw new Error('The pages are not built. Run npm start, which builds what is missing, or npm run build.')

  if (!existsSync(settings.CONTENT_DIR)) throw new Error(`CONTENT_DIR is ${settings.CONTENT_DIR}, and there is no such folder.`)

  const database = await openDatabase(settings.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    tell: (sentence) => log.error(sentence),
    // A process that does not fill changes nothing, not even the tables.
    makesTables: settings.CONTENT_WATCH && !isPostgres(settings.DATABASE_URL),
    patience: longestQuestion,
    connections: settings.DATABASE_CONNECTIONS,
  })
  const content = createContentSync({ folder: settings.CONTENT_DIR, databaseUrl: settings.DATABASE_URL }, log)
  // A filled database answers at once, and the content is compared behind it. An empty one has nothing to say yet.
  await waitForContent({ database, content, fills: settings.CONTENT_WATCH, log })

  let isIll = () => false
  // Read only where it is wanted: it would slow down every start.
  const metrics = settings.METRICS_PORT > 0 ? (await import('./metrics.ts')).createMetrics() : undefined
  const { app, responseCache, line, leave } = await createApp({
    settings,
    database,
    log,
    ...(metrics && { observe: metrics.observe }),
    isDegraded: () => isIll() || content.isFailing(),
    contentRefusedSince: content.refusedSince,
    pages: (await import(pathToFileURL(serverBuild).href)) as ServerBuild,
    files: ['build/pages/client/assets', 'build/pictures'],
    worker: 'build/worker',
  })

  let stopping = false
  const { takeOver, taken } = createRevisionTakeOver(database, responseCache, log, () => settings.WARM && !stopping)
  metrics?.watch({ responseCache, line, isContentRefused: () => content.refusedSince() !== '' })
  const stopMetrics = await metrics?.listen(settings.METRICS_PORT, settings.HOST)
  // Before anyone is answered, the other copies know that this one is there.
  let isOpen = false
  const stopWatchingRevision = database.watchRevision(() => void (isOpen && takeOver()))
  await database.openAll?.()
  await letGo()
  await app.listen({ port: settings.PORT, host: settings.HOST, backlog })
  // What was compiled is stored for the next start, however this one ends.
  flushCompileCache()
  isOpen = true
  void takeOver()
  const { held } = database
  const health = held && keepWell({ held, revision: taken, refill: content.refill, takeOver, log })
  if (health) isIll = health.isIll
  const stopWatchingContent = settings.CONTENT_WATCH ? content.watch(() => void takeOver()) : () => Promise.resolve()

  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping: requests under way are finished first')
    await Promise.all([stopWatchingContent(), health?.stop()])
    await content.stop()
    await leave()
    // Until the last reader has gone: what concerns the revision is asked on the connection that hears of it.
    await stopWatchingRevision()
    await database.close()
    stopMetrics?.()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
  console.log(`\n  Bridgepour is open: http://localhost:${port}\n${process.stdout.isTTY ? hints : ''}`)
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await start(settings)
} catch (error) {
  endWithSentence(error as Error, settings)
}
