import { afterAll, beforeAll, expect, test } from 'vitest'
import pino from 'pino'
import { createApiClient, type ApiClient } from '#api-client/api-client.ts'
import { readRealContent } from '../support/real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { findLinkTarget } from '#web/features/search/link-target.ts'

/** R13 over the real content: links by name, for the game and chat bots. */
let database: Database
let app: Awaited<ReturnType<typeof createApp>>['app']
let api: ApiClient
const requests: string[] = []

beforeAll(async () => {
  database = await openDatabase(':memory:')
  await fill(database, readRealContent())
  const created = await createApp({ settings: readSettings({ RATE_LIMIT: 'off' }), database, log: pino({ level: 'silent' }) })
  app = created.app
  api = createApiClient(async (path) => {
    requests.push(path)
    const { statusCode, json } = await app.inject(path)
    return { ok: statusCode === 200, status: statusCode, json: () => Promise.resolve(json()) }
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test.each([
  ['shovel', '/database/shovel'],
  ['GOLD ORE', '/database/gold-ore'],
  ['gold+ore', '/database/gold-ore'],
  ['t-logic-cable', '/database/t-logic-cable'],
  ['T Logic Cable/', '/database/t-logic-cable'],
  ['#shovel', '/database/shovel'],
  ['D.A.V.I.D.', '/database/d.a.v.i.d'],
  ['world map', '/database/map'],
  ['Tools & Equipment', '/guide-book/towns/bastion-keep/tools-equipment/2'],
  ["Hobson's Powerworks", '/guide-book/towns/bridgepour/hobsons-powerworks/16'],
  ['hobsons-powerworks', '/guide-book/towns/bridgepour/hobsons-powerworks/16'],
  ['Bastion Keep', '/guide-book/towns#bastion-keep'],
  ["Mildew's Aquifer", '/guide-book/digsites#mildews-aquifer'],
  ['pickup-truck', '/guide-book/towns/bridgepour/vehicle-store/13'],
  ['Racing Pickup', '/guide-book/towns/bridgepour/vehicle-store/13'],
  ['no such thing', '/'],
  // No fuzzy match: a wrong page would mislead more than the home page.
  ['shovle', '/'],
  ['', '/'],
  ['..', '/'],
  ['/', '/'],
  ['\u0000', '/'],
  ['%', '/'],
  ['<script>', '/'],
  ['x'.repeat(5000), '/'],
])('/link/%s redirects to %s', async (name, target) => {
  expect(await findLinkTarget(api, name)).toBe(target)
})

test('the kind in the order of the specification wins: 7 is an item and a shop', async () => {
  expect(await api.itemPage('7')).toBeDefined()
  expect(await findLinkTarget(api, '7')).toBe('/guide-book/towns/bridgepour/tools-equipment/7')
})

test('any name needs at most one call', async () => {
  for (const [name, calls] of [
    ['gold+ore', 1],
    ['pickup-truck', 1],
    ['D.A.V.I.D.', 1],
    ['no such+thing', 1],
    ['..', 0],
  ] as const) {
    requests.length = 0
    await findLinkTarget(api, name)
    expect(requests, name).toHaveLength(calls)
  }
})

test('a server error is not treated as an unknown name', async () => {
  const broken = createApiClient(() =>
    Promise.resolve({ ok: false, status: 503, json: () => Promise.reject(new Error('It has no body.')) }),
  )
  await expect(findLinkTarget(broken, 'shovel')).rejects.toThrow('503')
})
