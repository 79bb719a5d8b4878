import { expect, test } from 'vitest'
import type { ListItem } from '#model/lists/list-totals.ts'
import type { Store } from '#model/places/shop.ts'
import { toPlainList } from './share-list.ts'

const url = 'https://wiki.example/list/MXw1'
const shop: Store = {
  id: 7,
  name: 'Tools',
  safe_name: 'tools',
  modded: false,
  town: { name: 'Town', town_safe_name: 'town' },
  category: 'store',
}
const toLine = (id: number, quantity: number, item?: Partial<ListItem>) => ({
  id,
  quantity,
  item: item && {
    id,
    name: '',
    safe_name: '',
    value: null,
    mark: null,
    otherVersion: '',
    nameMark: null,
    perWeight: false,
    modded: false,
    stores: [shop],
    ...item,
  },
})
const shovel = toLine(1, 5, { name: 'Shovel', value: 1250 })

test('a list as text: one line an item, the sum, the link', () => {
  expect(toPlainList('Base', [shovel, toLine(2, 1, { name: 'Relic' }), toLine(3, 2)], {}, url).split('\n')).toEqual([
    'Base',
    '5 x Shovel: 62.5 c',
    '1 x Relic',
    '2 x Item 3',
    'Total: 8 items, 62.5 c',
    url,
  ])
})

test('a guess is called one, and the sum says how much of it is guessed', () => {
  const pan = toLine(4, 2, { name: 'Pan', value: 300, mark: 'guess' })
  const lines = toPlainList('Base', [shovel, pan], {}, url).split('\n')
  expect(lines.slice(2, 4)).toEqual(['2 x Pan: about 6 c (unconfirmed)', 'Total: 7 items, about 69 c, of which about 6 c unconfirmed'])
})

test('a price of another version says of which', () => {
  const bed = toLine(4, 2, { name: 'Bed', value: 300, otherVersion: '2.2' })
  expect(toPlainList('Base', [bed], {}, url)).toContain('2 x Bed: 6 c (in 2.2)')
})

test('what no shop sells is not in the sum, which says so', () => {
  const lines = toPlainList('Base', [shovel, toLine(4, 2, { name: 'Relic', value: 300, mark: 'guess', stores: [] })], {}, url).split('\n')
  expect(lines[3]).toBe('Total: 7 items, 62.5 c, without 2 items not sold in shops, worth about 6 c (unconfirmed)')
})

test('what is had already stands beside its item, and what is missing below', () => {
  expect(toPlainList('Base', [shovel], { 1: 2 }, url).split('\n').slice(1)).toEqual([
    '5 x Shovel: 62.5 c (have 2)',
    'Total: 5 items, 62.5 c',
    'Still missing: 3 items, 37.5 c',
    url,
  ])
})
