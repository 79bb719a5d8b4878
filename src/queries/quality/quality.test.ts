import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { certaintyRank } from '#model/wiki/certainty.ts'
import { Cover, type QuestionRecord } from '#model/wiki/question.ts'
import { createQueries, type Queries } from '#queries/queries.ts'

const question = (slug: string, covers: object[], pages: string[] = []): QuestionRecord => ({
  slug,
  question: `${slug}?`,
  why: 'Nobody has looked.',
  steps: ['Go there.', 'Look.'],
  answer: 'What you saw',
  covers: covers.map((cover) => Cover.parse(cover)),
  pages,
  checked: '2026-11-22',
})

describe('how sure the facts are', () => {
  const content = readContent('test/wiki')
  const guess = content.provenance.find((entry) => entry.kind === 'item' && entry.field === 'value' && entry.certainty === 'guess')
  const id = guess?.id ?? ''
  const guide = '/guide-book/guide/first-timer'
  let database: Database
  let queries: Queries
  beforeAll(async () => {
    const cap = content.provenance.find((entry) => entry.kind === 'fact' && entry.id === 'pressure-cap-percent')
    if (cap) cap.certainty = 'guess'
    content.citations.push({ kind: 'wiring', id: 'blinker', field: 'edges', page: 'pages/first-timer.md' })
    database = await openDatabase(':memory:')
    content.questions = [
      question('unknown', [], [guide, 'pages/first-timer.md', '/tools']),
      question('one-price', [{ kind: 'item', fields: ['value'], things: [id] }]),
      question('gauge', [{ kind: 'fact', fields: ['value'], things: ['pressure-cap-percent'] }]),
      question('settled', [{ kind: 'digsite', fields: ['world'] }], [guide]),
      question('all-places', [{ kind: 'shop', fields: ['in_town'] }]),
      question('one-shop', [{ kind: 'shop', fields: ['category', 'in_town'], things: ['00-stocks'] }]),
    ]
    await fill(database, content)
    queries = createQueries(database)
  })
  afterAll(() => database.close())

  test('a price affects the page of its item and of every shop that trades in it', async () => {
    const item = content.items.find(({ safe_name }) => safe_name === id)
    const cited = content.citations.filter((citation) => citation.kind === 'item' && citation.id === id && citation.field === 'value')
    const priceQuestion = (await queries.questions.listAll()).find(({ slug }) => slug === 'one-price')
    expect(priceQuestion).toMatchObject({ facts: 1, open: 1, guesses: 1, pages: 1 + (item?.shops.length ?? 0) + cited.length })
  })

  test('questions that affect most pages come first; settled ones affect none', async () => {
    const all = await queries.questions.listAll()
    expect(all.map(({ pages }) => pages)).toEqual(all.map(({ pages }) => pages).toSorted((a, b) => b - a))
    expect(all.find(({ slug }) => slug === 'unknown')).toMatchObject({ facts: 0, open: 0, pages: 2 })
    expect(all.find(({ slug }) => slug === 'settled')).toMatchObject({ open: 0, pages: 0 })
  })

  test('the page of a thing names the questions about it', async () => {
    expect((await queries.itemPage.find(id))?.questions).toEqual([
      { slug: 'one-price', question: 'one-price?', settles: [`item.value/${id}`] },
    ])
    expect((await queries.itemPage.find('map'))?.questions).toEqual([])
  })

  test('a page lists the questions that affect it, by its path or by the file of its text', async () => {
    const slugsOn = async (page: string) => (await queries.questions.listOn(page)).map(({ slug }) => slug)
    expect(await slugsOn(guide)).toEqual(['unknown'])
    expect(await slugsOn('pages/first-timer.md')).toEqual(['unknown'])
    expect(await slugsOn('/tools')).toEqual(['unknown'])
    // The question does not name the tool, but the tool uses its fact.
    expect(await slugsOn('/tools/pressure')).toEqual(['gauge'])
    expect(await slugsOn('/tools/vehicles')).toEqual([])
  })

  test('questions that settle most facts come first, each with these facts', async () => {
    const shop = content.provenance.filter((entry) => entry.kind === 'shop' && entry.id === '00-stocks')
    expect(await queries.questions.listOf(shop)).toEqual([
      { slug: 'one-shop', question: 'one-shop?', settles: ['shop.category/00-stocks', 'shop.in_town/00-stocks'] },
      // The facts are settled by the question that names the shop.
      { slug: 'all-places', question: 'all-places?', settles: [] },
    ])
  })

  test('a build is listed with the page that draws it', async () => {
    expect(await queries.quality.listThings('wiring', 'edges')).toEqual([expect.objectContaining({ id: 'blinker', path: guide })])
  })

  test('an unknown price is counted separately, listed first, and not an estimate', async () => {
    const prices = (await queries.quality.countAll()).find((row) => row.kind === 'item' && row.field === 'value')
    const unpriced = content.items.filter(({ value }) => value === null).length
    expect(prices).toMatchObject({ unknown: unpriced, total: content.items.length - unpriced })
    expect((await queries.quality.listThings('item', 'value'))[0]).toMatchObject({ certainty: 'unknown' })
    expect(await queries.meta.listProvenance('item', 'afage')).toContainEqual(
      expect.objectContaining({ field: 'value', certainty: 'unknown', estimate: false }),
    )
  })

  test('every line of sources is counted once, and listed behind its count', async () => {
    const rows = await queries.quality.countAll()
    expect(rows.reduce((sum, { total, unknown }) => sum + total + unknown, 0)).toBe(content.provenance.length)
    for (const row of rows) {
      const things = await queries.quality.listThings(row.kind, row.field)
      expect(things.length, `${row.kind}.${row.field}`).toBe(row.total + row.unknown)
      expect(things.filter(({ certainty }) => certainty === 'guess').length).toBe(row.guess)
      // Least certain first.
      const steps = things.map(({ certainty }) => certaintyRank(certainty))
      expect(steps).toEqual(steps.toSorted((step, other) => other - step))
    }
    expect(await queries.quality.listThings('dragon', 'value')).toEqual([])
  })
})
