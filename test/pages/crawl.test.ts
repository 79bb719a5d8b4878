import { createHash } from 'node:crypto'
import type { Nodes } from 'hast'
import { HtmlValidate } from 'html-validate'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, inject, test } from 'vitest'
import { crawl } from '../support/crawl.ts'
import { isLong } from '../support/long.ts'
import { pageSamples } from '../support/page-samples.ts'
import { listStructureFaults } from '../support/page-structure.ts'
import { styleBytes } from '../support/sent-sizes.ts'
import { reach } from '../support/serve.ts'
import { readStructuredData } from '../support/structured-data.ts'
import { templateOf } from '../support/templates.ts'
import { toText } from '../support/to-text.ts'
import { findUnmarkedPrices, type Priced } from '../support/unmarked-prices.ts'

const wiki = reach(inject('realWiki'))
const documents = unified().use(rehypeParse).freeze()
const { pages: crawled, dead, assets } = await crawl(wiki, ['/', ...pageSamples.map(({ path }) => path)], isLong ? Infinity : 4)
const pages = new Map([...crawled].map(([path, { html }]) => [path, html]))
const trees = new Map([...pages].map(([path, html]) => [path, documents.parse(html)]))
/** Pages with a fault, each with the faults. */
const listPages = (findFaults: (html: string, path: string) => string[]) =>
  [...pages].flatMap(([path, html]) => findFaults(html, path).map((fault) => `${path} ${fault}`))

const mainOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? ''

test('every sample is a page of its own with its text, the same with a trailing slash', async () => {
  const wrong: string[] = []
  for (const { path, shows = '' } of pageSamples) {
    const [address = '', query = ''] = path.split('?')
    const slashed = await wiki.get(`${address === '/' ? '' : address}/${query && `?${query}`}`)
    const html = pages.get(path) ?? ''
    const text = toText(mainOf(html))
    if (slashed.status !== 200 || (await slashed.text()) !== html) wrong.push(`${path}: another page with a trailing slash`)
    if (!text.includes(shows) || text.length < 60) wrong.push(`${path}: ${text.slice(0, 60)}`)
  }
  expect(wrong).toEqual([])
  const mains = new Set(pageSamples.map(({ path }) => toText(mainOf(pages.get(path) ?? ''))))
  expect(mains.size).toBe(pageSamples.length)
})

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

test('no page shows unresolved references', () => {
  // The page of a correction explains them.
  expect(listPages((html, path) => (path.startsWith('/correct?') ? [] : (html.match(/:(?:fact|value|item)\[/g) ?? [])))).toEqual([])
})

test('L03 every page begins with breadcrumbs, also for search engines', () => {
  const wrong = listPages((html, path) => {
    const trail = readStructuredData(html).find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement ?? []
    const isRight =
      trail.length > (path === '/' ? 0 : 1) &&
      trail.every(({ position, name }, place) => position === place + 1 && name) &&
      new URL(trail[0]?.item ?? wiki.address).pathname === '/' &&
      // The last is the page itself.
      trail.every(({ item }, place) => (place === trail.length - 1 ? path === '/' || item === undefined : URL.canParse(item ?? '')))
    return isRight && html.includes('aria-label="Breadcrumb"') ? [] : [JSON.stringify(trail)]
  })
  expect(wrong).toEqual([])
})

test('button names and ids are unique, live regions have no links, headings no dialogs', () => {
  expect([...trees].flatMap(([path, tree]) => listStructureFaults(tree).map((fault) => `${path} ${fault}`))).toEqual([])
})

test('every script and style of a page is its own and in its policy', () => {
  let sheets = 0
  const wrong = [...crawled].filter(([, { html, headers }]) => {
    const policy = headers.get('content-security-policy') ?? ''
    const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
    if (sheet) sheets++
    const isAllowed = !sheet || policy.includes(createHash('sha256').update(sheet).digest('base64'))
    const isStrict = /script-src 'self' 'sha256-/.test(policy) && /style-src 'self'/.test(policy) && !policy.includes('unsafe')
    const mayFilm = !headers.get('permissions-policy')?.includes('camera=()')
    // Inline styles are allowed by hash only in `<style>`, not in attributes.
    return !isAllowed || !isStrict || mayFilm || /<script[^>]*src="(?!\/)| on(?:click|error|load)=|<[a-z][^<>]* style=/i.test(html)
  })
  expect(wrong.map(([path, { headers }]) => `${path} ${headers.get('content-security-policy')}`)).toEqual([])
  expect(sheets).toBeGreaterThan(3)
})

test('every badge is read once by screen readers and links to its source', () => {
  const wrong = listPages((html) => {
    const badges = html.match(/<(?:a|span) class="mk"[^>]*>/g) ?? []
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    return [
      ...badges.filter((badge) => !badge.includes('aria-label="unconfirmed"')),
      ...badges.filter((badge) => /href="#/.test(badge) && !ids.has(/href="#([^"]*)"/.exec(badge)?.[1])),
      ...(html.match(/<a (?![^>]*class="mk")(?:(?!<\/a>)[\s\S])*<a class="mk"/g) ?? []),
    ]
  })
  expect(wrong).toEqual([])
})

/** A cell with a price, of a table or of a table in prose. */
const pricedCell = /<td\b[^>]*>(?:(?!<\/?t[dr]\b)[^])*?(?:<data\b|data-fact="[^"]+\/(?:value|price)")(?:(?!<\/?t[dr]\b)[^])*/g
/** A price elsewhere, also as the link to its calculation. */
const price = /<\/data>(?:<\/a>)?<(?:a|span) class="mk"/g

test('no page has more than 12 badges besides those of prices', () => {
  const countBadges = (html: string) =>
    html
      .replace(pricedCell, '')
      .replace(price, '')
      .match(/class="mk"/g)?.length ?? 0
  expect(listPages((html) => (countBadges(html) > 12 ? [`${countBadges(html)}`] : []))).toEqual([])
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
  expect(assets.size).toBeGreaterThan(isLong ? 300 : 100)
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
const isOne = (path: string) => !path.includes('?') && !/^\/list\/./.test(path)

/** Maximum number of style sheets: each delays the first paint. */
const maxSheets = 5

test('no page loads more than 15 KB of compressed style sheets, or more than five', () => {
  const crowded = [...pages].filter(([, html]) => (html.match(/<link rel="stylesheet"/g)?.length ?? 0) > maxSheets)
  expect(crowded.map(([path]) => path)).toEqual([])
  const styled = [...pages].filter(([path]) => isOne(path)).map(([path, html]): [string, number] => [path, styleBytes(html)])
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
  const large = [...pages]
    .filter(([path]) => isOne(path))
    .flatMap(([path, html]) => {
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
  const measured = [...trees].filter(([path]) => isOne(path)).map(([path, tree]) => ({ path, ...measureTree(tree) }))
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
      // The standard allows every character but spaces.
      'valid-id': ['error', { relaxed: true }],
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
