import { createHash } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { storageKeys } from '#web/browser/storage-keys.ts'
import { kinds } from '../support/kinds.ts'
import { reach } from '../support/serve.ts'

/** The real content: what readers will see. */
const wiki = reach(inject('realWiki'))

const toText = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('every screen of the specification', () => {
  test('the words that tell a page stand on it alone, not in the layout that all pages share', async () => {
    const layout = toText(await (await wiki.get('/no-such-page')).text()).toLowerCase()
    expect(kinds.filter(({ text }) => layout.includes(text.toLowerCase()))).toEqual([])
  })

  test.each(kinds)('$path answers with its words, with and without the slash', async ({ path, text }) => {
    const [address = '', query = ''] = path.split('?')
    const withSlash = `${address === '/' ? '' : address}/${query && `?${query}`}`
    const [plain, slashed] = await Promise.all([wiki.get(path), wiki.get(withSlash)])
    expect([plain.status, slashed.status]).toEqual([200, 200])
    const html = await plain.text()
    expect(await slashed.text()).toBe(html)
    expect(toText(html).toLowerCase()).toContain(text.toLowerCase())
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/)
    expect(html).toContain('<link rel="canonical"')
  })

  test.each([
    '/no-such-page',
    '/database/no-such-item',
    '/blog/999',
    '/blog/x',
    '/patch-notes/999',
    '/legacy-mods/no-such-mod',
    '/guide-book/towns/bridgepour/tools-equipment/999',
    '/guide-book/guide/no-such-guide',
    '/guide-book/guide/hydro-logic/no-such-page',
    '/a/b/c/d',
  ])('R31 %s is 404 with the shovel, a way home and no place in the index', async (path) => {
    const response = await wiki.get(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(toText(html)).toContain('Your shovel fell under the world.')
    expect(html).toMatch(/<input[^>]* data-suggest/)
    expect(html).toMatch(/href="\/"[^>]*>[^<]*home/i)
  })

  test('R31 a mistyped item is offered its nearest names', async () => {
    const missing = await wiki.get('/database/shovle')
    // It may be there tomorrow.
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await missing.text()).toContain('href="/database/shovel"')
  })
})

