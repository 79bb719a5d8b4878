import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { readRevision } from '#database/fill.ts'
import { isPostgres } from '#database/is-postgres.ts'
import { openDatabase } from '#database/open-database.ts'
import { queryTimeoutMs } from '#model/http/timeouts.ts'
import { openPublication, type Publication } from '#publish/publication.ts'
import { builtFiles, builtPages, builtWorker } from './built-files.ts'
import { createApp } from './create-app.ts'
import type { AnswerStore } from './edge/answer-store.ts'
import type { RenderQueue } from './edge/render-queue.ts'
import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import { createContentUpdater, type Updated } from './sync/content-updater.ts'
import { monitorDatabase } from './sync/database-monitor.ts'
import { followRevision } from './sync/follow-revision.ts'
import { createPublisherProcess } from './sync/publisher-process.ts'
import { waitForContent } from './sync/wait-for-content.ts'
import { watchContent } from './sync/watch-content.ts'

/** How long the idle publisher process is kept: after a change, and at the start. */
const keepWhileEditingMs = 600_000
const keepAtStartMs = 10_000

type Options = {
  settings: Settings
  log: Logger
  answers: AnswerStore
  queue: RenderQueue
  metrics: Metrics | undefined
  /** The publication that was on disk at the start. */
  stored: Publication | undefined
  version: string
  publicationOptions: Parameters<typeof openPublication>[1]
  isStopping: () => boolean
}

/** Opens the database, waits until it holds content, and creates the app. `startUpdates` then keeps the content current. */
export async function openApp({ settings, log, answers, queue, metrics, stored, version, publicationOptions, isStopping }: Options) {
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
  const app = await createApp({
    settings,
    database,
    log,
    isDegraded: () => isDatabaseDegraded() || updater.isFailing(),
    contentRefusedSince: updater.refusedSince,
    isStopping,
    shownRevision: () => ({ number: answers.revision(), changedAt: answers.publication()?.changedAt ?? '' }),
    pages: (await import(pathToFileURL(resolve(builtPages)).href)) as ServerBuild,
    files: builtFiles,
    worker: builtWorker,
    findCall: answers.findCall,
  })
  const follower = followRevision({ database, updater, shown: answers.revision, log })

  return {
    app,

    /** Fills, publishes and follows changes. Returns a function that stops. */
    startUpdates() {
      const { connection } = database
      const refill = settings.CONTENT_WATCH ? (above: number) => updater.update({ fill: true, above }) : undefined
      const monitor = connection && monitorDatabase({ connection, revision: answers.revision, refill, onReopen: follower.check, log })
      if (monitor) isDatabaseDegraded = monitor.isDegraded
      void updater.update({ fill: settings.CONTENT_WATCH })
      const stopWatching = settings.CONTENT_WATCH
        ? watchContent(settings.CONTENT_DIR, {
            changing: () => publisher.prepare(keepWhileEditingMs),
            changed: () => void updater.update({ fill: true }),
            log,
          })
        : () => Promise.resolve()
      return async () => {
        monitor?.stop()
        follower.stop()
        await Promise.all([stopWatching(), updater.stop()])
        publisher.end()
      }
    },

    async close() {
      await app.app.close()
      await database.close()
      stopMetrics?.()
    },
  }
}
