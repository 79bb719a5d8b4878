import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { readSettings } from '#server/settings.ts'
import { isLong } from '../support/long.ts'
import { createPostgresDatabase } from '../support/postgres.ts'

/**
 * Every call must return the same bytes from both databases: same order, rounding and spelling. Reports where they differ. The long test
 * asks about the real content.
 */
type Wiki = { database: Database; app: Awaited<ReturnType<typeof createApp>>['app'] }
type Description = {
  paths: Record<string, { get: { parameters?: { name: string; in: string; schema: { example?: unknown }; example?: unknown }[] } }>
}
const content = readContent(isLong ? 'content' : 'test/wiki')
let sqlite: Wiki
let postgres: Wiki

beforeAll(async () => {
  ;[sqlite, postgres] = await Promise.all([open(':memory:'), open(await createPostgresDatabase())])
})
afterAll(() => Promise.all([close(sqlite), close(postgres)]))

async function open(address: string): Promise<Wiki> {
  const database = await openDatabase(address)
  await fill(database, content)
  const settings = readSettings({ RATE_LIMIT: 'off' })
  // Fixed randomness.
  const { app } = await createApp({ settings, database, log: pino({ level: 'silent' }), chance: () => 0.5 })
  return { database, app }
}

async function close({ app, database }: Wiki) {
  await app.close()
  await database.close()
}

/** Differences between the two responses; empty if they are the same. */
async function compare(address: string): Promise<string[]> {
  const [first, other] = await Promise.all([sqlite, postgres].map(({ app }) => app.inject(encodeURI(address))))
  if (first === undefined || other === undefined) throw new Error('Both databases are asked')
  // The time of filling differs.
  const [here, there] = [first, other].map(({ statusCode, body }) => `${statusCode} ${body.replace(/"changed_at":"[^"]*"/, '')}`)
  if (here === undefined || there === undefined || here === there) return []
  const place = Array.from(here).findIndex((sign, at) => sign !== there[at])
  const around = (text: string) => text.slice(Math.max(0, place - 60), place + 60)
  return [`${address}\n  sqlite   ${around(here)}\n  postgres ${around(there)}`]
}

async function compareAll(addresses: string[]): Promise<string[]> {
  const different: string[] = []
  for (const address of addresses) different.push(...(await compare(address)))
  return different
}

/** Calls about the database itself or the current time. */
const ofItsOwn = new Set(['/api/health', '/api/health/ready', '/api/health/live', '/api/dump.sqlite'])

test('every documented call answers the same', async () => {
  const { paths } = (await sqlite.app.inject('/api/openapi.json')).json<Description>()
  const addresses = Object.entries(paths).map(([path, { get }]) =>
    (get.parameters ?? [])
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, parameter) => text.replace(`{${parameter.name}}`, String(parameter.example ?? parameter.schema.example)), path),
  )
  expect(addresses.length).toBeGreaterThan(30)
  expect(await compareAll(addresses.filter((address) => !ofItsOwn.has(address)))).toEqual([])
})

test('items, and every shop, resource, page of prose and tool', { timeout: 180_000 }, async () => {
  const addresses = [
    ...content.items.flatMap(({ safe_name }) => ['page', 'exact', 'mentions'].map((call) => `/api/items/${call}/${safe_name}`)),
    ...content.shops.flatMap(({ id }) => [`/api/shop/${id}`, `/api/shops/page/${id}`]),
    ...content.towns.map(({ town_safe_name }) => `/api/towns/exact/${town_safe_name}`),
    ...content.digsites.map(({ safe_name }) => `/api/digsites/exact/${safe_name}`),
    ...content.resources.map(({ safe_name }) => `/api/resources/${safe_name}`),
    ...content.pages.map(({ slug }) => `/api/pages/whole/${slug}`),
    ...Object.keys(toolFacts).map((slug) => `/api/tools/page/${slug}`),
  ]
  expect(await compareAll(addresses)).toEqual([])
})

test('search results, in order', async () => {
  const words = ['a', 'e', 'pipe', 'gold', 'logic', "hobson's", 'ä', 'É', '50%', 'a_b', 'O', 'the wiki', '1.6', 'ore', 'qqxz', '+', "d'"]
  const addresses = words.flatMap((word) => ['query', 'items/query', 'search/1', 'suggest'].map((call) => `/api/${call}/${word}`))
  expect(await compareAll(addresses)).toEqual([])
})

test('the page of a name', async () => {
  const names = [
    'GOLD ORE',
    'gold+ore',
    '7',
    'D.A.V.I.D.',
    "hobson's powerworks",
    'ïronïl',
    "mildew's aquifer",
    'pickup truck',
    'nothing',
    'O+',
  ]
  expect(await compareAll(names.map((name) => `/api/named/${name}`))).toEqual([])
})

test('the leaderboards, filtered, sorted and in pages', async () => {
  const pokes = ['rank', 'username', 'pokes'].flatMap((sort) =>
    ['asc', 'desc'].flatMap((direction) => [1, 2, 3].map((page) => `/api/pokes/all?sort=${sort}&direction=${direction}&page=${page}`)),
  )
  const players = [...new Set(content.speedruns.map(({ player }) => player))]
  const runs = [
    ...[1, 2, 99].map((page) => `/api/speedruns/page/${page}/none|none|none|none|none`),
    ...[1, 2].map((page) => `/api/speedruns/board/${page}/none|none|none|none|none`),
    ...players.flatMap((player) => [`/api/speedruns/player/${player}`, `/api/speedruns/filter/${player}|none|none|none|none`]),
    ...['Solo', 'Duo'].map((setup) => `/api/speedruns/progression/none|none|none|none|${setup}`),
  ]
  expect(await compareAll([...pokes, ...runs])).toEqual([])
})
