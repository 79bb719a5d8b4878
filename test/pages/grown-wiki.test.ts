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

/** More than a table shows at once. */
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

const namesOf = (html: string) => [...html.matchAll(/<td class="name"><a [^>]*>([^<]+)</g)].map(([, name]) => name)
const pageOf = (html: string) => /aria-current="page"[^>]*aria-label="Page (\d+)"/.exec(html)?.[1]

describe('a table of more than a thousand rows', () => {
  test('comes page by page, A to Z, with the way to the others', async () => {
    const { html, text } = await get('/database')
    expect(namesOf(html)).toHaveLength(50)
    expect(namesOf(html).slice(0, 2)).toEqual(['Afage', 'Afage Seed Bag'])
    expect(text).toMatch(/8\d\d items/)
    expect(html).toContain('href="/database?page=2"')
    const second = namesOf((await get('/database?page=2')).html)
    expect(second).toHaveLength(50)
    expect(second.filter((name) => namesOf(html).includes(name))).toEqual([])
  })

  test('a page past the end shows the last one, and what is no page the first', async () => {
    const past = await get('/database?page=999')
    expect([past.status, pageOf(past.html)]).toEqual([200, '17'])
    expect(pageOf((await get('/database?page=x')).html)).toBe('1')
  })

  test('what is looked for is found on whatever page it stands', async () => {
    expect(namesOf((await get('/database?find=valve+1197')).html)).toEqual([])
    expect(namesOf((await get('/database?find=valve+1197&mods=true')).html)).toEqual(['Grown Valve 1197'])
    expect(namesOf((await get('/database?find=valve+1198')).html)).toEqual(['Grown Valve 1198'])
    const { html, text } = await get('/database?find=grown&group=tool&sort=price&direction=desc')
    expect(namesOf(html).slice(0, 3)).toEqual(['Grown Valve 898', 'Grown Valve 896', 'Grown Valve 892'])
    expect(text).toContain('300 of ')
    expect(html).toContain('href="/database?find=grown&amp;sort=price&amp;direction=desc&amp;group=tool&amp;page=2"')
  })

  test('page after page, each item stands there once, in one order, under whatever was chosen', async () => {
    const walk = async (from: string) => {
      const [names, seen]: [(string | undefined)[], string[]] = [[], []]
      for (let next: string | undefined = from; next;) {
        const { html } = await get(next)
        names.push(...namesOf(html))
        seen.push(pageOf(html) ?? '')
        next = /<a href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      }
      return { names, seen }
    }
    const { names, seen } = await walk('/database?find=grown&sort=price&direction=desc&group=fish')
    const shown = Array.from({ length: 300 }, (_, place) => 1199 - place).filter((number) => number % 3 !== 0)
    expect(names).toEqual(shown.map((number) => `Grown Valve ${number}`))
    expect(seen).toEqual(['1', '2', '3', '4'])
  })

  test('Back and a shared address lead to the same page: each press ends at an address that says all of it', async () => {
    const { location } = await get('/database?find=grown&sort=price&direction=asc&group=tool&page=2&press=sort-price')
    expect(location).toBe('/database?find=grown&sort=price&direction=desc&group=tool')
    const [first, again] = [await get(`${location}&page=3`), await get(`${location}&page=3`)]
    expect(namesOf(again.html)).toEqual(namesOf(first.html))
    expect(first.html).toMatch(/<input[^>]*name="find"[^>]*value="grown"/)
    expect(first.html).toMatch(/<option[^>]*value="tool"[^>]*selected/)
  })

  test('what is copied or saved of it is called what it is: one page', async () => {
    const { text } = await get('/database?page=2')
    expect(text).toContain('Copy this page')
    expect(text).toContain('CSV of this page')
  })

  test('a head of a column sorts by it, from the first page on', async () => {
    const { status, location } = await get('/database?find=grown&page=3&press=sort-price')
    expect([status, location]).toEqual([303, '/database?find=grown&sort=price&direction=asc'])
  })

  test('in the catalogue, what is ticked on one page is still ticked on the next', async () => {
    const { status, location } = await get('/list?pick=1000001&pick=1000002&press=page-2')
    expect([status, location]).toEqual([303, '/list?show=catalogue&pick=1000001&pick=1000002&page=2'])
    const { html } = await get(location)
    expect(pageOf(html)).toBe('2')
    for (const id of [1000001, 1000002]) expect(html.match(new RegExp(`<input[^>]*name="pick"[^>]*value="${id}"`, 'g'))).toHaveLength(1)
    expect(html).toMatch(/<button value="page-3"[^>]* name="press"/)
  })

  test('a long shelf has pages of its own', async () => {
    const { html, text } = await get(`${shelf}?page=2`)
    expect([namesOf(html).length, pageOf(html)]).toEqual([50, '2'])
    expect(text).toMatch(/8\d\d items/)
    expect(html).toContain(`href="${shelf}?page=3"`)
  })

  test('how sure each price is stands on pages too, the least sure first, counted as a whole', async () => {
    const thingsOf = (html: string) => html.match(/<li><a href="[^"]*">Grown Valve/g) ?? []
    const { html, text } = await get('/data-quality/item/value?page=2')
    expect([thingsOf(html).length, pageOf(html)]).toEqual([50, '2'])
    expect(text).toMatch(/Guess\s*1,?2\d\d things/i)
    expect(html).toContain('href="/data-quality/item/value?page=3"')
    const past = await get('/data-quality/item/value?page=999')
    expect([past.status, pageOf(past.html)]).toEqual([200, '25'])
    expect(past.html).not.toContain('rel="next"')
  })

  test('the pages of such a list hold each of its things once, the least sure first', async () => {
    const ask = async (path: string) => {
      const { results } = JSON.parse((await get(path)).html) as { results: { id: string; certainty: string }[] }
      return results.map(({ id, certainty }) => `${certainty} ${id}`)
    }
    const whole = await ask('/api/data-quality/item/value')
    const paged: string[] = []
    for (let page = 1; page <= 25; page++) paged.push(...(await ask(`/api/data-quality/item/value/${page}`)))
    expect(paged.toSorted()).toEqual(whole.toSorted())
    const steps = (lines: string[]) => lines.map((line) => line.split(' ')[0])
    expect(steps(paged)).toEqual(steps(whole))
  })
})

describe('a tool in a wiki of more than a thousand items', () => {
  test('the selling tool does not name them all', async () => {
    const { status, html } = await get('/tools/sell')
    expect([status, html.includes('Grown Valve 3')]).toEqual([200, false])
  })
})

test('for the examples of the API, where there is much, nothing is asked that grows with the wiki', async () => {
  const description = JSON.parse((await get('/api/openapi.json')).html) as OpenApi
  const long: string[] = []
  await withLiveExamples(description, Infinity, async (address) => {
    const { html } = await get(address)
    if (html.length > 100 * grown) long.push(`${address}: ${html.length}`)
    return undefined
  })
  expect(long).toEqual([])
})
