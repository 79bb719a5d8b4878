import { expect, test } from 'vitest'
import { listExplained } from './explained-in.ts'
import type { Page } from './page.ts'

const link = (item: string) => `<a href="/database/${item}">it</a>`
const toPage = (slug: string, ...html: string[]): Page => ({
  slug,
  title: `About ${slug}`,
  lead: '',
  guide: null,
  description: 'A page',
  blocks: [...html.map((text) => ({ html: text })), { widget: 'keybinds', options: {} }],
  headings: [
    { id: 'wash', text: 'Wash it', depth: 2 },
    { id: 'sell', text: 'Sell it', depth: 2 },
  ],
  sources: [],
  checked: '2026-11-22',
})

test('an item links to the section of a page that mentions it most', () => {
  const short = toPage('short', `<p>${link('pan')}</p>`)
  const long = toPage(
    'long',
    `<h2 id="wash">Wash it</h2>${link('pan')} ${link('ore')}`,
    `<h2 id="sell">Sell it</h2>${link('pan')}${link('pan')}`,
  )
  expect(listExplained([short, long])).toEqual([
    { item: 'pan', page: 'short', title: 'About short', section: '', heading: '', sections: 1 },
    { item: 'pan', page: 'long', title: 'About long', section: 'sell', heading: 'Sell it', sections: 2 },
    { item: 'ore', page: 'long', title: 'About long', section: 'wash', heading: 'Wash it', sections: 1 },
  ])
})
