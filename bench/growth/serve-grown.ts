import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { createRevisionTakeOver } from '#server/sync/take-over-revision.ts'

/**
 * Serves a database as it is, with the defaults of `npm start`, and fills nothing: boards of a million rows come from no file. Tells its
 * parent the port it listens at. With `warm` it renders ahead.
 */
const [databaseUrl = '', warm = ''] = process.argv.slice(2)
const database = await openDatabase(databaseUrl)
const settings = readSettings({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' })
const log = pino({ level: 'error' })
const pages = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
const { app, responseCache } = await createApp({ settings, database, log, pages, files: ['build/pages/client/assets', 'build/pictures'] })
const { takeOver } = createRevisionTakeOver(database, responseCache, log, () => warm === 'warm')
await app.listen({ port: 0, host: '127.0.0.1' })
const [address] = app.addresses()
process.send?.({ port: (address as AddressInfo).port })
database.watchRevision(() => void takeOver())
void takeOver()
