// @module-tag long
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { withLiveExamples } from '#api/live-examples.ts'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import type { OpenApi } from '#model/wiki/open-api.ts'
import { paths } from '#model/wiki/paths.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { toText } from '../support/to-text.ts'

/** Number of items added to the small wiki. */
const grown = 1200
let shelf = ''
let get: (path: string) => Promise<{ status: number; html: string; text: string; location: string }>

beforeAll(async () => {
  const database = await openDatabase(':memory:')
  const content = readContent('test/wiki')
  const [first] = content.items.filter(({ safe_name }) => safe_name === 'shovel')
  const [shop] = content.shops.filter(({ active }) => active)
  shelf = paths.shop({ ...shop!, town: { town_safe_name: shop!.town } })
  const [priced] = content.provenance.filter(({ kind, field }) => kind === 'item' && field === 'value')
  await fill(database, {
    ...content,
    provenance: [
      ...content.provenance,
      ...Array.from({ length: grown }, (_, number) => ({
        ...priced!,
        id: `grown-valve-${number}`,
        file: `items/grown-valve-${number}.yaml`,
        certainty: 'guess' as const,
      })),
    ],
    items: [
      ...content.items,
      ...Array.from({ length: grown }, (_, number) => ({
        ...first!,
        id: 1_000_000 + number,
        name: `Grown Valve ${number}`,
        safe_name: `grown-valve-${number}`,
        value: 100 * (number + 1),
        modded: number % 3 === 0,
        shops: [shop!.id],
        group: number >= 900 ? ('fish' as const) : number % 2 ? ('pipe' as const) : ('tool' as const),
      })),
    ],
  })
  const build = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
  const settings = readSettings({ RATE_LIMIT: 'off' })
  const { app } = await createApp({ settings, database, log: pino({ level: 'silent' }), pages: build })
  get = async (path) => {
    const { statusCode, body, headers } = await app.inject(path)
    return { status: statusCode, html: body, text: toText(body), location: String(headers.location) }
  }
  return async () => {
    await app.close()
    await database.close()
  }
})

describe('a wiki of more than a thousand items', () => {
  const grownNames = (html: string) => new Set(html.match(/Grown Valve \d+/g))

  test.each(['/database', '/list', '/database?page=2'])('%s has every item, in one table', async (path) => {
    const { html } = await get(path)
    expect(grownNames(html).size).toBe(grown)
    expect(html).not.toContain('rel="next"')
  })

  test('a shop has every item of its inventory', async () => {
    expect(grownNames((await get(shelf)).html).size).toBe(grown)
  })

  test('without script, the form of the table filters and sorts', async () => {
    const { location } = await get('/database?find=grown&mods=true&press=sort-price')
    expect(location).toBe('/database?find=grown&sort=price&direction=asc&mods=true')
    const { text } = await get(`${location}&group=tool`)
    expect(text).toMatch(/450 of \d+ items/)
  })

  test('the scrap tool has every item that can be scrapped', async () => {
    const { html } = await get('/tools/scrap')
    const offered = new Set(html.match(/<option value="Grown Valve \d+"/g))
    expect(offered.size).toBe(900)
  })

  test('My game lists every unmodded fish', async () => {
    const { html, text } = await get('/my-game')
    expect(text).toMatch(/Fish\s*0 of 200/)
    expect(html.match(/aria-label="I have Grown Valve \d+"/g)).toHaveLength(200)
  })

  test('the data quality of prices has every item', async () => {
    const { html } = await get('/data-quality/item/value')
    expect(html.match(/<li><a href="?[^">]*"?>Grown Valve/g)).toHaveLength(grown)
  })
})

test('the examples of the API leave out growing calls in a large wiki', async () => {
  const description = JSON.parse((await get('/api/openapi.json')).html) as OpenApi
  const long: string[] = []
  await withLiveExamples(description, Infinity, async (address) => {
    const { html } = await get(address)
    if (html.length > 100 * grown) long.push(`${address}: ${html.length}`)
    return undefined
  })
  expect(long).toEqual([])
})
