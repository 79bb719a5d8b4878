import { expect, inject, test } from 'vitest'
import { encodeList } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { reach } from '../support/serve.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))
const read = async (path: string) => (await wiki.get(path)).text()

test.each([
  ['/guide-book/digsites', 'digsite/mildews-aquifer/price', 'digsite-prices'],
  ['/database/shovel', 'item/shovel/value', 'tool-shop-shelves'],
])('%s: the badge of %s names the test that settles it', async (path, fact, question) => {
  const [badge = ''] = new RegExp(`<a class="mk"[^>]*data-fact="${fact}[^"]*"[^>]*>`).exec(await read(path)) ?? []
  expect(badge).toContain(`data-question="${question}"`)
})

test.each([
  ['/search?q=straight%20pipe', /href="\/link\/straight-pipe"[\s\S]*?<td class="kind"/],
  ['/database/straight-pipe', /<table class="tbl stackrow recipes-of">[\s\S]*?<\/table>/],
])('%s: a price of another version has its version beside it', async (path, place) => {
  expect(place.exec(await read(path))?.[0].replace(/<[^>]+>/g, '')).toMatch(/22c ?in 2\.2/)
})

test('one badge covers the amounts of a long list of recipes', async () => {
  const html = await read('/database/workbench')
  const [, recipes = ''] = /What to craft with it<\/h2>([\s\S]*?)<h2/.exec(html) ?? []
  expect(recipes).toMatch(/>\d+(?:<!-- -->)? of (?:<!-- -->)?\d+(?:<!-- -->)? recipes are partly unconfirmed/)
  expect(recipes).not.toContain('class="mk"')
})

test('an unconfirmed recipe has a badge in the table and the tree, which links to the reason', async () => {
  const html = await read('/database/onyx')
  const [row = ''] = /<tr[^>]*>(?:(?!<tr)[\s\S])*href="\/database\/composite-onyx"[\s\S]*?<\/tr>/.exec(html) ?? []
  expect(row).toMatch(/class="mk" href="\/database\/composite-onyx#sources"/)
  expect(html).toMatch(/2 (?:<!-- -->)?<span class="nb">gems(?:<!-- -->)?<span class="mk"/)
})

/** Text of a page with each badge as "[guess]". */
const toMarkedText = (html: string) => html.replace(/<(a|span) class="mk"[^>]*>\?/g, '[guess]').replace(/<[^>]+>/g, '')

test.each([
  ['/tools/ore-odds', /1 in 100 chunks\[guess\]/],
  ['/tools/ore-odds?way=harvester&by=ram-drill', /Those of the Ram Drill weigh 2\./],
  ['/tools/ore-odds?way=harvester&by=goliath-drill', /Those of the Goliath Drill weigh 4 to 6, by pressure\./],
  ['/tools/ore-odds?way=harvester&by=excavator', /Those of the Excavator weigh 4\./],
  ['/tools/scrap?item=harvester', /its price is from 1\.3\.4\./],
  ['/tools/scrap?item=harvester', /Price in the shop583\.00–/],
  ['/guide-book/guide/hydro-logic/logic-elements-part-two', /Does each logic element do what its page says\?/],
  ['/database/gold-ore', /Workbench goods\[guess\]/],
  ['/compare?items=gold-bar,anvil', /Goes into(?:differs)?Bracelet, [^[]*\[guess\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /shop pins are approximate\[guess\]/],
  ['/database/straight-pipe', /50% of the price in 2\.2/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /Shop stock is mostly unconfirmed\[guess\]/],
  ['/tools/sell?w1=3x6&p1=12', /At a market with raw goods only 216 ?c(?!\[)/],
  ['/tools/rig?rigs=2&drill=d.a.v.i.d', /Weight of a find [\d.]+[^[]*\[guess\]/],
  ['/tools/rig', /can take 15\[guess\]\./],
  ['/database/fishing-pole-tier-2', /We made up this name\[guess\]/],
  ['/database/emerald', /Jeweler Buys it \(price unconfirmed\)/],
  ['/search?q=fishing%20pole', /Tier 2\[guess\]/],
  ['/database/fishing-pole', /Fishing Pole Tier 2\[guess\]/],
  ['/database/fishing-pole', /Next item(?:<[^>]*>)* Fishing Pole Tier 2\[guess\]/],
  ['/patch-notes/11', /SourcesThe class list of 2\.2/],
  ['/compare?items=fishing-pole,fishing-pole-tier-2', /Fishing Pole Tier 2\[guess\]/],
  [paths.sharedList(encodeList([{ id: 28, quantity: 1 }])), /Fishing Pole Tier 2\[guess\]/],
  ['/guide-book/towns?mods=true', /Hydronix Store(?!\[)/],
  ['/guide-book/towns', /Conveyor Nation(?!\[)/],
  ['/database/corner-pipe-crate', /Bulk Buy (?!\[)Bridgepour(?!\[)/],
  ['/guide-book/towns/bridgepour/scrapyard/6', /TradeGives scrap metal for what you throw in(?!\[)/],
  ['/search?q=gold%20bar', /20c\[^|]*?per weight/],
])('%s: results from guesses have a badge: %s', async (path, words) => {
  expect(toMarkedText(await read(path))).toMatch(words)
})

/** 14,213 has five, 120 and 28.00 have two. */
const countFigures = (number: string) =>
  String(Number(number.replaceAll(',', '')))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length

test.each([
  '/tools/ore-odds',
  '/tools/ore-odds?way=harvester&by=ram-drill',
  '/tools/ore-odds?find=iron-ore&chunks=345',
  '/tools/scrap?item=lantern&quantity=7',
  '/tools/blueprint-planner?goal=toolbag',
  '/tools/explosions?charge=logic-mini-nuke&count=7',
  '/tools/rig?rigs=2&budget=1000',
  '/tools/rig?drill=d.a.v.i.d&tanks=3',
  '/tools/sell?w1=33x6&w2=17&w6=25',
  '/tools/weight-value?item=emerald&weight=13',
  '/search?q=3%20anvils%20and%207%20lanterns',
  '/search?q=scrap%20value%20of%20a%20shovel',
  paths.sharedList(encodeList([101, 61, 57].map((id) => ({ id, quantity: 13 })))),
])('%s: a result from a guess has two digits', async (path) => {
  const prices = /<td class="num each">[^]*?(?=<\/?t[dr]\b)|<span class="trip-each">[^]*?<\/data>/g
  const text = (await read(path))
    .replace(prices, '')
    .replace(/<!-- -->|<(a|span) class="mk"[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
  const results = [...text.matchAll(/([\d,]*\d(?:\.\d+)?)\s*(?:c|%|min|h)?\s*\?\s/g)].map(([, number = '']) => number)
  expect(results.filter((number) => countFigures(number) > 2)).toEqual([])
})
