import { describe, expect, inject, test } from 'vitest'
import { readRealContent } from '../support/real-content.ts'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))

describe('R02 the search without JavaScript', () => {
  const search = async (text: string) => toText(await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text())

  test('results are counted and paged; a page past the end is the last one', async () => {
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
    const firsts = [...html.matchAll(/<td class="name"><a href="([^"]+)"/g)].slice(0, 3).map(([, href]) => href)
    expect(firsts).toContain(path)
  })

  test('results are counted by kind, and each kind has an address', async () => {
    const html = await (await wiki.get('/search?q=pipe')).text()
    const [, guides] = /href="\/search\?q=pipe&amp;kind=guide">Guides\D*(\d+)/.exec(html) ?? []
    const filtered = await (await wiki.get('/search?q=pipe&kind=guide')).text()
    expect(toText(filtered)).toContain(`Your search for "pipe" returned ${guides} results.`)
    expect(filtered.match(/<td class="kind"><span class="label blue">Guide</g)).toHaveLength(Number(guides))
    expect(filtered).toMatch(/kind=guide" aria-current="true">Guides/)
    expect((await wiki.get('/search?q=pipe&kind=nonsense')).status).toBe(200)
  })

  test('a command in the text is a link above the results', async () => {
    const linkOf = async (text: string) =>
      /<p class="row wish"><a [^>]*href="([^"]+)"/.exec(await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text())?.[1]
    expect(await linkOf('add 20 straight pipe')).toBe('/list?show=catalogue&amp;pick=37&amp;quantity=20')
    expect(await linkOf('12.5 gold')).toBe('/tools/weight-value?item=gold-bar&amp;weight=12.5')
    expect(await linkOf('straight pipe')).toBeUndefined()
  })

  test('a question about known data is answered above the results', async () => {
    const answerTo = async (text: string) =>
      /<section class="card direct-answer"[^>]*>([^]*?)<\/section>/.exec(
        await (await wiki.get(`/search?q=${encodeURIComponent(text)}`)).text(),
      )?.[1]
    expect(await answerTo('bastion keep to ironil')).toMatch(/311 m/)
    expect(await answerTo('unlock toolbag')).toContain('href="/database/toolbag"')
    // Its rows are links, without a second picture of the first one.
    expect((await answerTo('drill price'))?.match(/<a href="[^"]+"><img/g)).toEqual([
      '<a href="/database/ram-drill"><img',
      '<a href="/database/goliath-drill"><img',
    ])
    expect(await answerTo('straight pipe')).toBeUndefined()
  })

  test('every page in the search exists', async () => {
    const { destinations } = readRealContent()
    for (const { path } of destinations) expect((await wiki.get(path)).status, path).toBe(200)
  })

  test('without suggestions, the page offers guides', async () => {
    const html = await (await wiki.get('/search?q=qqxzzvw')).text()
    expect(toText(html)).toContain('No match.')
    expect(html).toContain('href="/guide-book/guide/first-timer"')
  })

  test.each([
    ['shovle', 'Your search for "shovle" returned ', 'Shovel'],
    ["Hobson's, Powerworks", `Your search for "Hobson's, Powerworks" returned `, "Hobson's Powerworks"],
    ['salt & "pepper', 'Your search for "salt & "pepper" returned ', ''],
    ['-', 'Your search for "-" returned 0 results.', ''],
    ['hobsonpowerwork', 'Your search for "hobsonpowerwork" returned 0 results.', "Hobson's Powerworks"],
  ])('%s has the message of the specification and suggestions', async (text, counted, meant) => {
    const page = await search(text)
    expect(page).toContain(counted)
    expect(page.slice(page.indexOf(counted))).toContain(meant)
  })

  test.each(['', ' '])('%j is an empty search: no count, no results', async (text) => {
    expect(await search(text)).not.toContain('Your search for "')
  })

  test('OpenSearch lets browsers search from the address bar', async () => {
    expect(await (await wiki.get('/faq')).text()).toContain('type="application/opensearchdescription+xml"')
    expect(await (await wiki.get('/opensearch.xml')).text()).toContain('/search?q={searchTerms}')
  })
})

test('the text of a search entry is on its page', async () => {
  const { destinations, pages } = readRealContent()
  const unseen: string[] = []
  const texts = destinations.flatMap(({ path, page }) => pages.filter(({ slug }) => slug === page).map(({ blocks }) => ({ path, blocks })))
  expect(texts.length).toBeGreaterThan(10)
  for (const { path, blocks } of texts) {
    const html = await (await wiki.get(path)).text()
    for (const block of blocks)
      for (const [, paragraph = ''] of ('html' in block ? block.html : '').matchAll(/<p>([\s\S]*?)<\/p>/g)) {
        // Text between links, badges and pictures is unchanged.
        const plain = paragraph.replace(/<(a|span)\b[^>]*>[\s\S]*?<\/\1>/g, '<>')
        const [longest = ''] = plain.split(/<[^>]*>/).toSorted((a, b) => b.length - a.length)
        if (!html.includes(longest)) unseen.push(`${path}: ${longest}`)
      }
  }
  expect(unseen).toEqual([])
})
