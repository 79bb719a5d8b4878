import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { client, compressedSize, sizeOf } from '../support/sent-sizes.ts'

// Kilobytes of what pages load on demand; test/browser/every-page.spec.ts measures the first load.
const wiki = reach(inject('realWiki'))
const fonts = join('public', 'assets', 'fonts')

test.each([
  ['the service worker', 10, () => compressedSize(join('build', 'worker', 'service-worker.js'))],
  ['the script that compares a corrected file with all others', 205, () => sizeOf(join('assets', findWorker()))],
  ['the fonts of every page', 30, () => sum(listBasicFonts().map((file) => statSync(join(fonts, file)).size))],
  ['every file of the content', 200, () => callBytes('/api/content')],
  ['the index of the search', 60, () => callBytes('/api/search-index')],
])('%s takes at most %i KB', async (_what, budget, measure) => {
  expect((await measure()) / 1024).toBeLessThanOrEqual(budget)
})

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const listBasicFonts = () => readdirSync(fonts).filter((file) => file.endsWith('-basic.woff2'))
const findWorker = () => readdirSync(join(client, 'assets')).find((file) => /^content-check\.worker-.*\.js$/.test(file)) ?? ''

async function callBytes(path: string): Promise<number> {
  const response = await wiki.get(path, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  return Number(response.headers.get('content-length'))
}

const bytesOf = (html: string) => Buffer.byteLength(html)
/** The HTML as it is sent: `text()` has more quotes. */
const readHtml = async (path: string) => Buffer.from(await (await wiki.get(path)).arrayBuffer()).toString()

test.each([
  ['/database', 400],
  ['/list', 450],
])('the markup of an item row of %s takes at most %i bytes without its description', async (path, budget) => {
  const html = await readHtml(path)
  const rows = [...html.matchAll(/<tr [^>]*data-g=(?:(?!<tr |<\/?t(?:body|foot|able)\b).)*/gs)].map(([row]) =>
    row.replace(/(<td class=desc>)[^<]*/, '$1'),
  )
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter((row) => bytesOf(row) > budget)).toEqual([])
})

test.each(['/guide-book/guide/first-timer', '/guide-book/guide/getting-started', '/faq'])(
  'an item link in the prose of %s takes at most 160 bytes, with its picture',
  async (path) => {
    const html = await readHtml(path)
    const links = [...html.matchAll(/<a class="?il[^>]*>(?:(?!<\/a>).)*<\/a>/gs)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => bytesOf(link) > 160)).toEqual([])
  },
)

// The largest pages have their limits in crawl.test.ts.
test.each([
  [1, 'item pages', 32, /^\/database\/(?!map$)[^/]+$/],
  [0.5, 'guides', 38.5, /^\/guide-book\/guide\//],
])('the HTML of at least %f of the %s takes at most %f KB', { tags: 'long' }, async (share, _kind, budget, pattern) => {
  const map = await (await wiki.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname).filter((path) => pattern.test(path))
  const sizes: number[] = []
  for (const path of paths) sizes.push(bytesOf(await readHtml(path)) / 1024)
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.toSorted((a, b) => a - b)[Math.ceil(sizes.length * share) - 1]).toBeLessThanOrEqual(budget)
})
