import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from './support/kinds.ts'
import { serve, type Served } from './support/serve.ts'

/** The real content: what readers will see. */
let wiki: Served
beforeAll(async () => {
  wiki = await serve({}, 'content')
})
afterAll(() => wiki.stop())

const toText = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('every screen of the specification', () => {
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
    expect(html).toMatch(/href="\/"[^>]*>[^<]*home/i)
  })

  test('R31 a mistyped item is offered its nearest names', async () => {
    expect(await (await wiki.get('/database/shovle')).text()).toContain('href="/database/shovel"')
  })
})

describe('redirects', () => {
  test.each([
    ['/link/Gold Ore', '/database/gold-ore'],
    ['/link/gold-ore/', '/database/gold-ore'],
    ['/link/GOLD%20ORE', '/database/gold-ore'],
    ["/link/Hobson's Powerworks", '/guide-book/towns/bridgepour/hobsons-powerworks/16'],
    ['/link/vehicle-store', '/guide-book/towns/bridgepour/vehicle-store/13'],
    ['/link/pickup-truck', '/guide-book/towns/bridgepour/vehicle-store/13'],
    ['/link/no such thing %23 + at all', '/'],
    ['/link/', '/'],
    ['/map', '/database/map'],
    ['/database/Gold-Ore', '/database/gold-ore'],
    ['/database/184', '/database/gold-ore'],
    ['/guide-book/towns/vehicle-store/13', '/guide-book/towns/bridgepour/vehicle-store/13'],
    ['/guide-book/towns/wrong/names/13', '/guide-book/towns/bridgepour/vehicle-store/13'],
  ])('R13 R28 %s leads to %s', async (from, to) => {
    const response = await wiki.get(from)
    expect([301, 302, 308]).toContain(response.status)
    const location = new URL(response.headers.get('location') ?? '', wiki.address)
    expect(location.pathname).toBe(to)
    expect((await wiki.get(location.pathname)).status).toBe(200)
  })

  test('R13 a town and a digsite lead to their lists', async () => {
    expect((await wiki.get('/link/bridgepour')).headers.get('location')).toMatch(/^\/guide-book\/towns/)
    expect((await wiki.get("/link/Mildew's Aquifer")).headers.get('location')).toMatch(/^\/guide-book\/digsites/)
  })
})

test('prices carry the mark of an estimate to the reader', async () => {
  const html = await (await wiki.get('/database/shovel')).text()
  expect(html).toMatch(/class="price[^"]*is-est"/)
  expect(html).toMatch(/Sources/)
})

test('no page runs a script that is not its own, or one that is not named in its policy', async () => {
  for (const { path } of kinds) {
    const response = await wiki.get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const html = await response.text()
    expect(html, path).not.toMatch(/<script[^>]*src="(?!\/)/)
    expect(html, path).not.toMatch(/ on(click|error|load)=/i)
  }
})
