import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { readRevision } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { readSettings } from '#server/settings.ts'
import { serveApp } from '../../test/support/serve-app.ts'

/**
 * Serves a database with the defaults of `npm start`, without filling it: its leaderboards have no files. Sends the port to its parent.
 */
const [databaseUrl = ''] = process.argv.slice(2)
const followIntervalMs = 1000
const database = await openDatabase(databaseUrl)
const settings = readSettings({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' })
const log = pino({ level: 'error' })
const pages = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
const wiki = await serveApp({ settings, database, log, pages, files: ['build/pages/client/assets', 'build/pictures'] })
/** Publishes the revision that another process has filled. */
async function showNewest() {
  const { number } = await readRevision(database)
  if (number !== wiki.answers.revision()) wiki.answers.replace(number)
}
await showNewest()
setInterval(() => void showNewest(), followIntervalMs)
const { port } = new URL(await wiki.listen())
process.send?.({ port: Number(port) })
