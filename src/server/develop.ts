import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { openDatabase } from '#database/open-database.ts'
import { createContentSync } from './sync/content-sync.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { endWithSentence } from './explain-failure.ts'
import { readSettings, type Settings } from './settings.ts'

/** The wiki while someone works on it: pages are built as they are asked for, code and content reload when they change. */
async function develop(settings: Settings) {
  const log = await openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings.DATABASE_URL)
  const content = createContentSync({ folder: settings.CONTENT_DIR, databaseUrl: settings.DATABASE_URL }, log)
  if (!(await content.sync())) console.error(content.lastProblem())
  content.watch()

  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const { app } = await createApp({
    settings,
    database,
    log,
    mode: 'development',
    pages: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    files: ['public/assets', 'build/pictures'],
  })
  await app.listen({ port: settings.PORT, host: settings.HOST })
  console.log(`\n  Developing on http://localhost:${settings.PORT}\n`)
}

let settings: Settings | undefined
try {
  settings = readSettings({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  await develop(settings)
} catch (error) {
  endWithSentence(error as Error, settings)
}