describe('R02 the search without JavaScript', () => {
  const search = async (text: string) => toText(await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text())

  test('all that is found is counted and shown in pages; a page past the end is the last', async () => {
    const read = async (page: string) => (await wiki.get(`/search?q=s${page}`)).text()
    const rowsOf = (html: string) => html.match(/<td class="name">/g)?.length ?? 0
    const first = await read('')
    const total = Number(/returned (\d+) results/.exec(toText(first))?.[1])
    const pages = Math.ceil(total / 50)
    expect(total).toBeGreaterThan(100)
    expect(rowsOf(first)).toBe(50)
    expect(first).toContain(`href="/search?q=s&amp;page=${pages}"`)
    expect(rowsOf(await read(`&page=${pages}`))).toBe(total - (pages - 1) * 50)
    expect(rowsOf(await read('&page=999'))).toBe(total - (pages - 1) * 50)
  })

  test.each([
    ['keybinds', '/guide-book/guide/controls'],
    ['first timer', '/guide-book/guide/first-timer'],
    ['growth timer', '/tools/growth-timers'],
    ['leaderboard', '/speedrun'],
    ['shopping list', '/list'],
    ['how many filters', '/faq#how-many-filters-do-i-need'],
    ['which way is north', '/open-questions#which-way-is-north'],
    ['dark mode', '/privacy#what-stays-in-your-browser'],
  ])('"%s" finds a page of this wiki: %s', async (text, path) => {
    const html = await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text()
    const firsts = [...html.matchAll(/<td class="name"><a href="([^"]+)"/g)].slice(0, 3).map(([, found]) => found)
    expect(firsts).toContain(path)
  })

  test('what is found is counted by kind, and each kind has an address that shows it alone', async () => {
    const html = await (await wiki.get('/search?q=pipe')).text()
    const [, guides] = /href="\/search\?q=pipe&amp;kind=guide">Guides\D*(\d+)/.exec(html) ?? []
    const filtered = await (await wiki.get('/search?q=pipe&kind=guide')).text()
    expect(toText(filtered)).toContain(`Your search for "pipe" returned ${guides} results.`)
    expect(filtered.match(/<td class="kind"><span class="label blue">Guide</g)).toHaveLength(Number(guides))
    expect(filtered).toMatch(/kind=guide" aria-current="true">Guides/)
    expect((await wiki.get('/search?q=pipe&kind=nonsense')).status).toBe(200)
  })

  test('what a text asks to be done is a link above the results', async () => {
    const linkOf = async (text: string) =>
      /<p class="row wish"><a [^>]*href="([^"]+)"/.exec(await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text())?.[1]
    expect(await linkOf('add 20 straight pipe')).toBe('/list?show=catalogue&amp;pick=37&amp;quantity=20')
    expect(await linkOf('12.5 gold')).toBe('/tools/weight-value?item=gold-bar&amp;weight=12.5')
    expect(await linkOf('straight pipe')).toBeUndefined()
  })

  test('every page that search knows is there', async () => {
    const { destinations } = readContent('content')
    const answers = await Promise.all(destinations.map(async ({ path }) => `${path} ${(await wiki.get(path)).status}`))
    expect(answers).toEqual(destinations.map(({ path }) => `${path} 200`))
  })

  test('where nothing is near, the page says so and offers guides', async () => {
    const html = await (await wiki.get('/search?q=qqxzzvw')).text()
    expect(toText(html)).toContain('Nothing in this wiki has a name near to that.')
    expect(html).toContain('href="/guide-book/guide/first-timer"')
  })

  test.each([
    ['shovle', 'Your search for "shovle" returned ', 'Shovel'],
    ["Hobson's, Powerworks", `Your search for "Hobson's, Powerworks" returned `, "Hobson's Powerworks"],
    ['salt & "pepper', 'Your search for "salt & "pepper" returned ', ''],
    ['-', 'Your search for "-" returned 0 results.', ''],
    ['hobsonpowerwork', 'Your search for "hobsonpowerwork" returned 0 results.', "Hobson's Powerworks"],
  ])('%s is counted in the words of the specification, and leads to what was meant', async (text, counted, meant) => {
    const page = await search(text)
    expect(page).toContain(counted)
    expect(page.slice(page.indexOf(counted))).toContain(meant)
  })

  test.each(['', ' '])('%j is no question: no count, no results', async (text) => {
    expect(await search(text)).not.toContain('Your search for "')
  })

  test('browsers are told how to search from their address bar', async () => {
    expect(await (await wiki.get('/faq')).text()).toContain('type="application/opensearchdescription+xml"')
    expect(await (await wiki.get('/opensearch.xml')).text()).toContain('/search?q={searchTerms}')
  })
})

describe('redirects', () => {
  test.each([
    // What a name stands for may be another thing tomorrow; an address that has moved, has moved for good.
    ['/link/Gold Ore', '/database/gold-ore', 302],
    ['/link/gold-ore/', '/database/gold-ore', 302],
    ['/link/GOLD%20ORE', '/database/gold-ore', 302],
    ["/link/Hobson's Powerworks", '/guide-book/towns/bridgepour/hobsons-powerworks/16', 302],
    ['/link/vehicle-store', '/guide-book/towns/bridgepour/vehicle-store/13', 302],
    ['/link/pickup-truck', '/guide-book/towns/bridgepour/vehicle-store/13', 302],
    ['/link/no such thing %23 + at all', '/', 302],
    ['/link/', '/', 302],
    ['/map', '/database/map', 301],
    ['/database/Gold-Ore', '/database/gold-ore', 301],
    ['/database/184', '/database/gold-ore', 301],
    ['/guide-book/towns/vehicle-store/13', '/guide-book/towns/bridgepour/vehicle-store/13', 301],
    ['/guide-book/towns/wrong/names/13', '/guide-book/towns/bridgepour/vehicle-store/13', 301],
  ])('R13 R28 %s leads to %s', async (from, to, status) => {
    const response = await wiki.get(from)
    expect(response.status).toBe(status)
    const location = new URL(response.headers.get('location') ?? '', wiki.address)
    expect(location.pathname).toBe(to)
    expect((await wiki.get(location.pathname)).status).toBe(200)
  })

  test('R13 a town and a digsite lead to their lists', async () => {
    expect((await wiki.get('/link/bridgepour')).headers.get('location')).toMatch(/^\/guide-book\/towns/)
    expect((await wiki.get("/link/Mildew's Aquifer")).headers.get('location')).toMatch(/^\/guide-book\/digsites/)
  })
})

