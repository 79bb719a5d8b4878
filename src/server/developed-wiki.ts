import { randomUUID } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { keepParsedTexts } from '#content/read-once.ts'
import { readRevision } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { readSettings } from './settings.ts'
import { createContentUpdater, toFailure, type UpdateReport } from './sync/content-updater.ts'
import { fillFromFolder, type FillOrder } from './sync/fill-from-folder.ts'
import { watchContent } from './sync/watch-content.ts'

/** Pages that changed code shows otherwise come first, and the content is read by it behind them. Milliseconds. */
const pagesFirst = 500

type Deps = {
  pages: () => Promise<ServerBuild>
  /** Hears of every page that failed. */
  pageFailed: (error: unknown) => void
  /** Hears when the content was read, and what is wrong with it. */
  contentRead: (problem: string) => void
}

/** All of the server that stands behind the pages' own, made from its code as it is now: `develop.ts` takes another one when that changes. */
export async function openWiki({ pages, pageFailed, contentRead }: Deps) {
  const settings = readSettings({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  keepParsedTexts()
  const log = await openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings.DATABASE_URL)
  // In this process, whose code is warm: a process of its own takes twice as long, and nobody but the writer waits here.
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
  const later = setTimeout(() => isFilled && fillAndReport(), pagesFirst)
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
