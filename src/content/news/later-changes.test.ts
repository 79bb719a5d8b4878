import { expect, test } from 'vitest'
import type { Page } from '#model/pages/page.ts'
import { listLaterChanges } from './later-changes.ts'

const link = (item: string) => `<a href="/database/${item}" data-item="${item}">${item}</a>`
const page: Page = {
  guide: null,
  slug: 'what-changed',
  title: 'Later',
  lead: '',
  description: 'Later.',
  sources: [],
  checked: '2026-11-21',
  headings: [
    { id: 'tiers', text: 'Tiers', depth: 2 },
    { id: 'trade', text: 'Trade', depth: 2 },
  ],
  blocks: [
    { html: `<p>${link('pan')}</p><h2 id="tiers">Tiers</h2><table><tr><th>What</th></tr>` },
    {
      html: `<tr><td>Two tiers of ${link('shovel')}</td><td>2.0</td><td>Told (a wiki)</td></tr><tr><td>More ${link('shovel')}</td><td>2.2</td></tr></table>`,
    },
    { html: `<h2 id="trade">Trade</h2><p>Of ${link('pan')}</p><table><tr><td>A ${link('shovel')} &amp; more</td><td></td></tr></table>` },
  ],
}

test('the excerpt of an item is the rows of a section that link it', () => {
  const changes = listLaterChanges(page, 10)
  expect(changes.map(({ item, anchor, title, excerpt }) => ({ item, anchor, title, excerpt }))).toEqual([
    { item: 'shovel', anchor: 'tiers', title: 'Later: Tiers', excerpt: 'Two tiers of shovel (told: a wiki). More shovel.' },
    { item: 'shovel', anchor: 'trade', title: 'Later: Trade', excerpt: 'A shovel & more.' },
  ])
})

test('the first section is the newest, and all follow the news', () => {
  const [tiers, trade] = listLaterChanges(page, 10).map(({ order }) => order)
  expect(tiers).toBeGreaterThan(trade!)
  expect(trade).toBeGreaterThanOrEqual(10)
})

test('without the page there are no changes', () => {
  expect(listLaterChanges(undefined, 10)).toEqual([])
})
