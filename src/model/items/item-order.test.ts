import { expect, test } from 'vitest'
import { compareItems, compareOnShelf, turnSort, type SortDirection, type ItemSort } from './item-order.ts'

const items = [
  { name: 'Pipe 10', value: 900, description: 'b', modded: false },
  { name: 'Pipe 2', value: 1200, description: 'b', modded: true },
  { name: 'anvil', value: null, description: 'c', modded: false },
  { name: 'Bucket', value: 50, description: 'a', modded: true },
]

test.each<[ItemSort, SortDirection, string]>([
  ['name', 'asc', 'anvil, Bucket, Pipe 2, Pipe 10'],
  ['name', 'desc', 'Pipe 10, Pipe 2, Bucket, anvil'],
  ['price', 'asc', 'Bucket, Pipe 10, Pipe 2, anvil'],
  ['price', 'desc', 'Pipe 2, Pipe 10, Bucket, anvil'],
  ['description', 'asc', 'Bucket, Pipe 2, Pipe 10, anvil'],
  ['description', 'desc', 'anvil, Pipe 2, Pipe 10, Bucket'],
  ['modded', 'asc', 'Bucket, Pipe 2, anvil, Pipe 10'],
  ['modded', 'desc', 'anvil, Pipe 10, Bucket, Pipe 2'],
])('by %s, %s: numbers as numbers, missing last, equals by name', (sort, direction, expected) => {
  expect(
    items
      .toSorted(compareItems(sort, direction))
      .map(({ name }) => name)
      .join(', '),
  ).toBe(expected)
})

test.each<[ItemSort, SortDirection, string]>([
  ['name', 'desc', 'Pipe 10, anvil, Pipe 2, Bucket'],
  ['price', 'asc', 'Pipe 10, anvil, Bucket, Pipe 2'],
  ['modded', 'asc', 'Bucket, Pipe 2, anvil, Pipe 10'],
])('in a shop by %s, %s: modded items come last, unless sorted by that', (sort, direction, expected) => {
  const names = items.toSorted(compareOnShelf(sort, direction)).map(({ name }) => name)
  expect(names.join(', ')).toBe(expected)
})

test('a click reverses the column, another column starts ascending', () => {
  expect(turnSort({ sort: 'name', direction: 'asc' }, 'name')).toEqual({ sort: 'name', direction: 'desc' })
  expect(turnSort({ sort: 'name', direction: 'desc' }, 'name')).toEqual({ sort: 'name', direction: 'asc' })
  expect(turnSort({ sort: 'name', direction: 'desc' }, 'price')).toEqual({ sort: 'price', direction: 'asc' })
})

test('a hidden price counts as missing', () => {
  const order = compareItems<(typeof items)[number]>('price', 'asc', ({ name, value }) => (name === 'Bucket' ? null : value))
  expect(items.toSorted(order).map(({ name }) => name)).toEqual(['Pipe 10', 'Pipe 2', 'anvil', 'Bucket'])
})
