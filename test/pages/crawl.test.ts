import type { Nodes } from 'hast'
import { HtmlValidate } from 'html-validate'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { beforeAll, expect, inject, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { styleBytes } from '../support/sent-sizes.ts'
import { reach } from '../support/serve.ts'
import { templateOf } from '../support/templates.ts'
import { findUnmarkedPrices, type Priced } from '../support/unmarked-prices.ts'

const wiki = reach(inject('realWiki'))
const pages = new Map<string, string>()
const dead: string[] = []
const assets = new Set<string>()

/** Number of pages read per page file in the short test. */
const perTemplate = 4

/** Reads every page that is linked, directly or not, from the home page; in the short test, some of each page file. */
beforeAll(async () => {
  const queue = ['/']
  const queued = new Set(queue)
  const anchors: { from: string; path: string; id: string }[] = []
  const countByTemplate = new Map<string, number>()
  async function work() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await wiki.get(path, { redirect: 'follow' })
      if (response.status !== 200) {
        dead.push(`${response.status} ${path}`)
        continue
      }
      if (!response.headers.get('content-type')?.startsWith('text/html')) {
        await response.arrayBuffer()
        continue
      }
      const html = await response.text()
      pages.set(path, html)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const link = new URL(href.replaceAll('&amp;', '&'), wiki.address + path)
        if (link.origin !== wiki.address) continue
        const target = link.pathname + link.search
        // Tools link to other inputs endlessly.
        if (link.search && path.startsWith(`${link.pathname}?`)) continue
        // A fragment with "=" is state (the map's view), not an anchor.
        if (link.hash.length > 1 && !link.hash.includes('='))
          anchors.push({ from: path, path: target, id: decodeURIComponent(link.hash.slice(1)) })
        // Filters, pagination and lists: one URL of each kind is enough.
        const isList = /^\/list\/./.test(link.pathname)
        const kind = isList ? '/list/' : link.search ? link.pathname + [...link.searchParams.keys()].join() : target
        if (queued.has(kind)) continue
        queued.add(kind)
        const template = templateOf(link.pathname)
        const count = countByTemplate.get(template) ?? 0
        if (!isLong && count >= perTemplate) continue
        countByTemplate.set(template, count + 1)
        queue.push(target)
      }
      for (const [, source = ''] of html.matchAll(/<(?:img|source|script|link|use)[^>]*?(?:src|href|srcset)="(\/assets\/[^"# ]+)/g))
        assets.add(source)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  // The queue may run empty while other workers still read.
  await work()
  for (const { from, path, id } of anchors) {
    const html = pages.get(path)
    if (html && id !== 'top' && !html.includes(`id="${id}"`)) dead.push(`${from} -> ${path}#${id}`)
  }
}, 180_000)

test('L12 no link or anchor of the site is dead', () => {
  expect(dead).toEqual([])
  expect(pages.size).toBeGreaterThan(isLong ? 380 : 80)
})

test('every page links to its content files', () => {
  const without = [...pages].filter(([path, html]) => !path.startsWith('/correct') && !html.includes('href="/correct?page='))
  expect(without.map(([path]) => path)).toEqual([])
})

type Line = { id: string; certainty: string }
type Short = { safe_name: string; name: string; value: number | null }

test('every guessed price on a page has a badge', async () => {
  const ask = async <T>(path: string) => ((await (await wiki.get(path)).json()) as { results: T[] }).results
  const estimates = new Set(
    (await ask<Line>('/api/provenance/item/all/value/')).filter(({ certainty }) => certainty === 'guess').map(({ id }) => id),
  )
  const items = (await ask<Short>('/api/items/links/')).flatMap(({ safe_name, name, value }): Priced[] =>
    value === null ? [] : [{ name, coins: value / 100, isEstimate: estimates.has(safe_name) }],
  )
  const [planted] = findUnmarkedPrices('<p>An <a href="/database/anvil">Anvil</a> costs 180 coins.</p>', items)
  expect(planted).toContain('Anvil: …')
  const unmarked = [...pages].flatMap(([path, html]) => findUnmarkedPrices(html, items).map((price) => `${path} ${price}`))
  expect(unmarked).toEqual([])
})

test('every external link is marked', () => {
  const isUnmarked = (link: string) => !/="http:\/\/(localhost|127\.0\.0\.1)/.test(link) && !/ rel="[^"]*\bexternal\b/.test(link)
  const unmarked = [...pages].flatMap(([path, html]) =>
    (html.match(/<a [^>]*href="https?:[^>]*>/g) ?? []).filter(isUnmarked).map((link) => `${path}: ${link}`),
  )
  expect(unmarked).toEqual([])
})

test('no page names settings that only the operator can change', () => {
  // The page of a correction names its file.
  const shown = [...pages].filter(([path]) => !path.startsWith('/correct'))
  const paths = shown.filter(([, html]) => /site\.ya?ml|git apply|npm run/.test(html.replaceAll(/<[^>]*>/g, ' '))).map(([path]) => path)
  expect(paths).toEqual([])
})

test('every picture, script and style sheet exists', async () => {
  const [missing, misremembered]: [string[], string[]] = [[], []]
  for (const path of assets) {
    const response = await wiki.get(path, { method: 'HEAD' })
    if (response.status !== 200) missing.push(path)
    // Files with a content hash are immutable.
    const isNamed = /-[\w-]{8}\.(js|css|woff2)$/.test(path)
    if (isNamed !== (response.headers.get('cache-control') ?? '').includes('immutable')) misremembered.push(path)
  }
  expect(assets.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
  expect(misremembered).toEqual([])
})

test('L08 every page has one h1, and a unique title, description and canonical address', () => {
  const once = new Map<string, string>()
  const wrong: string[] = []
  for (const [path, html] of pages) {
    if (html.match(/<h1[ >]/g)?.length !== 1) wrong.push(`h1: ${path}`)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (!canonical) wrong.push(`canonical: ${path}`)
    // URLs with a query have the canonical URL of the page.
    if (path.includes('?') || new URL(canonical ?? wiki.address).pathname !== path.replace(/\/$/, '').replace(/^$/, '/')) continue
    for (const part of [/<title>([^<]+)</.exec(html)?.[1], /<meta name="description" content="([^"]+)"/.exec(html)?.[1]]) {
      if (!part) wrong.push(`missing: ${path}`)
      else if (once.has(part)) wrong.push(`same: ${path} and ${once.get(part)}: ${part}`)
      else once.set(part, path)
    }
  }
  expect(wrong).toEqual([])
})

test('L08 every page has a unique preview picture that the server renders', async () => {
  const once = new Map<string, string>()
  const wrong: string[] = []
  for (const [path, html] of pages) {
    const picture = /<meta property="og:image" content="https?:\/\/[^/]+(\/previews\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1] ?? path
    // Pages hidden from search engines may share one.
    if (html.includes('content="noindex"') || canonical.includes('?')) continue
    if (!picture) wrong.push(`missing: ${path}`)
    else if ((once.get(picture) ?? canonical) !== canonical) wrong.push(`same: ${path} and ${once.get(picture)}`)
    else once.set(picture, canonical)
  }
  // An outdated picture URL redirects without rendering.
  for (const picture of [...once.keys()].filter((_, place) => isLong || place % 4 === 0)) {
    const response = await wiki.get(picture.replace(/[0-9a-z]{8}\.png$/, '0old0000.png'))
    if (response.status !== 302 || response.headers.get('location') !== picture) wrong.push(`${response.status} ${picture}`)
  }
  expect(wrong).toEqual([])
  expect(once.size).toBeGreaterThan(isLong ? 380 : 50)
})

/** Lists have any length, and queries shorten most pages. */
const isOne = ([path]: [path: string, html: string]) => !path.includes('?') && !/^\/list\/./.test(path)

/** Maximum number of style sheets: each delays the first paint. */
const maxSheets = 5

test('no page loads more than 15 KB of compressed style sheets, or more than five', () => {
  const crowded = [...pages].filter(([, html]) => (html.match(/<link rel="stylesheet"/g)?.length ?? 0) > maxSheets)
  expect(crowded.map(([path]) => path)).toEqual([])
  const styled = [...pages].filter(isOne).map(([path, html]): [string, number] => [path, styleBytes(html)])
  expect(styled.filter(([, bytes]) => bytes > 15 * 1024)).toEqual([])
  expect(Math.min(...styled.map(([, bytes]) => bytes))).toBeGreaterThan(1024)
})

/** Maximum kilobytes of uncompressed HTML per kind of page, to detect growth. Add a line for a new kind. */
const htmlBudgets: [path: RegExp, kilobytes: number][] = [
  [/^\/api\/docs$/, 380],
  [/^\/list$/, 227],
  [/^\/database$/, 168],
  [/^\/database\/map$/, 54],
  [/^\/database\//, 50],
  [/^\/guide-book\/guide\//, 60],
  [/^\/guide-book\//, 51],
  [/^\/tools\/rig$/, 107],
  [/^\/tools\//, 55],
  [/^\/my-game$/, 85],
  [/^\/my-prices$/, 53],
  [/^\/(?:data-quality|faq|open-questions)$/, 78],
  [/./, 47],
]

test('every page stays within the HTML budget of its kind', () => {
  const large = [...pages].filter(isOne).flatMap(([path, html]) => {
    const kilobytes = Buffer.byteLength(html) / 1024
    const [, budget = 0] = htmlBudgets.find(([kind]) => kind.test(path)) ?? []
    return kilobytes > budget ? [`${path}: ${kilobytes.toFixed(1)} KB of ${budget}`] : []
  })
  expect(large).toEqual([])
})

/** Maximum number of elements. Pages with a row for everything have their own budget, which grows with the content. */
const ofEverything: Record<string, number> = {
  '/api/docs': 11_500,
  '/list': 6700,
  '/database': 5700,
}

test('no page exceeds the number of elements and the depth for slow phones', () => {
  const documents = unified().use(rehypeParse).freeze()
  const longest = [...pages].filter(isOne).toSorted(([, a], [, b]) => b.length - a.length)
  const measured = longest.slice(0, 20).map(([path, html]) => ({ path, ...measureTree(documents.parse(html)) }))
  const heavy = measured.filter(({ path, elements, depth }) => elements > (ofEverything[path] ?? 2400) || depth > 20)
  expect(heavy.map(({ path, elements, depth }) => `${path}: ${elements} elements, ${depth} deep`)).toEqual([])
  expect(measured.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(ofEverything)))
})

function measureTree(node: Nodes): { elements: number; depth: number } {
  const own = node.type === 'element' ? 1 : 0
  const parts = 'children' in node ? node.children.map(measureTree) : []
  return {
    elements: parts.reduce((sum, { elements }) => sum + elements, own),
    depth: own + Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

/** One page per page file; all pages in the long test. */
function listValidated(): [path: string, html: string][] {
  const all = [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ids = new Set<string>()
  const isFirst = (path: string) => ids.size < ids.add(templateOf(path)).size
  return all.filter(([path]) => isFirst(path) || isLong)
}

test('the HTML is valid', { timeout: 180_000 }, async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React's way of writing attributes; matters of style, not of the standard.
      'void-style': 'off',
      'no-inline-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-quotes': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      'no-implicit-button-type': 'off',
      'no-implicit-input-type': 'off',
      'element-case': 'off',
      'attr-case': 'off',
      // HTML makes some end tags optional. The rule took five times as long as all others.
      'no-implicit-close': 'off',
      // A form may send several values of one name: checkboxes, and hidden fields.
      'form-dup-name': 'off',
    },
  })
  const problems = new Map<string, string>()
  for (const [path, html] of listValidated()) {
    const report = await validator.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message } of messages) if (!problems.has(`${ruleId}: ${message}`)) problems.set(`${ruleId}: ${message}`, path)
  }
  expect([...problems].map(([problem, path]) => `${path} ${problem}`)).toEqual([])
})
