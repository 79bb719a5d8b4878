import { expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

const wiki = reach(inject('realWiki'))

test('L09 the card of an item is a fragment, cached like a page', async () => {
  const [card, page] = await Promise.all(['/cards/items/gold-ore', '/database/gold-ore'].map((path) => wiki.get(path)))
  expect(card?.headers.get('cache-control')).toBe(page?.headers.get('cache-control'))
  const etag = card?.headers.get('etag') ?? ''
  expect((await wiki.get('/cards/items/gold-ore', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const html = (await card?.text()) ?? ''
  expect(html).toMatch(/^<div class="item-card".*<\/div>$/s)
  expect(html).toContain('href="/database/gold-ore"')
  // Its price is a guess, and the card has the reason.
  expect(toText(html)).toMatch(/10 ?c ?\? per weight.*Price, unconfirmed: /s)
  // Who buys it, how to get it and what it is used for.
  expect(toText(html)).toMatch(/Sell\s*Jeweler\s*Get\s*Wash Dirt\s*Used for\s*Gold Bar/)
  expect((await wiki.get('/cards/items/no-such-item')).status).toBe(404)
})

test('R01 the random card is chosen for each request', async () => {
  const answers: Response[] = []
  // Sequential, because identical concurrent requests share one response.
  for (let request = 0; request < 8; request++) answers.push(await wiki.get('/cards/random-item'))
  expect(new Set(answers.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']))
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBeGreaterThan(1)
})
