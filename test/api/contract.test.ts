import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { categories, dumpLists, fields, hitFields, resourceTypes } from '../support/specified-shapes.ts'

type Thing = Record<string, unknown>
const keys = (object: unknown) => Object.keys(object as Thing).join(' ')

/** An API client written from the specification alone; it imports nothing of the wiki. A failure breaks existing clients. */
describe('the API', () => {
  const wiki = reach(inject('smallWiki'))

  /** Strict: no redirect, complete envelope. */
  async function call(path: string): Promise<Thing[]> {
    const response = await wiki.get(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const body = (await response.json()) as Thing
    expect(keys(body)).toBe('success status count results')
    expect(body).toMatchObject({ success: true, status: 200 })
    const results = body.results as Thing[]
    expect(body.count).toBe(results.length)
    return results
  }

  /** A01: every call works with and without trailing slash, without a redirect, with the same response. */
  async function callBoth(path: string): Promise<Thing[]> {
    const [without, withSlash] = await Promise.all([call(path), call(`${path}/`)])
    expect(withSlash).toEqual(without)
    return without
  }

  test.each([
    ['/api/blogposts', fields.blogPost],
    ['/api/blogposts/1', fields.blogPost],
    ['/api/items/exact/gold-ore', fields.item],
    ['/api/items/exact/1', fields.item],
    ['/api/items/all', fields.item],
    ['/api/items/vanilla', fields.item],
    ['/api/items/query/shovel', fields.item],
    ['/api/resources/gold-bar', fields.resource],
    ['/api/releasenotes', fields.releaseNote],
    ['/api/patchnotes', fields.patchNote],
    ['/api/mods', fields.mod],
    ['/api/digsites/all', fields.digsite],
    ['/api/vehicles', fields.vehicle],
    ['/api/shop/7', fields.shop],
    ['/api/towns/all', fields.town],
    ['/api/towns/vanilla', fields.town],
    ['/api/speedruns', fields.speedrun],
    ['/api/speedruns/filter/none|none|none|none|none', fields.speedrun],
    ['/api/pokes', fields.poke],
    ['/api/pokes/all', fields.poke],
    ['/api/shops/exact/vehicle-store', fields.store],
    ['/api/towns/exact/bridgepour', fields.town],
    ['/api/digsites/exact/ember-cradle', fields.digsite],
    ['/api/vehicles/exact/pickup-truck', fields.vehicle],
  ])('A01 A02 %s has the specified fields in their order', async (path, expected) => {
    const results = await callBoth(path)
    expect(results.length).toBeGreaterThan(0)
    for (const result of results) expect(keys(result)).toBe(expected)
  })

  test('A01 the spotlight is a single value in "result"', async () => {
    const response = await wiki.get('/api/spotlight/')
    const body = (await response.json()) as Thing
    expect(keys(body)).toBe('success status result')
    expect(typeof body.result).toBe('string')
  })

  test('A02 nested shapes: stores, town shops, inventory, blueprints, stats', async () => {
    const [item] = await call('/api/items/exact/gold-ore/')
    for (const store of item!.stores as Thing[]) {
      expect(keys(store)).toBe(fields.store)
      expect(keys(store.town)).toBe('name town_safe_name')
      expect(categories).toContain(store.category)
    }
    for (const town of await call('/api/towns/all/')) for (const shop of town.shops as Thing[]) expect(keys(shop)).toBe(fields.townShop)
    const [barge] = await call('/api/shop/14/')
    expect(barge!.sells_blueprints).toBe(true)
    for (const blueprint of barge!.blueprints as Thing[]) expect(keys(blueprint)).toBe('input output')
    for (const stocked of barge!.inventory as Thing[]) expect(keys(stocked)).toBe('name value description modded')
    for (const { stats } of await call('/api/vehicles/')) {
      expect(keys(stats)).toBe(fields.stats)
      for (const stat of Object.values(stats as Record<string, number>)) expect(stat >= 0 && stat <= 10).toBe(true)
    }
    const [bar] = await call('/api/resources/gold-bar/')
    expect(resourceTypes).toContain(bar!.type)
    for (const input of bar!.input as Thing[]) expect(keys(input)).toBe('name amt')
    for (const output of bar!.output as unknown[]) expect(typeof output).toBe('string')
  })

  test('values are whole hundredths of a coin, or null when there is none', async () => {
    const items = await call('/api/items/all/')
    for (const { value } of items) expect(value === null || Number.isInteger(value)).toBe(true)
    expect(items.some(({ value }) => value === null)).toBe(true)
    expect((await call('/api/items/exact/shovel/'))[0]).toMatchObject({ value: 1200 })
  })

  test('vanilla calls leave out modded things', async () => {
    const all = await call('/api/items/all/')
    const vanilla = await call('/api/items/vanilla/')
    expect(all.some(({ modded }) => modded === true)).toBe(true)
    expect(vanilla.every(({ modded }) => modded === false)).toBe(true)
    expect(vanilla.length).toBe(all.filter(({ modded }) => modded === false).length)
    const shops = (await call('/api/towns/vanilla/')).flatMap(({ shops: some }) => some as Thing[])
    expect(shops.every(({ modded }) => modded === false)).toBe(true)
  })

  test.each([
    ['shovel', hitFields.item],
    ['vehicle-store', hitFields.store],
    ['bridgepour', hitFields.town],
    ['ember-cradle', hitFields.digsite],
    ['1.6', hitFields.patchNote],
    ['post-number-1', hitFields.blogPost],
    ['the-wiki-opens', hitFields.update],
    ['spawn-menu', hitFields.mod],
  ])('A02 the first hit of %s has its exact field list', async (slug, expected) => {
    const hits = await callBoth(`/api/query/${slug}`)
    expect(keys(hits[0])).toBe(expected)
    const lists = Object.values(hitFields)
    for (const hit of hits) expect(lists).toContain(keys(hit))
  })

  test('V02 the filter finds names with several spaces, of which only the first becomes a hyphen', async () => {
    expect((await call('/api/items/query/t-logic cable')).map(({ name }) => name)).toContain('T Logic Cable')
    expect((await call('/api/items/query/t-logic%20cable/')).map(({ name }) => name)).toContain('T Logic Cable')
    expect(await call('/api/items/query/no-such-thing')).toEqual([])
    const names = (await call('/api/items/query/o')).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)))
  })

  test('A05 the speedrun filter: none is unset, parts are encoded, bars may be encoded too', async () => {
    const all = await call('/api/speedruns/')
    expect(await call('/api/speedruns/filter/none|none|none|none|none/')).toEqual(all)
    const onPlot = await call("/api/speedruns/filter/none|Mildew's%20Aquifer|none|none|none")
    expect(onPlot.map(({ player }) => player)).toEqual(['Dee'])
    expect(await call("/api/speedruns/filter/none%7CMildew's%2520Aquifer%7Cnone%7Cnone%7Cnone")).toEqual(onPlot)
    expect(await call('/api/speedruns/filter/none|none|1.6|10%2C000%20coins|Solo')).toHaveLength(3)
    expect(await call('/api/speedruns/filter/Nobody|none|none|none|none')).toEqual([])
  })

  test('A04 no match of an exact look-up is 200 with a count of 0', async () => {
    const exact = ['items', 'shops', 'towns', 'digsites', 'vehicles'].flatMap((kind) => [`${kind}/exact/x`, `${kind}/exact/-`])
    for (const path of [...exact, 'shop/999', 'blogposts/999', 'resources/x']) expect(await callBoth(`/api/${path}`)).toEqual([])
  })

  test('the random item varies and is never cached', async () => {
    const response = await wiki.get('/api/items/random/')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const names = new Set<unknown>()
    for (let time = 0; time < 40; time++) names.add((await call('/api/items/random'))[0]!.name)
    expect(names.size).toBeGreaterThan(5)
  })

  test('A03 mod installers: no slash, no redirect, status 200 in the body, no null ribbon, absolute addresses', async () => {
    const raw = await new Promise<IncomingMessage>((resolve, reject) => httpGet(`${wiki.address}/api/mods`, resolve).on('error', reject))
    expect(raw.statusCode).toBe(200)
    let text = ''
    for await (const part of raw) text += part
    const body = JSON.parse(text) as { status: number; results: Thing[] }
    expect(body.status).toBe(200)
    for (const mod of body.results) {
      expect(typeof mod.ribbon_text).toBe('string')
      expect(['orange', 'green', 'red', 'blue', '']).toContain(mod.ribbon_color)
      expect(typeof mod.details).toBe('boolean')
      expect(typeof mod.status).toBe('string')
      expect(mod.url).toMatch(/^https:\/\//)
    }
  })

  test('the dumps have everything, in the shapes of the single calls', async () => {
    const { result } = (await (await wiki.get('/api/dump.json')).json()) as { result: Record<string, Thing[]> }
    expect(keys(result)).toBe(dumpLists)
    expect(result.items).toEqual(await call('/api/items/all'))
    expect(result.towns).toEqual(await call('/api/towns/all'))
    expect(result.shops!.map(keys)).toEqual(result.shops!.map(() => fields.shop))
    const ids = result.shops!.map(({ id }) => id as number)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(result.provenance!.length).toBeGreaterThan(100)
    const sent = await wiki.get('/api/dump.sqlite')
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="bridgepour.sqlite"')
    const file = new Uint8Array(await sent.arrayBuffer())
    expect(new TextDecoder().decode(file.slice(0, 15))).toBe('SQLite format 3')
    const path = join(mkdtempSync(join(tmpdir(), 'wiki-dump-')), 'dump.sqlite')
    writeFileSync(path, file)
    const database = new DatabaseSync(path, { readOnly: true })
    expect(database.prepare('select count(*) as items from item').get()).toEqual({ items: result.items!.length })
    database.close()
    rmSync(dirname(path), { recursive: true })
  })

  test('dates are UTC', async () => {
    for (const { date } of await call('/api/blogposts/')) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    for (const { timestamp } of await call('/api/speedruns/')) expect(timestamp).toMatch(/Z$/)
  })

  test('pokes are ranked, equal ones share a rank', async () => {
    const pokes = await call('/api/pokes/all/')
    for (let row = 1; row < pokes.length; row++) expect(pokes[row]!.pokes as number).toBeLessThanOrEqual(pokes[row - 1]!.pokes as number)
    expect(pokes[0]).toMatchObject({ rank: 1 })
  })
})
