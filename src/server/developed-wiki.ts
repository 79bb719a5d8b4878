import type { ServerBuild } from 'react-router'
import { keepParsedTexts } from '#content/read-once.ts'
import { readRevision } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { readSettings } from './settings.ts'
import { createContentSync } from './sync/content-sync.ts'
import { tryToFill } from './sync/fill-from-folder.ts'

/** Pages that changed code shows otherwise come first, and the content is read by it behind them. Milliseconds. */
const pagesFirst = 500

type Needs = {
  pages: () => Promise<ServerBuild>
  /** Hears of every page that failed. */
  pageFailed: (error: unknown) => void
  /** Hears when the content was read, and what is wrong with it. */
  contentRead: (problem: string) => void
}

/** All of the server that stands behind the pages' own, made from its code as it is now: `develop.ts` takes another one when that changes. */
export async function openWiki({ pages, pageFailed, contentRead }: Needs) {
  const settings = readSettings({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  keepParsedTexts()
  const log = await openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings.DATABASE_URL)
  // In this process, whose code is warm: a process of its own takes twice as long, and nobody but the writer waits here.
  const content = createContentSync({ folder: settings.CONTENT_DIR, databaseUrl: settings.DATABASE_URL }, log, tryToFill)
  const tell = () => contentRead(content.lastProblem())
  const isFilled = (await readRevision(database)).number > 0
  if (!isFilled && !(await content.sync())) console.error(content.lastProblem())
  const { app } = await createApp({
    settings,
    database,
    log,
    mode: 'development',
    pages,
    pageFailed,
    files: ['public/assets', 'build/pictures'],
  })
  const later = setTimeout(() => void (isFilled && content.sync().then(tell)), pagesFirst)
  const stopWatching = content.watch(tell)
  return {
    settings,
    server: app.server,
    async close() {
      clearTimeout(later)
      await stopWatching()
      await content.stop()
      await app.close()
      await database.close()
    },
  }
}
