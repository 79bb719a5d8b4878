import { expect, test } from 'vitest'
import type { SearchRow } from '#model/search/search-row.ts'
import { foundKinds } from '#model/search/found.ts'
import { toFound } from './game/found.ts'
import { resultKinds } from './game/result-kinds.ts'

const toRow = (hit: object | undefined, more: Partial<SearchRow> = {}) =>
  ({ kind: 'item', value_estimate: false, value_certainty: null, town: '', hit, ...more }) as SearchRow
const common = { alias: '', modded: false, active: true }
const hits: [kind: string, hit: object, path: string][] = [
  [
    'item',
    {
      id: 1,
      name: "Hobson's Hammer",
      value: 100,
      description: 'Hits.',
      resource: false,
      blueprint: false,
      modded: false,
      relic: false,
      alias: '',
      safe_name: 'hobsons-hammer',
      active: true,
    },
    '/link/hobsons-hammer',
  ],
  [
    'store',
    {
      id: 7,
      town_id: 1,
      safe_name: 'tools-equipment',
      name: 'Tools & Equipment',
      sells_blueprints: false,
      category: 'store',
      inventory: [],
      description: 'Sells.',
      ...common,
    },
    '/guide-book/towns/tools-equipment/7',
  ],
  [
    'town',
    { town_id: 1, town_safe_name: 'bridgepour', name: 'Bridgepour', description: 'The town.', ...common },
    '/guide-book/towns#bridgepour',
  ],
  [
    'digsite',
    {
      id: 2,
      name: "Mildew's Aquifer",
      closest_town: 'Bridgepour',
      closest_jeweler: '',
      closest_equipment_store: '',
      description: 'Wet.',
      price: 1,
      relics: [],
      depth: 1,
      ...common,
    },
    '/guide-book/digsites#mildews-aquifer',
  ],
  ['patchnote', { id: 3, summary: '1.6', details: '<p>Pipes</p>', active: true, timestamp: null }, '/patch-notes/3'],
  ['blogpost', { id: 4, title: 'Five', safe_summary: 'Why.', html_body: '', author: '', thumbnail: '', date: '', active: true }, '/blog/4'],
  [
    'update',
    { id: 5, date: '2026-11-21', title: 'Open', content: '<p>Hi</p>', timestamp: '', active: true },
    '/about#update-2026-11-21-open',
  ],
  [
    'mod',
    { id: 6, name: 'Hydrotility++', description: 'Helps.', author: 'Max', added_by: '', url: '', timestamp: '', updated: '', active: true },
    '/legacy-mods?mod=Hydrotility%2B%2B',
  ],
]

test.each(hits)('a %s leads where the specification says', (kind, hit, path) => {
  expect(toFound(toRow(hit), 'x')).toMatchObject({ kind, path })
})

test('an item tells whether its price is a guess, a store its town', () => {
  expect(toFound(toRow(hits[0]?.[1], { value_certainty: 'guess' }), 'x')?.item?.mark).toBe('guess')
  const store = toFound(toRow(hits[1]?.[1], { town: 'Bridgepour', name_certainty: 'worked-out' }), 'x')
  expect(store).toMatchObject({ note: 'Sells.', nameMark: null, town: { name: 'Bridgepour', mark: 'worked-out' } })
})

test('a hit of any other kind is shown as it is suggested', () => {
  const row = toRow({ name: 'Pike' }, { name: 'Pike', note: 'A fish.', path: '/guide-book/fish#pike', modded: false })
  expect(toFound(row, 'x')).toMatchObject({ name: 'Pike', note: 'A fish.', path: '/guide-book/fish#pike' })
})

test('kinds look in the order in which they are counted', () => {
  expect(Object.keys(resultKinds)).toEqual(foundKinds)
})
