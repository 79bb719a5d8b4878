// @module-tag long
import pino from 'pino'
import { matchRoutes, RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiClient } from '#api-client/api-client.ts'
import { readRealContent } from '../support/real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { apiContext, originContext } from '#web/context.ts'
import { pageSamples } from '../support/page-samples.ts'
import { routesOfPages } from '../support/templates.ts'

/** Maximum number of API calls per page loader. The layout's calls (site, facts) are not counted: one cached response serves all pages. */
const maxCalls = 3
/** Pages with a higher limit. */
const more: Record<string, number> = {
  // The places, their map positions, their questions, and the text above them.
  '/guide-book/digsites': 4,
  '/guide-book/towns': 4,
}

type Route = { loader?: (request: LoaderFunctionArgs) => unknown }
const pages = import.meta.glob<Route>('../../src/web/pages/**/*.tsx')
const origin = 'http://wiki.example'

let database: Database
let app: Awaited<ReturnType<typeof createApp>>['app']
beforeAll(async () => {
  database = await openDatabase(':memory:')
  await fill(database, readRealContent())
  const settings = readSettings({ RATE_LIMIT: 'off' })
  ;({ app } = await createApp({ settings, database, log: pino({ level: 'silent' }) }))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** The API calls of a page's loader, in order. */
async function listCalls(address: string): Promise<string[]> {
  const requests: string[] = []
  const context = new RouterContextProvider()
  context.set(originContext, origin)
  context.set(
    apiContext,
    createApiClient(async (path) => {
      requests.push(path)
      const { statusCode, body } = await app.inject(path)
      return { ok: statusCode === 200, status: statusCode, json: () => Promise.resolve(JSON.parse(body)) }
    }),
  )
  const { pathname } = new URL(address, origin)
  const { route, params } = matchRoutes(routesOfPages, pathname)?.at(-1) ?? {}
  const { loader } = (await pages[`../../src/web/${route?.id}`]?.()) ?? {}
  const request = new Request(`${origin}${address}`)
  await loader?.({ request, url: new URL(request.url), params: params ?? {}, context, pattern: route?.path ?? '' })
  return requests
}

test('each kind of page stays within its number of calls', async () => {
  const counted: [address: string, calls: string[]][] = []
  for (const { path } of pageSamples) counted.push([path, await listCalls(path)])
  if (process.env['SHOW_CALLS']) for (const [path, calls] of counted) console.log(calls.length, path, calls.join(' , '))
  const over = counted.filter(([, { length }]) => length > maxCalls)
  expect(Object.fromEntries(over.map(([path, calls]) => [path, calls.length])), JSON.stringify(over, null, 2)).toEqual(more)
  // Guards the test itself: item pages and tools must make calls.
  expect(counted.filter(([, { length }]) => length > 0).length).toBeGreaterThan(pageSamples.length * 0.8)
})
