import { randomUUID } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { cacheParsedTexts } from '#content/read-once.ts'
import { readRevision } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { readSettings } from './settings.ts'
import { createContentUpdater, toFailure, type UpdateReport } from './sync/content-updater.ts'
import { fillFromFolder, type FillOrder } from './sync/fill-from-folder.ts'
import { watchContent } from './sync/watch-content.ts'

/** After a change of code the content is read again; the open page reloads first. */
const refillDelayMs = 500

type Deps = {
  pages: () => Promise<ServerBuild>
  /** Called with each error thrown while a page renders. */
  pageFailed: (error: unknown) => void
  /** Called when the content was read, with what is wrong with it or ''. */
  contentRead: (problem: string) => void
}

/** Opens settings, database, content and app for `develop.ts`, which replaces them when their code changes. */
export async function openWiki({ pages, pageFailed, contentRead }: Deps) {
  const settings = readSettings({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  cacheParsedTexts()
  const log = await openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings.DATABASE_URL)
  // Fills in this process: a new process takes twice as long, and only the developer waits.
  const order = { folder: settings.CONTENT_DIR, databaseUrl: settings.DATABASE_URL, run: randomUUID() }
  const content = createContentUpdater({ run: () => tryToFill(order), log })
  const fill = () => content.update({ fill: true })
  const fillAndReport = () => void fill().then(() => contentRead(content.lastProblem()))
  const isFilled = (await readRevision(database)).number > 0
  if (!isFilled && !(await fill())) console.error(content.lastProblem())
  const { app } = await createApp({
    settings,
    database,
    log,
    mode: 'development',
    pages,
    pageFailed,
    files: ['public/assets', 'build/pictures'],
  })
  const later = setTimeout(() => isFilled && fillAndReport(), refillDelayMs)
  const stopWatching = watchContent(settings.CONTENT_DIR, { changed: fillAndReport, log })
  return {
    settings,
    handle: app.routing,
    async close() {
      clearTimeout(later)
      await stopWatching()
      await content.stop()
      await app.close()
      await database.close()
    },
  }
}

async function tryToFill(order: FillOrder): Promise<UpdateReport> {
  let warning = ''
  try {
    const filling = await fillFromFolder(order, (sentence) => (warning = sentence))
    return { ok: true, warning, ...filling }
  } catch (error) {
    return toFailure(error, warning)
  }
}
