import { describe, expect, inject, test } from 'vitest'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { encodeList } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { pageSamples } from '../support/page-samples.ts'
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

test.each([...pageSamples, ...more.map((path) => ({ path }))])(
  '$path: every mark leads to its reason, and has its legend',
  async ({ path }) => {
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
  },
)

test.each([
  ['/guide-book/towns/bridgepour/housing/8', 'shop-08-housing-description', 'housing-shelves'],
  ['/guide-book/towns/bridgepour/tools-equipment/7', 'shop-07-tools-equipment-description', 'tool-shop-shelves'],
  ['/guide-book/towns/bastion-keep/stocks/0', 'shop-00-stocks-description', 'stock-board-prices'],
  ['/guide-book/digsites', 'digsite-mildews-aquifer-price', 'digsite-prices'],
  ['/guide-book/towns/bridgepour/hobsons-powerworks/16', 'item-item-destroyer-description', 'machines-do'],
  ['/guide-book/towns/bridgepour/hobsons-powerworks/16', 'item-logic-mini-nuke-description', 'blast-radii'],
  ['/guide-book/guide/first-timer', 'item-crucible-value', 'tool-shop-shelves'],
  ['/guide-book/guide/getting-started', 'item-conveyor-value', 'conveyor-shelves'],
])('%s: the reason of %s leads to the test that settles it', async (path, reason, question) => {
  const [, note = ''] = (await read(path)).split(` id="why-${reason}"`)
  // Up to the next reason: what else of the page leads there does not count.
  expect(/\/open-questions#([\w-]+)/.exec(note.split('popover="auto"')[0] ?? '')?.[1]).toBe(question)
})

/** Pages of prose, apart from the news. */
const prose = /<loc>https?:\/\/[^/]+(\/(?:guide-book\/(?:guide\/|what)[^<]*|faq|mp-faq|mod-faq|about-hydroneer))</g

test('a page whose text leads to a test counts among those that the answer may change', async () => {
  const pages = [...(await read('/sitemap.xml')).matchAll(prose)].map(([, path = '']) => path)
  expect(pages.length).toBeGreaterThan(15)
  const listAsked = (html: string) => new Set([...html.matchAll(/\/open-questions#([\w-]+)/g)].map(([, slug]) => slug))
  for (const path of pages) {
    const [text = '', list = '', rest = ''] = (await read(path)).split(/(<aside class="callout asked"[\s\S]*?<\/aside>)/)
    expect(
      [...listAsked(text + rest)].filter((slug) => !listAsked(list).has(slug)),
      path,
    ).toEqual([])
  }
})

test('a shelf leads to the test of its own shop, also where its things stand in another shop as well', async () => {
  const [, shelf = ''] = (await read('/guide-book/towns/bridgepour/housing/8')).split('<h2>Inventory')
  const notes = shelf.split(' popover="auto"').filter((note) => / id="why-item-[\w-]+-(?:value|shops)"/.test(note))
  const led = notes.map((note) => /\/open-questions#([\w-]+)/.exec(note)?.[1])
  expect(led.length).toBeGreaterThan(1)
  expect(new Set(led)).toEqual(new Set(['housing-shelves']))
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
  ['/tools/vehicles', /full after (?:<!-- -->)?5 hits\[worked-out\]/],
  ['/tools/growth-timers', /After \(min:s\)\[worked-out\]/],
  ['/tools/logic-timing', /only delays take time 3 s\[worked-out\]/],
  ['/tools/logic-timing', /Codes there are 1,000,000,000\[worked-out\]/],
  ['/tools/logic-timing', /Chance of one try\[worked-out\]/],
  ['/tools/pressure', /Clean water 40%\[worked-out\]/],
  ['/tools/blueprint-planner', /Weight to hand in 134\[worked-out\]/],
  ['/tools/ore-odds', /1 in 100 chunks\[guess\]/],
  ['/tools/ore-odds?way=harvester&by=ram-drill', /Those of the Ram Drill weigh 2\./],
  ['/tools/ore-odds?way=harvester&by=goliath-drill', /Those of the Goliath Drill weigh 4 to 6, by pressure\./],
  ['/tools/ore-odds?way=harvester&by=excavator', /Those of the Excavator weigh 4\./],
  ['/tools/scrap?item=harvester', /its price is that of version 1\.3\.4\./],
  ['/tools/scrap?item=harvester', /As scrap metal 291\.5 ?c\[worked-out\]/],
  ['/tools/scrap?item=harvester', /In the shop583\.00–/],
  ['/database/harvester', /292c, work it out\[worked-out\]/],
  ['/database/pressure-tank', /2 tanks, work it out\[worked-out\][\s\S]*and 1 tank 75%, work it out\[worked-out\]/],
  ['/database/pan', /Whether a pan draws as a Harvester does is not known/],
  ['/database/hill-lavender-seed-bag', /harvest after 5 min, work it out\[worked-out\]/],
  ['/guide-book/guide/hydro-logic/logic-elements-part-two', /Does each logic element do what its page says\?/],
  ['/database/grinding-wheel', /cut on a grinding wheel\[worked-out\]/],
  ['/database/gold-ore', /crafted, gives Candle, Teapot \(guess\)\./],
  ['/compare?items=gold-bar,anvil', /Goes into(?:differs)?Bracelet, [^[]*\[guess\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /within their town is our guess\[guess\]/],
  ['/tools/explosions', /Dug, end to end 17 blocks\[worked-out\]/],
  ['/tools/explosions', /11\.5\[worked-out\]/],
  ['/database/straight-pipe', /50% of the price in 2\.2/],
  ['/database/straight-pipe', /to The Barge\[worked-out\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /which shelf is mostly our guess\[guess\]/],
  ['/list/MTA1fDEsNjF8Miw1N3wx', /of which worked out 190.c/],
  ['/tools/sell?w1=3x6', /If you reach the raw half only 216 ?c\[worked-out\]/],
  ['/tools/sell?w1=3x6&p1=12', /If you reach the raw half only 216 ?c(?!\[)/],
  ['/tools/sell', /base 20\[worked-out\]/],
  ['/tools/rig', /Sold as (?:<!-- -->)?iron bar(?:<!-- -->)?, base 12\[worked-out\]/],
  ['/tools/sell?w1=3x6', /as it is: 216 coins\[worked-out\]/],
  ['/tools/pressure', /39% short of full\[worked-out\]/],
  ['/tools/explosions', /5 wide at the charges\[worked-out\]/],
  ['/tools/ore-odds', /100 finds\[guess\]/],
  ['/tools/rig', /120 clumps per hour\[guess\]/],
  ['/tools/rig', /after (?:<!-- -->)?31 clumps\[worked-out\]/],
  ['/tools/rig', /88% to 100%, clumps of 6 instead of 5\[worked-out\]/],
  ['/tools/rig?drill=d.a.v.i.d', /Coins a find[^[]*\[guess\]/],
  ['/tools/rig?rigs=2', /Pressure at the drill[^[]*\[worked-out\]/],
  ['/tools/rig?rigs=2&drill=d.a.v.i.d', /Weight of a findMine?[^[]*\[guess\]|Weight of a find[\d.]+[^[]*\[guess\]/],
  ['/tools/rig', /the drill gets (?:<!-- -->)?100%\[worked-out\][^[]*quality (?:<!-- -->)?8\[worked-out\]/],
  ['/tools/rig', /could be washed\.\[guess\]/],
  ['/tools/rig', /\+25%\[worked-out\]/],
  ['/database/fishing-pole-tier-2', /\[guess\][^[]*Name: (?:<!-- -->)?guess/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /Hydro Truck/],
  ['/legacy-mods/Simple%20Fly%20Mod', /replaced it\.\[worked-out\]/],
  ['/database/emerald', /Jeweler Buys it \(price unconfirmed\)/],
  ['/database', /Fishing Pole Tier 2\[guess\]/],
  ['/search?q=fishing%20pole', /Tier 2\[guess\]/],
  ['/database/fishing-pole', /Fishing Pole Tier 2\[guess\]/],
  ['/database/fishing-pole', /Next item(?:<[^>]*>)* Fishing Pole Tier 2\[guess\]/],
  ['/patch-notes/11', /Where it is from: The class list of 2\.2/],
  ['/compare?items=fishing-pole,fishing-pole-tier-2', /Fishing Pole Tier 2\[guess\]/],
  [paths.sharedList(encodeList([{ id: 28, quantity: 1 }])), /Fishing Pole Tier 2\[guess\]/],
  ['/tools/pressure', /rest on: 7 facts, 4 from the game.{1,6}s files, 3 told by players\. Of other versions of the game: 4 \(1\.3\.4\)\./],
  ['/guide-book/towns?mods=true', /Hydronix Store(?!\[)/],
  ['/guide-book/towns', /Conveyor Nation(?!\[)/],
  ['/database/corner-pipe-crate', /Bulk Buy (?!\[)Bridgepour(?!\[)/],
  ['/guide-book/towns/bridgepour/conveyor-nation/11', /TradeSells to you\[worked-out\]/],
  ['/guide-book/towns/bridgepour/scrapyard/6', /TradeGives scrap metal for construction items(?!\[)/],
  ['/search?q=gold%20bar', /20c\[worked-out\][^|]*?per weight/],
])('%s: what rests on guesses says so: %s', async (path, said) => {
  expect(toMarkedText(await read(path))).toMatch(said)
})
