import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

const open = async (query: string) => {
  const response = await wiki.get(`/compare${query}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const linesOf = (html: string) =>
  [...html.matchAll(/<tr class="(differs|same)"><th scope="row">([^<]+)/g)].map(([, how, label]) => `${label}: ${how}`)

describe('items side by side', () => {
  test('each item has a column with badges, and differing rows are marked', async () => {
    const { html } = await open('?items=shovel,gold-ore')
    expect([...html.matchAll(/<th scope="col">[\s\S]*?<a href="\/database\/([\w-]+)"/g)].map(([, item]) => item)).toEqual([
      'shovel',
      'gold-ore',
    ])
    expect(linesOf(html)).toEqual(expect.arrayContaining(['Price: differs', 'Group: differs', 'Comes with: same']))
    expect(toText(html)).toMatch(/\d+ lines differ of \d+\./)
    const price = /<tr class="differs"><th scope="row">Price[\s\S]*?<\/tr>/.exec(html)?.[0] ?? ''
    expect(price).toContain('aria-label="unconfirmed"')
  })

  test('scrap metal is neither sold nor bought, and is no ore', async () => {
    const lines = linesOf((await open('?items=scrap-metal,gold-ore')).html)
    expect(lines).toEqual(expect.arrayContaining(['Where it is given: differs', 'Where to sell: differs']))
    const alone = (await open('?items=scrap-metal,shovel')).html
    expect(linesOf(alone).filter((line) => /sell|Type/.test(line))).toEqual([])
    expect(toText(await (await wiki.get('/embed/scrap-metal')).text())).toContain('Gives it: Scrapyard, Bridgepour')
  })

  test('equal rows can be hidden, and a single item has no differences', async () => {
    const all = linesOf((await open('?items=shovel,gold-ore')).html)
    const only = linesOf((await open('?items=shovel,gold-ore&only=differences')).html)
    expect(only).toEqual(all.filter((line) => line.endsWith('differs')))
    expect(only.length).toBeLessThan(all.length)
    expect(linesOf((await open('?items=shovel')).html)).toEqual([])
  })

  test.each([
    ['?items=shovel&add=Gold+Ore', '/compare?items=shovel,gold-ore'],
    ['?add=Gold+Ore,+iron-ore', '/compare?items=gold-ore,iron-ore'],
    ['?items=Gold+Ore,gold-ore&only=differences', '/compare?items=gold-ore&only=differences'],
  ])('%s redirects to the canonical address: %s', async (query, address) => {
    expect(await open(query)).toMatchObject({ status: 303, location: address })
    expect((await open(address.replace('/compare', ''))).status).toBe(200)
  })

  test('an unknown name is reported with suggestions, and the other items are shown', async () => {
    const { status, html } = await open('?items=gold-ore,shovle')
    expect(status).toBe(200)
    expect(toText(html)).toContain('No item is called “shovle”. Did you mean: Shovel')
    expect(html).toContain('href="/compare?items=gold-ore,shovel"')
    expect(html).toMatch(/<th scope="col">[\s\S]*?href="\/database\/gold-ore"/)
    expect(toText((await open('?items=qqxzzvw')).html)).toContain('No item is called “qqxzzvw”. Look for it in the Item Database.')
  })

  test('items above the limit are counted, not shown', async () => {
    const { html } = await open('?items=gold-ore,iron-ore,shard,shovel,pan,anvil')
    expect(html.match(/<th scope="col">/g)).toHaveLength(4)
    expect(toText(html)).toContain('4 items fit side by side: the first are shown, 2 more left out.')
    expect(html).not.toContain('name="add"')
  })

  test.each([
    ['markup', '?items=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['half a character', '?items=%ED%A0%BD,shovel'],
    ['control characters and dots', '?items=%00,..,.,%0D%0A,shovel'],
    ['very many names', `?items=${Array.from({ length: 900 }, (_, index) => `x${index}`).join(',')}`],
    ['a very long name', `?add=${'y'.repeat(5000)}`],
  ])('%s in the address is harmless', async (_what, query) => {
    const { status, html } = await open(query)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html.length).toBeLessThan(120_000)
  })
})

test.each([
  ['/database/gold-bar', '/tools/weight-value?item=gold-bar&amp;weight=5', 'name="value" value="100.00"'],
  ['/database/shovel', '/tools/scrap?item=shovel', 'name="bar" value="7.2"'],
  ['/database/pressure-tank', '/tools/pressure?tanks=2&amp;pipes=0&amp;filters=0', '2 tanks, 0 pipes and 0 filters: 100% pressure'],
  ['/database/water-pipe-filter', '/tools/pressure?filters=3', 'name="filters" value="3"'],
  ['/database/uncut-ruby', '/tools/ore-odds?find=uncut-ruby', 'selected>Uncut gems'],
  // Numbers computed in sentences.
  ['/database/water-pipe-filter', '/tools/pressure?tanks=0&amp;pipes=0&amp;filters=5', 'filters take 10% of the pressure'],
  ['/database/gold-ore', '/tools/ore-odds?find=gold-ore&amp;chunks=100', '37'],
  ['/guide-book/digsites', '/database/map#at=346,761&amp;measure=433.3,724.9,258.5,796.8', 'Measure'],
])('a computed number of %s links to the calculation %s with its inputs', async (page, address, shown) => {
  const sums = [...(await (await wiki.get(page)).text()).matchAll(/href="([^"]+)" class="sum-at"/g)].map(([, sum]) => sum)
  expect(sums).toContain(address)
  expect(await (await wiki.get(address.replaceAll('&amp;', '&'))).text()).toContain(shown)
})
