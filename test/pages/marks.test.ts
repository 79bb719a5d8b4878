import { describe, expect, inject, test } from 'vitest'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { kinds } from '../support/kinds.ts'
import { reach } from '../support/serve.ts'

/** The real content: what readers will see. */
const wiki = reach(inject('realWiki'))
const read = async (path: string) => (await wiki.get(path)).text()

type Table = { path: string; row: RegExp }

/** A row of the table of items: the safe name, and what stands where the description does. */
const lean = /<td class="name"><a href="\/database\/([\w-]+)"[\s\S]*?<td class="desc c-desc">([\s\S]*?)<\/td>/g
const tables: Table[] = [
  { path: '/database', row: lean },
  { path: '/list?show=catalogue', row: lean },
  { path: '/guide-book/towns/bridgepour/conveyor-nation/11', row: lean },
  { path: '/search?q=pipe', row: /<td class="name"><a href="\/link\/([\w-]+)"[\s\S]*?<small>([\s\S]*?)<\/small>/g },
]

describe('a description that is worked out carries its mark wherever items are listed, and a surer one does not', () => {
  const marked = wiki.get('/api/provenance/item/all/description').then(async (response) => {
    const { results } = (await response.json()) as { results: ProvenanceEntry[] }
    return new Set(results.filter(({ estimate }) => estimate).map(({ id }) => id))
  })

  test.each(tables)('$path', async ({ path, row }) => {
    const rows = [...(await read(path)).matchAll(row)].map(([, name = '', description = '']) => ({ name, description }))
    const isMarked = ({ description }: { description: string }) => /class="mk (?:guess|worked-out)"/.test(description)
    expect(rows.length).toBeGreaterThan(5)
    const wanted = await marked
    expect(rows.filter((one) => wanted.has(one.name)).length).toBeGreaterThan(0)
    expect(rows.filter((one) => isMarked(one) !== wanted.has(one.name))).toEqual([])
  })
})

const more = ['/search?q=add%203%20pipes', '/guide-book/guide/hydro-logic/logic-elements', '/legacy-mods/HydroUMH', '/patch-notes/16']

test.each([...kinds, ...more.map((path) => ({ path }))])('$path: every mark leads to its reason, and has its legend', async ({ path }) => {
  const html = await read(path)
  if (/<button[^>]*class="mk /.test(html)) expect(html).toContain('class="marks-legend')
  // What one tap does not explain. A link holds no other: the one around a mark leads on.
  const besideLinks = html.replace(/<a (?![^>]*class="mk )(?:(?!<\/a>)[\s\S])*<\/a>/g, '')
  expect(besideLinks.match(/.{0,200}<span class="mk (?:guess|worked-out)" title=/g)).toBeNull()
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [button] of html.matchAll(/<button[^>]*class="mk (?:guess|worked-out)"[^>]*>/g)) {
    expect(ids, button).toContain(/popovertarget="([^"]+)"/i.exec(button)?.[1])
  }
  for (const [link, here] of html.matchAll(/<a class="mk (?:guess|worked-out)" href="#([^"]*)"/g)) expect(ids, link).toContain(here)
  const elsewhere = new Set([...html.matchAll(/<a class="mk (?:guess|worked-out)" href="(\/[^"]+)"/g)].map(([, href = '']) => href))
  for (const href of [...elsewhere].slice(0, 3)) {
    const [address = '', anchor = ''] = href.split('#')
    const target = await wiki.get(address)
    expect(target.status, href).toBe(200)
    if (anchor) expect(await target.text()).toContain(`id="${anchor}"`)
  }
})

test.each([
  ['/search?q=straight%20pipe', /href="\/link\/straight-pipe"[\s\S]*?<td class="kind"/],
  ['/database/straight-pipe', /<table class="tbl stackrow recipes-of">[\s\S]*?<\/table>/],
])('%s: a price of another version says its version beside it', async (path, place) => {
  expect(place.exec(await read(path))?.[0].replace(/<[^>]+>/g, '')).toMatch(/22c ?in 2\.2/)
})

test('a recipe that nobody has confirmed is marked in the table and on the plates, and leads to its reason', async () => {
  const html = await read('/database/onyx')
  const [row = ''] = /<tr[^>]*>(?:(?!<tr)[\s\S])*href="\/database\/composite-onyx"[\s\S]*?<\/tr>/.exec(html) ?? []
  expect(row).toMatch(/in a gem compressor[\s\S]*class="mk guess" href="\/database\/composite-onyx#sources"/)
  expect(html).toMatch(/2 (?:<!-- -->)?<span class="nb">gems(?:<!-- -->)?<span class="mk guess"/)
})

test('the towns that digsites are near are worked out, in a guide’s table as well', async () => {
  const [table = ''] = /<tr>(?:(?!<tr>)[\s\S])*#south-hope[\s\S]*?<\/tr>/.exec(await read('/guide-book/guide/getting-started')) ?? []
  expect(table.split('<td').at(-1)).toMatch(/>Bridgepour<[\s\S]*class="mk worked-out"/)
})

/** The text of a page with each mark as its word: "best in 4[guess]". */
const toMarkedText = (html: string) =>
  html
    .replace(/<(a|button|span)[^>]* class="mk (guess|worked-out)"|<(a|button|span) class="mk (guess|worked-out)"/g, '[$2$4]<$1$3 ')
    .replace(/<[^>]+>/g, '')

test.each([
  ['/tools/vehicles', /best in (?:<!-- -->)?\d+\[guess\]/],
  ['/tools/explosions', /Dug, end to end17 blocks\[worked-out\]/],
  ['/database/straight-pipe', /50% of the price in 2\.2/],
  ['/database/straight-pipe', /to The Barge\[worked-out\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /which shelf is mostly our guess\[guess\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /of which worked out 190 c/],
])('%s: what rests on guesses says so: %s', async (path, said) => {
  expect(toMarkedText(await read(path))).toMatch(said)
})
