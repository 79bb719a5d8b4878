import { expect, test } from 'vitest'
import { groupStores, sumLines, type ListItem } from './list-totals.ts'
import type { Store } from '#model/places/shop.ts'
import type { Mark } from '#model/wiki/certainty.ts'

const shop = (id: number, name: string, town: string): Store => ({
  id,
  name,
  safe_name: name.toLowerCase(),
  modded: false,
  town: { name: town, town_safe_name: town.toLowerCase() },
  category: 'store',
})
const anywhere = shop(9, 'Anywhere', 'Town')
const item = (id: number, value: number | null, stores: Store[] = [anywhere], mark: Mark | null = null): ListItem => ({
  id,
  name: `Item ${id}`,
  safe_name: `item-${id}`,
  value,
  mark,
  otherVersion: '',
  nameMark: null,
  perWeight: false,
  modded: false,
  stores,
})

test('hundredths are never lost', () => {
  const lines = [
    { id: 1, quantity: 3, item: item(1, 1833) },
    { id: 2, quantity: 999, item: item(2, 1) },
  ]
  expect(sumLines(lines)).toMatchObject({
    quantity: 1002,
    value: 6498,
    mark: null,
    guessed: 0,
    ofOtherVersion: 0,
    unpriced: 0,
  })
})

test('an item without a price is counted without value; one estimate makes the sum an estimate', () => {
  const lines = [
    { id: 1, quantity: 2, item: item(1, null) },
    { id: 2, quantity: 1, item: undefined },
    { id: 3, quantity: 1, item: item(3, 500, [anywhere], 'guess') },
  ]
  expect(sumLines(lines)).toMatchObject({
    quantity: 4,
    value: 500,
    mark: 'guess',
    guessed: 500,
    ofOtherVersion: 0,
    unpriced: 2,
  })
})

test('an unsold item is counted without value or guess; the sum has the excluded value', () => {
  const jeweler: Store = { ...shop(8, 'Jeweler', 'Town'), category: 'jeweler' }
  const lines = [
    { id: 1, quantity: 2, item: item(1, 282) },
    { id: 2, quantity: 3, item: item(2, 100, [jeweler], 'guess') },
    { id: 3, quantity: 1, item: item(3, null, []) },
  ]
  expect(sumLines(lines)).toEqual({
    quantity: 6,
    value: 564,
    mark: null,
    guessed: 0,
    ofOtherVersion: 0,
    unpriced: 0,
    unsold: { quantity: 4, value: 300, mark: 'guess' },
  })
})

test('0 is a price', () => {
  expect(sumLines([{ id: 1, quantity: 2, item: item(1, 0) }])).toMatchObject({ quantity: 2, value: 0, unpriced: 0 })
})

test('a sum has its guessed part and its part from another version', () => {
  const lines = [
    { id: 1, quantity: 2, item: item(1, 100, [anywhere], 'guess') },
    { id: 2, quantity: 3, item: item(2, 50, [anywhere], 'worked-out') },
    { id: 3, quantity: 1, item: { ...item(3, 500), otherVersion: '1.3.4' } },
  ]
  expect(sumLines(lines)).toMatchObject({ value: 850, mark: 'guess', guessed: 200, ofOtherVersion: 500 })
})

test('stores are grouped by town, those with most items first', () => {
  const rig = shop(1, 'Rig Parts', 'Bridgepour')
  const belts = shop(2, 'Conveyor Nation', 'Bridgepour')
  const keep = shop(3, 'Tools', 'Keep')
  const lines = [
    { id: 1, quantity: 1, item: item(1, 1, [keep, rig]) },
    { id: 2, quantity: 1, item: item(2, 1, [rig, belts]) },
    { id: 3, quantity: 1, item: undefined },
  ]
  expect(
    groupStores(lines).map(({ town, stores }) => [town.name, ...stores.map(({ store, items }) => `${store.name}: ${items.length}`)]),
  ).toEqual([
    ['Bridgepour', 'Rig Parts: 2', 'Conveyor Nation: 1'],
    ['Keep', 'Tools: 1'],
  ])
})
