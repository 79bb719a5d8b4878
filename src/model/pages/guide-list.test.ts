import { expect, test } from 'vitest'
import { findNeighbours, listGuides, toDestination } from './guide-list.ts'
import type { Page } from './page.ts'

const toPage = (slug: string, part = '', place = 1): Page => ({
  slug,
  title: `About ${slug}`,
  lead: '',
  description: `All of ${slug}.`,
  blocks: [],
  headings: [],
  sources: [],
  checked: '2026-11-22',
  guide: part === '' ? null : { part, place, picture: 'spade', note: '', keywords: ['word'], chapter: '' },
})
const pages = [
  toPage('logic-two', 'logic', 2),
  toPage('saves', 'subjects', 1),
  toPage('credits'),
  toPage('logic', 'steps', 2),
  toPage('logic-one', 'logic', 1),
  toPage('first', 'steps', 1),
]
const guides = listGuides(pages)
const around = (slug: string) => {
  const guide = guides.find((candidate) => candidate.slug === slug)
  if (!guide) throw new Error(`no guide ${slug}`)
  const { what, before, next } = findNeighbours(guides, guide)
  return [what, before?.title, next?.title]
}

test('guides are sorted by part and place, the pages of a guide come last', () => {
  expect(guides.map(({ path }) => path)).toEqual([
    '/guide-book/guide/first',
    '/guide-book/guide/logic',
    '/guide-book/guide/saves',
    '/guide-book/guide/logic/logic-one',
    '/guide-book/guide/logic/logic-two',
  ])
  expect(guides[0]).toMatchObject({ title: 'About first', text: 'All of first.', picture: 'spade' })
})

test('guides have a previous and a next guide, pages of a guide a previous and a next page', () => {
  expect(around('first')).toEqual(['guide', 'What is the game', 'About logic'])
  expect(around('saves')).toEqual(['guide', 'About logic', undefined])
  expect(around('logic')).toEqual(['page', undefined, 'About logic-one'])
  expect(around('logic-two')).toEqual(['page', 'About logic-one', undefined])
})

test('only guides become search destinations, from the fields of their files', () => {
  expect(pages.flatMap((page) => toDestination(page) ?? []).map(({ path }) => path)).toHaveLength(5)
  expect(toDestination(toPage('logic-one', 'logic'))).toMatchObject({
    path: '/guide-book/guide/logic/logic-one',
    kind: 'guide',
    name: 'About logic-one',
    note: 'All of logic-one.',
    keywords: ['word'],
  })
})
