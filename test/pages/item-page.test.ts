import { describe, expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

test('a guessed price has a badge that links to its source', async () => {
  const html = await (await wiki.get('/database/shovel')).text()
  expect(html).toMatch(/<\/data><a class="mk" href="#sources" aria-label="unconfirmed" data-fact="item\/shovel\/value"/)
  expect(html.match(/ id="sources"/g)).toHaveLength(1)
})

describe('the page of an item', () => {
  const page = async (item: string) => (await wiki.get(`/database/${item}`)).text()

  test('an item without a price can be listed once the reader has one, a free one always', async () => {
    const linkOf = async (item: string) => /<a [^>]*href="\/list\?[^>]*>/.exec(await page(item))?.[0] ?? ''
    expect(await linkOf('afage-seed-bag')).toContain('if-mine')
    expect(await linkOf('glass-cube')).toMatch(/class="(?![^"]*if-mine)/)
  })

  test.each(['shovel', 'gold-ore', 'smelter', 'logic-explosives', 'candle-blueprint', 'coins'])('%s has its own advice', async (item) => {
    const html = await page(item)
    expect(html).toMatch(/<h2>Tips<\/h2>/)
    expect(
      toText(/<div class="card advice"[^>]*>[\s\S]*?<div class="prose">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '').length,
    ).toBeGreaterThan(120)
  })

  test('items in advice have a small picture that is hidden from screen readers', async () => {
    expect(await page('shovel')).toMatch(/<a class="il nb" href="\/database\/pan"><img [^>]*alt=""[^>]*>Pan<\/a>/)
  })

  test.each([
    ['logic-smelter', '/patch-notes/2'],
    ['anvil', '/patch-notes/11'],
    ['logic-explosives', '/blog/10'],
  ])('%s is mentioned in %s', async (item, address) => {
    const html = await page(item)
    expect((html.match(/<ul class="(?:card )?mentions">[\s\S]*?<\/ul>/g) ?? []).join('')).toContain(`href="${address}"`)
    expect((await wiki.get(address)).status).toBe(200)
  })

  test('the card links the first version with the item', async () => {
    expect(toText(await page('logic-smelter'))).toContain('Known since this version: ')
    expect(await page('logic-smelter')).toMatch(/Known since<dd><a href="\/patch-notes\/2">1\.6<\/a>/)
  })

  test.each([
    ['shovel', ['shop-2', 'shop-7']],
    ['gold-ore', ['shop-1', 'shop-10', 'digsite-ember-cradle', 'digsite-south-hope']],
    ['arrow-relic', ['digsite-south-hope']],
    ['candle-blueprint', ['shop-14']],
  ])('%s is shown on the map at %j', async (item, markers) => {
    const html = await page(item)
    for (const marker of markers) expect(html).toMatch(new RegExp(`href="/database/map#at=\\d+,\\d+&amp;open=${marker}"`))
  })

  test('an item without a place has no map, and the page of the map shows it once', async () => {
    expect(await page('coins')).not.toContain('on-the-map')
    expect(await page('map')).not.toContain('class="on-the-map"')
  })

  test.each([
    ['conveyor-splitter', 'How to use it'],
    ['water-pipe-filter', 'Clean water'],
    ['pressure-tank', 'Water pressure'],
    ['improved-shovel', 'How much it lifts'],
    ['fishing-pole', 'How to fish'],
    ['hill-lavender-seed-bag', 'How it grows'],
    ['afage', 'How it grows'],
    ['logic-mini-nuke', 'How far it reaches'],
    ['uncut-onyx', 'Odds of a find'],
    ['anvil', 'What to smith with it'],
    ['toolbag-blueprint', 'How to research and use it'],
  ])('%s is explained: %s', async (item, title) => {
    expect(await page(item)).toContain(`<h2>${title}</h2>`)
  })

  test('a blueprint says how many bookcases hold all of them', async () => {
    expect(toText(await page('toolbag-blueprint'))).toContain('for all 11 you need 2')
  })

  test('changes of the game are on the pages of item and version, with the earlier value and its certainty', async () => {
    const table = (html: string, title: string) => toText(new RegExp(`${title}[\\s\\S]*?</table>`).exec(html)?.[0] ?? '')
    expect(table(await page('harvester'), '<h2>History</h2>')).toMatch(/2\.2320c.*told by players.*1\.3\.4.*583c.*1\.2\.16.*583c/s)
    expect(await page('harvester')).toContain('<td><a href="/patch-notes/11">2.2</a>')
    expect(await page('shovel')).not.toContain('<h2>History</h2>')
    const patch = await (await wiki.get('/patch-notes/15')).text()
    expect(table(patch, 'id="patch-15"')).toMatch(/Goliath Drill, price.*from the game.*s files.*960c.*in 1\.2\.16.*1,160c/s)
  })

  test('the name of a longer item does not count as the shorter one', async () => {
    const { results } = (await (await wiki.get('/api/items/mentions/smelter/')).json()) as { results: { kind: string; id: number }[] }
    expect(results.some(({ kind, id }) => kind === 'patch' && id === 2)).toBe(false)
  })
})

test('the table of recipes has prices only of products that a shop buys or sells', async () => {
  const html = await (await wiki.get('/database/iron-bar')).text()
  const [, table = ''] = /<caption[^>]*>Recipes with this item<\/caption>(.*?)<\/table>/s.exec(html) ?? []
  const rowOf = (name: string) => toText(new RegExp(`/database/${name}[">].*?</tr>`, 's').exec(table)?.[0] ?? '')
  expect(rowOf('shield')).toMatch(/no known buyer$/)
  expect(rowOf('sword')).toMatch(/17c ?per weight$/)
})

test('the table of odds lists each gem with its share', async () => {
  const html = await (await wiki.get('/database/uncut-ruby')).text()
  const table = /<table class="finds">[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
  const rows = [...table.matchAll(/<tr[^>]*data-find="([\w-]+)"[\s\S]*?<b>([\d.]+)(?:<!-- -->)?%/g)].map(
    ([, find, share]) => `${find} ${share}`,
  )
  expect(rows).toEqual([
    'iron-ore 52',
    'gold-ore 37',
    'shard 5',
    'uncut-emerald 1.7',
    'uncut-sapphire 1.7',
    'uncut-ruby 1.7',
    'cloutium-ore 1',
  ])
})

test.each([
  ['battle-axe', true],
  ['gold-bar', false],
])('the price of %s has the note without a known buyer: %s', async (name, isUnsold) => {
  const text = toText(await (await wiki.get(`/database/${name}`)).text())
  expect(text.includes('per weight, no known buyer')).toBe(isUnsold)
})

test('if some shops are a guess, one badge covers all', async () => {
  const html = await (await wiki.get('/database/emerald-ring')).text()
  const stores = /Stores<\/h2>[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  expect(stores.match(/data-fact="item\/emerald-ring\/shops[^"]*"/g)).toHaveLength(1)
})

test('an unknown price is shown as not known, without a calculation', async () => {
  const text = toText(await (await wiki.get('/database/afage')).text())
  expect(text).toMatch(/Price\s*No public source found\s*not known/)
  expect(toText(await (await wiki.get('/data-quality')).text())).toMatch(/Price\d+ and \d+ not known/)
})
