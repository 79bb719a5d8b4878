import { describe, expect, inject, test } from 'vitest'
import { storageKeys, storedCaches } from '#web/browser/storage-keys.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'
import type { OfflineFiles, OfflinePages } from '#model/wiki/offline-pages.ts'
import { isLong } from '../support/long.ts'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

describe('every screen of the specification', () => {
  test('the text of a page is shown on it', async () => {
    const ask = async <T>(path: string) => ((await (await wiki.get(path)).json()) as { results: T[] }).results
    const files = await ask<{ file: string; page: string }>('/api/content')
    const pages = files.filter(({ file }) => file.startsWith('pages/'))
    expect(pages.length).toBeGreaterThan(30)
    for (const { file, page } of pages) {
      const [written] = await ask<{ lead: string; blocks: { html?: string }[] }>(`/api/pages/${file.slice('pages/'.length, -'.md'.length)}`)
      const shown = toText(await (await wiki.get(page)).text())
      expect(shown, page).toContain(written!.lead)
      // Up to the first badge, which the page changes to a link.
      const beginnings = written!.blocks.map(({ html = '' }) =>
        toText(/<p>(?:(?!<\/p>)[\s\S]){20,}?(?=<\/p>|<span class="(?:nb|mk))/.exec(html)?.[0] ?? ''),
      )
      for (const words of beginnings) expect(shown, page).toContain(words)
    }
  })

  test('a correction of an unknown file or field is reported, without script too', async () => {
    const requestPlan = (shops: string) =>
      wiki.get(`/correct?file=items/shovel.yaml&field=shops&to=${encodeURIComponent(shops)}&source=A+tag&certainty=told`)
    const [wrong, right] = await Promise.all(['[7, 99]', '[7]'].map(async (shops) => toText(await (await requestPlan(shops)).text())))
    expect(wrong).toMatch(/shops\.1: found 99, expected the number of one of shops/)
    expect(right).toContain('Your change')
    // Without script, the URL leads to the result instead of the top of the page.
    const page = await (await requestPlan('[7]')).text()
    const target = /<form[^>]* action="\/correct#(\w+)"/.exec(page)?.[1]
    expect(page).toMatch(new RegExp(`<div[^>]* id="${target}"[^>]*><h3>Your change`))
  })

  test('a page without its own file links to its content files', async () => {
    const textOf = async (page: string) => (await wiki.get(`/correct?page=${page}`)).text()
    const tool = await textOf('/tools/scrap')
    expect(tool).toContain('file=facts%2Fscrap-percent.yaml')
    expect(toText(tool)).toContain('Share as scrap metal facts/scrap-percent.yaml')
    expect(toText(await textOf('/database/gold-ore'))).toContain('Gold Ore items/gold-ore.yaml')
    expect(await textOf('/')).toContain('file=site.yaml')
    expect(toText(await textOf('/database'))).toContain('Look for an item')
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
  ])('R31 %s is 404 with the shovel, a link home and noindex', async (path) => {
    const response = await wiki.get(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(toText(html)).toContain('Your shovel fell under the world.')
    expect(html).toMatch(/<input[^>]* data-suggest/)
    expect(html).toMatch(/href="\/"[^>]*>[^<]*home/i)
  })

  test('R31 a misspelled item has suggestions', async () => {
    const missing = await wiki.get('/database/shovle')
    // It may exist later, so it must not be cached.
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await missing.text()).toContain('href="/database/shovel"')
  })

  test('R31 one similar word of a long name is not suggested', async () => {
    expect(await (await wiki.get('/nowhere')).text()).not.toContain('Did you mean')
  })
})

describe('redirects', () => {
  test.each([
    // A name may refer to something else later: 302; a moved URL is 301.
    ['/link/Gold Ore', '/database/gold-ore', 302],
    ['/link/gold-ore/', '/database/gold-ore', 302],
    ['/link/GOLD%20ORE', '/database/gold-ore', 302],
    ['/LINK/gold-ore', '/database/gold-ore', 302],
    ["/link/Hobson's Powerworks", '/guide-book/towns/bridgepour/hobsons-powerworks/16', 302],
    ['/link/vehicle-store', '/guide-book/towns/bridgepour/vehicle-store/13', 302],
    ['/link/pickup-truck', '/guide-book/towns/bridgepour/vehicle-store/13', 302],
    ['/link/no such thing %23 + at all', '/', 302],
    ['/link/', '/', 302],
    ['/map', '/database/map', 301],
    ['/database/Gold-Ore', '/database/gold-ore', 301],
    ['/database/184', '/database/gold-ore', 301],
    ['/guide-book/guide/First-Timer', '/guide-book/guide/first-timer', 301],
    ['/tools/rig?drill=david&drills=2', '/tools/rig?drill=d.a.v.i.d&drills=2', 301],
    ['/tools/vehicles?show=pickup-truck+hydro-excavator', '/tools/vehicles?show=hydro-truck+hydro-excavator', 301],
    ['/guide-book/towns/vehicle-store/13', '/guide-book/towns/bridgepour/vehicle-store/13', 301],
    ['/guide-book/towns/wrong/names/13', '/guide-book/towns/bridgepour/vehicle-store/13', 301],
  ])('R13 R28 %s redirects to %s', async (from, to, status) => {
    const response = await wiki.get(from)
    expect(response.status).toBe(status)
    const location = new URL(response.headers.get('location') ?? '', wiki.address)
    expect(location.pathname + location.search).toBe(to)
    expect((await wiki.get(to)).status).toBe(200)
  })

  test('other spellings of an address are redirected, with a plain text body', async () => {
    const { results: thingPaths } = (await (await wiki.get('/api/pages-of-things')).json()) as { results: string[] }
    const sectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
    const oneOfEach = [...Map.groupBy([...fixedPages, ...thingPaths], sectionOf).values()].map((pages) => pages.at(-1) ?? '')
    const paths = [...oneOfEach, '/embed/gold-ore', '/data-quality/item/value', '/legacy-mods/Spawn%20Menu'].filter((path) => path !== '/')
    expect(paths.length).toBeGreaterThan(20)
    const spellings = (path: string) =>
      [
        path.toUpperCase(),
        `${path.toUpperCase()}/`,
        path.replaceAll('-', '_'),
        path.replaceAll('-', '%20'),
        ...[')', '.', ',', '%20', '%E2%80%8B', '&utm_source=x'].map((end) => path + end),
      ].filter((spelling) => decodeURI(spelling) !== decodeURI(path))
    const wrong: string[] = []
    for (const [place, path] of paths.entries())
      for (const spelling of spellings(path).filter((_, turn) => isLong || (place + turn) % 3 === 0)) {
        const { status, headers } = await wiki.get(spelling)
        const answer = [status, headers.get('location'), headers.get('content-type')].join(' ')
        if (answer !== `301 ${path} text/plain; charset=utf-8`) wrong.push(`${spelling}: ${answer}`)
      }
    expect(wrong).toEqual([])
  })

  test('the code of a list is case-sensitive', async () => {
    expect((await wiki.get('/LIST/MXwyLDJ8Mw==/My%20list')).headers.get('location')).toBe('/list/MXwyLDJ8Mw==/My%20list')
  })

  test('R13 addresses of a town and a digsite redirect to their lists', async () => {
    expect((await wiki.get('/link/bridgepour')).headers.get('location')).toMatch(/^\/guide-book\/towns/)
    expect((await wiki.get("/link/Mildew's Aquifer")).headers.get('location')).toMatch(/^\/guide-book\/digsites/)
  })
})

test('R08 the privacy notice names exactly the keys that the site stores in a browser', async () => {
  const html = await (await wiki.get('/privacy')).text()
  const table = (/<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '').replaceAll('<wbr/>', '')
  expect([...table.matchAll(/<tr><td><code>([\w-]+)<\/code>/g)].map(([, key]) => key)).toEqual(
    Object.keys({ ...storageKeys, ...storedCaches }),
  )
})

describe('offline reading', () => {
  test('the worker has the scope of the site, may fetch from it only, and is revalidated', async () => {
    const { headers } = await wiki.get('/service-worker.js')
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('every listed file exists with its listed size', async () => {
    const { pages, fragments, allListed } = (await (await wiki.get('/offline/pages.json')).json()) as OfflinePages
    expect(pages).toEqual(expect.arrayContaining(['/', '/database/gold-ore', '/database/map', '/guide-book/guide/first-timer']))
    expect(fragments).toContain('/cards/items/gold-ore')
    // test/pages/crawl.test.ts reads every page.
    const some = [...pages, ...fragments].filter((_, place) => isLong || place % 10 === 0)
    const answers = await Promise.all([allListed, ...some].map(async (path) => `${path} ${(await wiki.get(path)).status}`))
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
    const files = (await (await wiki.get('/offline/files.json')).json()) as OfflineFiles
    const tiles = files.filter(([path]) => /\/map\/\d.*\/\d+\.avif$/.test(path))
    expect(tiles).toHaveLength(84)
    const sent = await Promise.all(files.filter((_, place) => place % 50 === 0).map(async ([path]) => [path, await sizeOf(path)] as const))
    expect(files).toEqual(expect.arrayContaining(sent.map((pair) => [...pair])))
  })

  test('the manifest has existing icons and shortcuts', async () => {
    const manifest = (await (await wiki.get('/manifest.webmanifest')).json()) as {
      start_url: string
      icons: { src: string }[]
      shortcuts: { url: string }[]
    }
    const named = [manifest.start_url, ...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)]
    expect(await Promise.all(named.map(async (path) => (await wiki.get(path)).status))).toEqual(named.map(() => 200))
    expect(await (await wiki.get('/')).text()).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  })

  const sizeOf = async (path: string) =>
    Number((await wiki.get(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
})

describe('head and header', () => {
  const read = async (path: string) => (await wiki.get(path)).text()

  test('L03 the not found page begins with breadcrumbs', async () => {
    const html = await read('/no-such-page')
    expect(html).toContain('aria-label="Breadcrumb"')
    expect(html).toContain('"@type":"BreadcrumbList"')
  })

  test('the top bar has map, list, tools, now and blog, and no count in the served HTML', async () => {
    const bar = /<nav aria-label="Shortcuts"[\s\S]*?<\/nav>/.exec(await read('/privacy'))?.[0] ?? ''
    const links = [...bar.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path)
    expect(links.filter((path) => !path?.startsWith('/tools/'))).toEqual([
      '/database/map',
      '/list',
      '/my-game',
      '/my-prices',
      '/compare',
      '/tools',
      '/now',
      '/blog',
    ])
    expect(links).toContain('/tools/growth-timers')
    expect(bar).not.toMatch(/class="count"(?! hidden><\/)/)
  })

  test('L01 the menu on phones has the external links of the top bar', async () => {
    const html = await read('/privacy')
    const linksOf = (pattern: RegExp) =>
      [...(pattern.exec(html)?.[0] ?? '').matchAll(/<a class="i-[^"]*" href="([^"]+)" rel="external"/g)].map(([, url]) => url)
    const ofBar = linksOf(/<header[\s\S]*?<div class="sheet"/)
    expect(ofBar).toHaveLength(3)
    expect(linksOf(/<div class="sheet"[\s\S]*?<\/details>/)).toEqual(ofBar)
  })

  test('an item links to the sections of guides that explain it', async () => {
    const html = await read('/database/shovel')
    const [, path = '', id = ''] = /<a href="(\/guide-book\/guide\/first-timer)#([^"]+)"/.exec(html) ?? []
    expect(await read(path)).toContain(`id="${id}"`)
    expect(await read(path)).toContain('href="/database/shovel"')
  })

  test('L08 the home page and the not found page have titles like all others', async () => {
    expect(await read('/')).toContain('<title>The unofficial Hydroneer wiki | Bridgepour</title>')
    expect(await read('/no-such-page')).toMatch(/<meta name="description" content="There is no such page[^"]+"/)
    expect(await read('/patch-notes/1')).not.toMatch(/<meta name="description" content="[^"]*\.\./)
  })

  test('an ad slot is for rent only with a contact', async () => {
    const offers = async (of: typeof wiki) => (await (await of.get('/')).text()).includes('This plot is free')
    expect(await offers(reach(inject('smallWiki')))).toBe(true)
    expect(await offers(wiki)).toBe(false)
  })
})

describe('pages with numbers', () => {
  const nearest = async (path: string) =>
    [...(await (await wiki.get(path)).text()).matchAll(/<li><a href="(\/(?:blog|patch-notes)\/\d+)">/g)].map(([, link = '']) => link)

  test('R15 a missing post redirects to the newest ones', async () => {
    expect((await nearest('/blog/999')).length).toBeGreaterThan(1)
  })

  test('R14 a version instead of a number redirects to its notes, anything else to the newest', async () => {
    const html = await (await wiki.get('/patch-notes/1.7')).text()
    expect(toText(html)).toMatch(/Did you mean/)
    expect((await nearest('/patch-notes/1.7')).length).toBeGreaterThan(2)
    expect(await nearest('/patch-notes/999')).toHaveLength(4)
  })

  test('R14 a version without notes links to those before and after it', async () => {
    const text = toText(await (await wiki.get('/patch-notes/1.4')).text())
    expect(text).toMatch(/Did you mean.*1\.5\.1: .*1\.3\.8: /s)
    expect(text).not.toContain('3.0.8: ')
  })

  test.each([
    ['/scrapyard/6', '/guide-book/towns/bridgepour/scrapyard/6'],
    ['/guide-book/guide/first-tmer', '/guide-book/guide/first-timer'],
    ['/tools/presure', '/tools/pressure'],
  ])('the missing page %s redirects to the thing that it names', async (path, suggestion) => {
    const html = await (await wiki.get(path)).text()
    expect(html.slice(html.indexOf('Did you mean'))).toContain(`<li><a href="${suggestion}">`)
  })
})

test('the feed of patch notes has every version', async () => {
  const { count } = (await (await wiki.get('/api/patchnotes')).json()) as { count: number }
  const { items } = (await (await wiki.get('/feeds/patch-notes.json')).json()) as { items: { title: string; content_html: string }[] }
  expect(items).toHaveLength(Math.min(count, 30))
  // Dates other than release dates are labeled, and derived ones too.
  const beginOf = (version: string) => items.find(({ title }) => title.startsWith(`${version}: `))?.content_html.split('</p>')[0]
  expect(['3.0', '2.0.2', '2.0H', '2.0D', 'Console edition'].map(beginOf)).toEqual([
    '<p>Released on 5 April 2024.',
    '<p>Released on or before 13 May 2022.',
    '<p>No date.',
    '<p>No date.',
    '<p>Announced for 8 May 2026.',
  ])
})

test('R20 the pokes are linked, R26 a digsite shows its number', async () => {
  expect(await (await wiki.get('/speedrun')).text()).toContain('href="/pokes"')
  const readPager = async (path: string) => /<nav class="pager"[\s\S]*?<\/nav>/.exec(await (await wiki.get(path)).text())?.[0] ?? ''
  const last = await readPager('/pokes?page=2')
  expect([...last.matchAll(/<a [^>]*aria-current="page"[^>]*>(\d+)/g)].map(([, page]) => page)).toEqual(['2'])
  expect(last).not.toContain('rel="next"')
  expect(await readPager('/pokes')).toContain('href="/pokes?page=2" rel="next"')
  expect(toText(await (await wiki.get('/guide-book/digsites')).text())).toMatch(/Number\d/)
})

describe('the version of the game', () => {
  test.each(['/database/shovel', '/list', '/', '/privacy'])('%s has the described version and the version on sale', async (path) => {
    const { results } = (await (await wiki.get('/api/facts')).json()) as { results: { key: string; value: unknown }[] }
    const factOf = (key: string) => String(results.find((fact) => fact.key === key)?.value)
    const html = await (await wiki.get(path)).text()
    const pill = toText(/<details class="topmenu vpill"[^>]*>[\s\S]*?<\/details>/.exec(html)?.[0] ?? '')
    expect(pill).toContain(`This wiki describes ${factOf('described_versions')}. The game on sale is ${factOf('version_on_sale')}.`)
    if (path !== '/') return
    const lead = toText(/<p class="lead">[\s\S]*?<\/p>/.exec(html)?.[0] ?? '')
    expect(lead).toContain(`Hydroneer ${factOf('described_versions')}.`)
    expect(lead).toContain(`The game on sale is ${factOf('version_on_sale')}: what changed.`)
  })
})

test('the API documentation has current answers', async () => {
  const html = await (await wiki.get('/api/docs')).text()
  const { results } = (await (await wiki.get('/api/digsites/all')).json()) as { results: { name: string; price: number }[] }
  expect(toText(html)).toContain(JSON.stringify(results[0]?.name))
  expect(toText(html)).toContain(`Price in whole coins, not hundredths. Its provenance has the certainty.${results[0]?.price}`)
})

describe('misspelled addresses', () => {
  const real = reach(inject('realWiki'))
  const suggested = async (path: string) => {
    const html = await (await real.get(path)).text()
    return [...html.slice(html.indexOf('<nav class="lost-nearest"')).matchAll(/<li><a href="([^"]+)">/g)].map(([, link]) => link)
  }

  test.each([
    ['/database/Gold_Ore', '/database/gold-ore'],
    ['/database/shovel)', '/database/shovel'],
    ['/guide-book/guide/First_Timer', '/guide-book/guide/first-timer'],
    ['/blog/5)', '/blog/5'],
    ['/favicon.ico', '/assets/images/favicon.png'],
  ])('%s leads to %s', async (path, right) => {
    const { status, headers } = await real.get(path)
    expect([status, headers.get('location')]).toEqual([301, right])
  })

  test('R31 the most similar name of the right kind comes first', async () => {
    expect((await suggested('/database/gold-oer'))[0]).toBe('/database/gold-ore')
    expect((await suggested('/legacy-mods/BigPna'))[0]).toBe('/legacy-mods/BigPan')
    expect(await suggested('/legacy-mods/nope')).toEqual([])
    expect(await suggested('/nope-xyz')).toEqual([])
  })
})
