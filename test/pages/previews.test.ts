import sharp, { type Region } from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { reach } from '../support/serve.ts'
import { readStructuredData } from '../support/structured-data.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

/** Meta tags of a page by name or property. */
async function readHead(path: string) {
  const html = await (await wiki.get(path)).text()
  const read = (name: string) =>
    new RegExp(`<meta (?=[^>]*"${name}")[^>]* content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { html, read, picture: new URL(read('og:image')).pathname }
}

/** One page of each kind of picture. */
const kindsOfPictures = [
  '/',
  '/database',
  '/database?group=ore',
  '/database/gold-ore',
  '/database/straight-logic-cable-crate',
  '/guide-book/towns',
  '/guide-book/digsites',
  '/guide-book/towns/bridgepour/vehicle-store/13',
  '/guide-book/towns/bridgepour/the-barge/14',
  '/guide-book/guide/first-timer',
  '/faq',
  '/blog/1',
  '/patch-notes/2',
  '/legacy-mods/Hydrotility++',
  '/speedrun',
  '/tools',
  '/list',
]
/** The short test renders every eighth. */
const drawn = kindsOfPictures.filter((_, place) => isLong || place % 8 === 3)

describe('the social preview', () => {
  const pathsByPreview = new Map<string, string>()

  test.each(drawn)('of %s is a unique PNG of full size that is not empty', async (path) => {
    const { read, picture } = await readHead(path)
    expect(read('og:image')).toMatch(/^https?:\/\/[^/]+\/previews\/[a-z-]+\/[^/]+\.[0-9a-z]{8}\.png$/)
    expect([read('og:image:width'), read('og:image:height')]).toEqual(['1200', '630'])
    expect(read('og:image:alt').length).toBeGreaterThan(5)
    expect(read('twitter:card')).toBe('summary_large_image')

    const response = await wiki.get(picture)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.length).toBeLessThan(130_000)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    /** Sharp's statistics cover the whole picture: the part must be extracted first. */
    const lookAt = async (part: Region) => {
      const raw = { ...info, width: part.width, height: part.height }
      return sharp(await sharp(data, { raw: info }).extract(part).raw().toBuffer(), { raw }).stats()
    }

    // Text on the left, a picture on the right, the wordmark below: no part is empty.
    for (const part of [
      { left: 60, top: 40, width: 560, height: 480 },
      { left: 700, top: 40, width: 440, height: 480 },
      { left: 60, top: 552, width: 300, height: 70 },
    ]) {
      const { entropy, channels } = await lookAt(part)
      expect(entropy, JSON.stringify(part)).toBeGreaterThan(0.3)
      expect(Math.max(...channels.map(({ max }) => max)), JSON.stringify(part)).toBeGreaterThan(150)
    }
    // The longest name does not touch the edge.
    const edge = await lookAt({ left: 0, top: 0, width: 48, height: 530 })
    expect(Math.max(...edge.channels.map(({ max }) => max))).toBeLessThan(60)

    const same = pathsByPreview.get(png.toString('base64'))
    expect(same).toBeUndefined()
    pathsByPreview.set(png.toString('base64'), path)
  })

  test('has an alternative text with badges', async () => {
    const { read } = await readHead('/database/shovel')
    expect(read('og:image:alt')).toMatch(/^Shovel \(.+\)\. .*12 coins \(unconfirmed\)/)
    // A price of another version is labeled, and a guessed inventory is marked.
    expect((await readHead('/database/goliath-drill')).read('og:image:alt')).toMatch(
      /Costs in 1\.3\.4: .*Sold in: Bridgepour( \(unconfirmed\))?$/,
    )
    // Facts from a readme have no badge.
    expect((await readHead('/database/glass-cube')).read('og:image:alt')).toMatch(/Costs[^:]*: 0 coins.*Sold in: Bridgepour$/)
  })

  test('counts the listed things, and leaves out guessed inventories', async () => {
    const altOf = async (path: string) => (await readHead(path)).read('og:image:alt')
    const shop = '/guide-book/towns/bridgepour/conveyor-nation/11'
    const [, listed = ''] = /Town \(pin approximate\): Bridgepour\. Listed here: (\d+ items)$/.exec(await altOf(shop)) ?? []
    expect(listed).not.toBe('')
    expect(await (await wiki.get(shop)).text()).toContain(`>${listed}<`)
    expect(await altOf('/guide-book/towns/bridgepour/hydronix-store/15')).toMatch(/Town \(pin approximate\): Bridgepour(?! \()/)
    // These two have their position from the game.
    expect(await altOf('/guide-book/towns/bridgepour/the-barge/14')).toContain('Town: Bridgepour')
    expect(await altOf('/patch-notes/14')).toMatch(/Released on or before: 29 May 2020$/)
  })

  test.each([
    [3, 'Patch 1.6.x'],
    [4, 'Patch 1.7.1'],
    [20, 'Patch 2.0D'],
    [25, 'Console edition'],
  ])('of patch note %d has the version as title: %s', async (id, title) => {
    const { read } = await readHead(`/patch-notes/${id}`)
    expect(read('og:image:alt').split(' (')[0]).toBe(title)
  })

  test.each([['/database/boot', /^Somebody lost a boot/]])('has a sentence that begins with "Unconfirmed": %s', async (path, begins) => {
    const { read } = await readHead(path)
    for (const name of ['description', 'og:description']) expect(read(name)).toMatch(begins)
  })

  test('answers HEAD', async () => {
    const { picture } = await readHead('/database/gold-ore')
    const response = await wiki.get(picture, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await response.arrayBuffer()).byteLength).toBe(0)
  })

  test.each([
    '/previews/item/no-such-item.00000000.png',
    '/previews/item/Gold%20Ore.00000000.png',
    '/previews/item/184.00000000.png',
    '/previews/no-such-kind/gold-ore.00000000.png',
    '/previews/__proto__/constructor.00000000.png',
    '/previews/page/constructor.00000000.png',
    '/previews/group/__proto__.00000000.png',
    '/previews/tool/no-such-tool.00000000.png',
    '/previews/shop/999.00000000.png',
    '/previews/shop/0x0d.00000000.png',
    '/previews/post/999.00000000.png',
    '/previews/patch-note/999.00000000.png',
    '/previews/mod/no-such-mod.00000000.png',
    '/previews/item/..%2F..%2Fpackage.00000000.png',
    '/previews/item/gold-ore.png',
    '/previews/item/gold-ore.00000000.svg',
    '/previews/item/%00.00000000.png',
    '/previews/item/',
    '/previews',
  ])('is 404 for unknown addresses: %s', async (path) => {
    expect((await wiki.get(path)).status).toBe(404)
  })

  test('of an earlier state of the page redirects to the current one', async () => {
    const { picture } = await readHead('/database/gold-ore')
    const response = await wiki.get(picture.replace(/[0-9a-z]{8}\.png$/, '0old0000.png'))
    expect([response.status, response.headers.get('location')]).toEqual([302, picture])
  })

  test('has no text of readers', async () => {
    const [named, other, runs, allRuns] = await Promise.all([
      readHead('/list/MXwyLDJ8Mw==/Buy%20my%20coins'),
      readHead('/list/NXwx'),
      readHead('/speedrun?player=Buy%20my%20coins'),
      readHead('/speedrun'),
    ])
    expect(named.picture).toBe(other.picture)
    expect(runs.picture).toBe(allRuns.picture)
    expect(named.read('og:image:alt')).not.toContain('coins')
  })
})

describe('data for search engines', () => {
  test.each([
    ['/', 'WebSite', ['name', 'url', 'potentialAction']],
    ['/blog/1', 'BlogPosting', ['headline', 'description', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage']],
    ['/guide-book/guide/first-timer', 'Article', ['headline', 'description', 'dateModified', 'author', 'publisher', 'image']],
    ['/guide-book/guide/hydro-logic', 'Article', ['headline', 'description', 'dateModified', 'author', 'publisher', 'image']],
    ['/faq', 'FAQPage', ['mainEntity']],
  ])('%s is a %s with the required fields', async (path, type, fields) => {
    const { html, read } = await readHead(path)
    const data = readStructuredData(html).find((entry) => entry['@type'] === type)
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    for (const field of fields) expect(data, field).toHaveProperty(field)
    if (fields.includes('image')) expect(data).toHaveProperty('image', read('og:image'))
  })

  test('entities are decoded in data and descriptions', async () => {
    for (const path of ['/blog', '/faq', ...Array.from({ length: 11 }, (_, place) => `/blog/${place + 1}`)]) {
      const { html } = await readHead(path)
      expect(JSON.stringify(readStructuredData(html)), path).not.toMatch(/&(amp|lt|gt|quot|#x?[0-9a-f]+);/i)
      for (const [, content = ''] of html.matchAll(/<meta (?:name|property)="[\w:]*description" content="([^"]*)"/g))
        expect(content, path).not.toMatch(/&amp;(amp|lt|gt|quot|#x?[0-9a-f]+);/i)
    }
  })
})

test.each([
  ['/search', false],
  ['/search?q=shovel', true],
  ['/pokes', false],
  ['/pokes?page=2', false],
  ['/pokes?sort=pokes', true],
  ['/pokes?page=999', true],
  ['/no-such-page', true],
])('only pages from readers’ input have noindex: %s %s', async (path, isKept) => {
  expect((await (await wiki.get(path)).text()).includes('content="noindex"')).toBe(isKept)
})