test('prices carry the mark of a guess to the reader', async () => {
  const html = await (await wiki.get('/database/shovel')).text()
  // Beside the price, pressed it tells why; the word is there for those who listen.
  expect(html).toMatch(/<\/data><button[^>]* class="mk guess" popoverTarget="why-item-shovel-value"[^>]*><span class="sr"> guess, why\?/)
  expect(html).toMatch(/<span class="why" popover="auto" id="why-item-shovel-value" role="dialog"/)
  expect(html).toMatch(/Sources/)
})

test('no page runs a script or wears a style that is not its own, or one that is not named in its policy', async () => {
  for (const { path } of kinds) {
    const response = await wiki.get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(policy, path).toMatch(/style-src 'self'/)
    expect(policy, path).not.toContain('unsafe')
    const html = await response.text()
    expect(html, path).not.toMatch(/<script[^>]*src="(?!\/)/)
    expect(html, path).not.toMatch(/ on(click|error|load)=/i)
    // What stands in the page itself is named by its hash; beside an element it would not count.
    expect(html, path).not.toMatch(/<[a-z][^<>]* style=/i)
    const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
    if (sheet) expect(policy, path).toContain(createHash('sha256').update(sheet).digest('base64'))
    expect(response.headers.get('permissions-policy'), path).toContain('camera=()')
  }
})

describe('R23 the legacy mods', () => {
  const list = async (query: string) => {
    const response = await wiki.get(`/legacy-mods?${query}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    return [...html.matchAll(/<li class="card mod-card">(.*?)<\/li>/gs)].map(([, card = '']) => ({
      name: /<h2[^>]*>(.*?)<\/h2>/.exec(card)?.[1],
      ribbon: /<span class="(ribbon \w+)">(.*?)<\/span>/.exec(card)?.slice(1).join(': '),
    }))
  }

  test.each([
    ['mod=PIPEW', [{ name: 'Pipeworks', ribbon: 'ribbon blue: Beta' }]],
    ['mod=bulk', [{ name: 'Bulk Buy', ribbon: undefined }]],
    ['mod=emporium&author=macg', [{ name: 'MacGregor Emporium', ribbon: 'ribbon red: Retired' }]],
    ['mod=emporium&author=Rhino', []],
  ])('?%s leaves what fits, with its ribbon', async (query, mods) => {
    expect(await list(query)).toEqual(mods)
  })

  test('of one author, all and no other', async () => {
    const [all, theirs] = await Promise.all([list(''), list('author=rhino')])
    expect(theirs.map(({ name }) => name)).toEqual(expect.arrayContaining(['HydroUMH', 'Bulk Buy', 'Hydronix Store']))
    expect(theirs.length).toBeLessThan(all.length)
    expect(theirs.map(({ name }) => name)).not.toContain('Pipeworks')
  })
})

describe('the page of an item', () => {
  const page = async (item: string) => (await wiki.get(`/database/${item}`)).text()

  test.each(['shovel', 'gold-ore', 'smelter', 'logic-explosives', 'candle-blueprint', 'coins'])(
    '%s has advice of its own',
    async (item) => {
      const html = await page(item)
      expect(html).toMatch(/<h2>Advice<\/h2>/)
      expect(toText(/<div class="card advice">[\s\S]*?<div class="prose">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '').length).toBeGreaterThan(
        120,
      )
    },
  )

  test('items named in advice have their small picture, which screen readers do not hear', async () => {
    expect(await page('shovel')).toMatch(/<a class="il" href="\/database\/pan" data-item="pan"><img [^>]*alt=""[^>]*>Pan<\/a>/)
  })

  test.each([
    ['logic-smelter', '/patch-notes/2'],
    ['anvil', '/patch-notes/11'],
    ['logic-explosives', '/blog/10'],
  ])('%s is mentioned in %s', async (item, address) => {
    const html = await page(item)
    expect((html.match(/<ul class="card mentions">[\s\S]*?<\/ul>/g) ?? []).join('')).toContain(`href="${address}"`)
    expect((await wiki.get(address)).status).toBe(200)
  })

  test('the first version in which an item is seen is linked at its side', async () => {
    expect(toText(await page('logic-smelter'))).toContain('The first version in which it is seen.')
    expect(await page('logic-smelter')).toMatch(/First seen in<\/dt><dd><a href="\/patch-notes\/2">1\.6<\/a>/)
  })

  test.each([
    ['shovel', ['shop-2', 'shop-7']],
    ['gold-ore', ['shop-1', 'shop-10', 'digsite-ember-cradle', 'digsite-south-hope']],
    ['arrow-relic', ['digsite-ember-cradle']],
    ['candle-blueprint', ['shop-14']],
  ])('%s is shown on the map at %j', async (item, markers) => {
    const html = await page(item)
    for (const marker of markers) expect(html).toContain(`href="/database/map#open=${marker}"`)
  })

  test('what has no place is not on the map, and the map is not on its own page twice', async () => {
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
    ['uncut-onyx', 'Odds per chunk'],
    ['anvil', 'What to smith with it'],
    ['toolbag-blueprint', 'How to research and use it'],
  ])('%s is explained: %s', async (item, title) => {
    expect(await page(item)).toContain(`<h2>${title}</h2>`)
  })

  test('the name of a longer item does not count as the shorter one', async () => {
    const { results } = (await (await wiki.get('/api/items/mentions/smelter/')).json()) as { results: { kind: string; id: number }[] }
    expect(results.some(({ kind, id }) => kind === 'patch' && id === 2)).toBe(false)
  })
})

test('R08 the privacy notice names every key that the site keeps in a browser, and no other', async () => {
  const html = await (await wiki.get('/privacy')).text()
  const table = (/<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '').replaceAll('<wbr/>', '')
  expect([...table.matchAll(/<tr><td><code>(\w+)<\/code>/g)].map(([, key]) => key)).toEqual(Object.keys(storageKeys))
})

describe('what stands in the head and above the head line', () => {
  const read = async (path: string) => (await wiki.get(path)).text()

  test('L03 every screen begins with the way from home, the front page and a missing page too', async () => {
    for (const path of ['/', '/no-such-page', ...kinds.map((kind) => kind.path)]) {
      const html = await read(path)
      expect(html, path).toContain('aria-label="Breadcrumb"')
      expect(html, path).toContain('"@type":"BreadcrumbList"')
    }
  })

  test('the bar above leads to map, list, tools and blog, the same for every reader: no number stands on the list', async () => {
    const bar = /<nav class="ways"[\s\S]*?<\/nav>/.exec(await read('/privacy'))?.[0] ?? ''
    const links = [...bar.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)
    expect(links.filter((path) => !path?.startsWith('/tools/'))).toEqual(['/database/map', '/list', '/tools', '/blog'])
    expect(links).toContain('/tools/growth-timers')
    expect(bar).not.toContain('class="count"')
  })

  test('an item leads to the guides that explain it, at the section that does', async () => {
    const html = await read('/database/shovel')
    const [, path = '', id = ''] = /<a href="(\/guide-book\/guide\/first-timer)#([^"]+)"/.exec(html) ?? []
    expect(await read(path)).toContain(`id="${id}"`)
    expect(await read(path)).toContain('data-item="shovel"')
  })

  test('L08 the front page is titled as all others, and a missing page says what it is', async () => {
    expect(await read('/')).toContain('<title>The unofficial Hydroneer wiki | Bridgepour</title>')
    expect(await read('/no-such-page')).toMatch(/<meta name="description" content="There is no such page[^"]+"/)
    expect(await read('/patch-notes/1')).not.toMatch(/<meta name="description" content="[^"]*\.\./)
  })
})

describe('pages that go by numbers', () => {
  const nearest = async (path: string) =>
    [...(await (await wiki.get(path)).text()).matchAll(/<li><a href="(\/(?:blog|patch-notes)\/\d+)">/g)].map(([, link = '']) => link)

  test('R15 a post that is not there leads to the newest ones', async () => {
    expect((await nearest('/blog/999')).length).toBeGreaterThan(1)
  })

  test('R14 a version in place of a number leads to its notes, anything else to the newest', async () => {
    const html = await (await wiki.get('/patch-notes/1.7')).text()
    expect(toText(html)).toMatch(/Did you mean/)
    expect((await nearest('/patch-notes/1.7')).length).toBeGreaterThan(2)
    expect(await nearest('/patch-notes/999')).toHaveLength(4)
  })

  test('R14 a version that has no notes leads to those before and after it', async () => {
    const said = toText(await (await wiki.get('/patch-notes/1.4')).text())
    expect(said).toMatch(/Did you mean.*1\.5\.1: .*1\.3\.8: /s)
    expect(said).not.toContain('3.0.8: ')
  })

  test.each([
    ['/scrapyard/6', '/guide-book/towns/bridgepour/scrapyard/6'],
    ['/guide-book/guide/first-tmer', '/guide-book/guide/first-timer'],
    ['/tools/presure', '/tools/pressure'],
  ])('%s, which is not there, leads to what its words name', async (path, wanted) => {
    const html = await (await wiki.get(path)).text()
    expect(html.slice(html.indexOf('Did you mean'))).toContain(`<li><a href="${wanted}">`)
  })
})

describe('mods', () => {
  type Mod = { name: string; author: string; url: string }
  const list = async () => ((await (await wiki.get('/api/mods')).json()) as { results: Mod[] }).results

  test('R24 every mod has a page, found in any case, and stands in the sitemap', async () => {
    const sitemap = await (await wiki.get('/sitemap.xml')).text()
    for (const { name } of await list()) {
      expect(sitemap).toContain(`/legacy-mods/${name === 'Hydrotility++' ? name : encodeURIComponent(name)}<`)
      expect((await wiki.get(`/legacy-mods/${encodeURIComponent(name.toUpperCase())}`)).status, name).toBe(200)
    }
  })

  test('R23 a download is a file, everything else is called what it is', async () => {
    const html = await (await wiki.get('/legacy-mods')).text()
    const links = [...html.matchAll(/href="([^"]+)" rel="external noopener" aria-label="(Download|Repository)/g)]
    expect(links).toHaveLength((await list()).length)
    expect(links.filter(([, url = '', word]) => /\.(pak|zip)$/.test(url) !== (word === 'Download'))).toEqual([])
  })

  test('R21 what is said of each modder is what the list shows', async () => {
    const html = await (await wiki.get('/mods')).text()
    const modders = [...html.matchAll(/>(\d+) mods?(?:<!-- -->)?, such as[\s\S]*?href="(\/legacy-mods\?author=[^"]+)"/g)]
    expect(modders.length).toBeGreaterThan(3)
    for (const [, count, path = ''] of modders) {
      const shown = await (await wiki.get(path)).text()
      expect(shown.match(/class="card mod-card"/g)?.length, path).toBe(Number(count))
    }
  })
})

test('every version stands in the feed of patch notes', async () => {
  const { count } = (await (await wiki.get('/api/patchnotes')).json()) as { count: number }
  const { items } = (await (await wiki.get('/feeds/patch-notes.json')).json()) as { items: object[] }
  expect(items).toHaveLength(Math.min(count, 30))
})

test('R20 the pokes are reachable by a link, R26 a digsite shows its number', async () => {
  expect(await (await wiki.get('/speedrun')).text()).toContain('href="/pokes"')
  const pager = /<nav class="pager"[\s\S]*?<\/nav>/.exec(await (await wiki.get('/pokes?page=2')).text())?.[0] ?? ''
  expect([...pager.matchAll(/<a [^>]*aria-current="page"[^>]*>(\d+)/g)].map(([, page]) => page)).toEqual(['2'])
  expect(toText(await (await wiki.get('/guide-book/digsites')).text())).toMatch(/Number\d/)
})

describe('the note of the versions', () => {
  const noteOf = async (path: string) => toText(/<aside class="vbar"[\s\S]*?<\/aside>/.exec(await (await wiki.get(path)).text())?.[0] ?? '')

  test.each(['/database', '/database/shovel', '/guide-book/guide/first-timer', '/tools/pressure', '/list', '/faq'])(
    '%s says which version it describes, and which is sold',
    async (path) => {
      const { results } = (await (await wiki.get('/api/facts')).json()) as { results: { key: string; value: unknown }[] }
      const factOf = (key: string) => String(results.find((fact) => fact.key === key)?.value)
      expect(await noteOf(path)).toContain(
        `This page describes ${factOf('described_versions')}. The game on sale is ${factOf('version_on_sale')}. What changed`,
      )
    },
  )

  test.each(['/', '/guide-book/what-changed', '/patch-notes', '/blog', '/privacy', '/mods', '/pokes'])(
    '%s does not: it is not about that version, or says so itself',
    async (path) => {
      expect(await noteOf(path)).toBe('')
    },
  )
})

describe('shops that deal in nothing common', () => {
  const read = async (path: string) => toText(await (await wiki.get(path)).text())

  test('R28 the scrapyard gives scrap metal for construction items, it does not buy it', async () => {
    const page = await read('/guide-book/towns/bridgepour/scrapyard/6')
    expect(page).toContain('Gives scrap metal for construction items')
    expect(page).toContain('What it gives')
    expect(page).not.toMatch(/What it buys|Buys from you/)
    expect(await read('/database/scrap-metal')).toContain('Given for construction items')
  })

  test('R28 of the shelf of Rig Parts nothing is known, and the page says so', async () => {
    const page = await read('/guide-book/towns/bridgepour/rig-parts/12')
    expect(page).toContain('Nothing is known of its shelf.')
    expect(page).not.toContain('Sells to you')
  })
})

test('the gems stand by name in the table of odds, each with its part', async () => {
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
  expect(table.match(/worked out/g)?.length).toBeGreaterThanOrEqual(3)
})

test('no page shows how its numbers are written in the files', async () => {
  const { results } = (await (await wiki.get('/api/towns/all')).json()) as {
    results: { town_safe_name: string; shops: { safe_name: string; shop_id: number; id: number }[] }[]
  }
  const shops = results.flatMap(({ town_safe_name, shops: own }) =>
    own.map((shop) => `/guide-book/towns/${town_safe_name}/${shop.safe_name}/${shop.id}`),
  )
  for (const path of [...kinds.map((kind) => kind.path), ...shops])
    expect(await (await wiki.get(path)).text(), path).not.toMatch(/:(?:fact|value|item)\[/)
})

test('the API is documented with what it answers', async () => {
  const html = await (await wiki.get('/api/docs')).text()
  const { results } = (await (await wiki.get('/api/digsites/all')).json()) as { results: { name: string; price: number }[] }
  expect(toText(html)).toContain(JSON.stringify(results[0]?.name))
  expect(toText(html)).toContain(`Price in whole coins (not hundredths).${results[0]?.price}`)
})

test.each([
  ['/tools/vehicles', /A full tank lasts about \d+ minutes of driving/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /One vehicle in 3 paints/],
  ['/guide-book/towns/bridgepour/vehicle-store/13', /digs with its arms/],
  ['/tools/growth-timers', /most likely needs open sky/],
  ['/tools/logic-timing', /Cable is taken to take no time/],
  ['/tools/pressure', /The game counts pressure from 0 to 1/],
  ['/database/pressure-tank', /The game counts it from 0 to 1/],
  ['/database/fishing-pole', /As told of 2\.2, a red bobber dips/],
])('%s says what the files and players say: %s', async (path, words) => {
  expect(toText(await (await wiki.get(path)).text())).toMatch(words)
})

test("R28 what only a mod puts on a shelf comes after the game's own goods", async () => {
  const html = await (await wiki.get('/guide-book/towns/bridgepour/tools-equipment/7')).text()
  const shelf = /<tbody>[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? ''
  const modded = [...shelf.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => /Modded/.test(row))
  expect(new Set(modded)).toEqual(new Set([false, true]))
  expect(modded).toEqual(modded.toSorted((a, b) => Number(a) - Number(b)))
})

describe('tables can leave guesses out', () => {
  /** Prices in a table, and those that it does not tell. */
  const look = async (path: string) => {
    const html = await (await wiki.get(path)).text()
    const [, guesses = '', prices = '', done = ''] = /(\d+) of (\d+) prices (guessed|left out)/.exec(toText(html)) ?? []
    return {
      count: { guesses: Number(guesses), prices: Number(prices), done },
      shown: html.match(/data-guessed="true">/g)?.length ?? 0,
      hidden: html.match(/data-guessed="true" hidden=""/g)?.length ?? 0,
      instead: html.match(/data-instead="true">not known yet/g)?.length ?? 0,
      isTicked: /<input[^>]*name="guesses"[^>]*checked/.test(html),
    }
  }

  test.each([
    ['/database?group=tool&', '/database?group=tool&guesses=out'],
    ['/list', '/list?guesses=out'],
    ['/guide-book/towns/bridgepour/tools-equipment/7', '/guide-book/towns/bridgepour/tools-equipment/7?guesses=out'],
    ['/search?q=pipe', '/search?q=pipe&guesses=out'],
  ])('%s: the server leaves them out, says so and counts them', async (path, without) => {
    const [all, sure] = [await look(path), await look(without)]
    expect(all.count.guesses).toBeGreaterThan(0)
    expect(all.count).toEqual({ ...sure.count, done: 'guessed' })
    expect(sure.count).toEqual({ ...all.count, done: 'left out' })
    expect([all.hidden, all.instead, all.isTicked]).toEqual([0, 0, false])
    expect([sure.shown, sure.hidden, sure.instead, sure.isTicked]).toEqual([0, all.shown, all.shown, true])
  })
})

test('where a ring is sold is marked shop by shop: what follows from the boards, and what is a guess', async () => {
  const html = await (await wiki.get('/database/emerald-ring')).text()
  const stores = /<ul class="stores">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  const marks = [...stores.matchAll(/<li>[\s\S]*?<\/a>(?:<button[^>]*class="mk ([\w-]+)")?/g)].map(([, mark]) => mark)
  expect(marks.filter((mark) => mark === 'worked-out')).toHaveLength(3)
  expect(marks.filter((mark) => mark === 'guess')).toHaveLength(2)
  // Each mark has its reason on the page.
  for (const [, id = ''] of stores.matchAll(/popoverTarget="([\w-]+)"/gi)) expect(html).toContain(`id="${id}"`)
})

test('a price that nobody knows is said to be not known, and not to follow from other facts', async () => {
  const text = toText(await (await wiki.get('/database/afage')).text())
  expect(text).toMatch(/Price\s*No public source found\s*not known/)
  expect(toText(await (await wiki.get('/data-quality')).text())).toMatch(/Price\d+ and \d+ not known/)
})

test.each([
  ['/blog/5', 'the body of a post'],
  ['/patch-notes', 'the changes of a version'],
  ['/legacy-mods', 'a mod'],
  ['/guide-book/towns', 'a town'],
  ['/guide-book/towns/bridgepour/rig-parts/12', 'a shop'],
])('%s: every mark about %s has its reason on the page, and a word for those who listen', async (path) => {
  const html = await (await wiki.get(path)).text()
  const buttons = [...html.matchAll(/<button[^>]*class="mk (?:guess|worked-out)"[^>]*>([\s\S]*?)<\/button>/g)]
  expect(buttons.length).toBeGreaterThan(0)
  for (const [button, inside = ''] of buttons) {
    const [, id = ''] = /popovertarget="([\w-]+)"/i.exec(button) ?? []
    expect(html.match(new RegExp(`id="${id}"`, 'g')), button).toHaveLength(1)
    expect(toText(inside)).toMatch(/(?:guess|worked out), why\?$/)
  }
  // None is left without a way to its reason.
  expect(html).not.toMatch(/<span class="mk (?:guess|worked-out)" title=/)
})
