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
  test('each has a column with its mark of certainty, and lines that differ are told from those that do not', async () => {
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

  test('what a yard gives is neither sold nor bought there, and is no ore', async () => {
    const lines = linesOf((await open('?items=scrap-metal,gold-ore')).html)
    expect(lines).toEqual(expect.arrayContaining(['Where it is given: differs', 'Where to sell: differs']))
    const alone = (await open('?items=scrap-metal,shovel')).html
    expect(linesOf(alone).filter((line) => /sell|Type/.test(line))).toEqual([])
    expect(toText(await (await wiki.get('/embed/scrap-metal')).text())).toContain('Gives it: Scrapyard, Bridgepour')
  })

  test('lines that are the same can be left out, and one item alone differs from nothing', async () => {
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
  ])('%s leads to the address that is shared: %s', async (query, address) => {
    expect(await open(query)).toMatchObject({ status: 303, location: address })
    expect((await open(address.replace('/compare', ''))).status).toBe(200)
  })

  test('of a name that no item has it is told so, with the nearest ones, and the others stay', async () => {
    const { status, html } = await open('?items=gold-ore,shovle')
    expect(status).toBe(200)
    expect(toText(html)).toContain('No item is called “shovle”. Did you mean: Shovel')
    expect(html).toContain('href="/compare?items=gold-ore,shovel"')
    expect(html).toMatch(/<th scope="col">[\s\S]*?href="\/database\/gold-ore"/)
    expect(toText((await open('?items=qqxzzvw')).html)).toContain('No item is called “qqxzzvw”. Look for it in the Item Database.')
  })

  test('more than fit are counted, not drawn', async () => {
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
  ])('%s in the address does no harm', async (_what, query) => {
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
  ['/database/uncut-ruby', '/tools/ore-odds?find=uncut-ruby', 'selected="">Uncut gems'],
  // Numbers computed in sentences.
  ['/database/water-pipe-filter', '/tools/pressure?tanks=0&amp;pipes=0&amp;filters=5', 'filters take 10% of the pressure'],
  ['/database/gold-ore', '/tools/ore-odds?find=gold-ore&amp;chunks=100', '37'],
  ['/guide-book/digsites', '/database/map#at=346,761&amp;measure=433.3,724.9,258.5,796.8', 'Measure'],
])('a computed number of %s leads to the calculation %s, filled in', async (page, address, shown) => {
  const sums = [...(await (await wiki.get(page)).text()).matchAll(/href="([^"]+)" class="sum-at"/g)].map(([, sum]) => sum)
  expect(sums).toContain(address)
  expect(await (await wiki.get(address.replaceAll('&amp;', '&'))).text()).toContain(shown)
})
