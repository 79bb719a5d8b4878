import { expect, test } from 'vitest'
import { createFilter, isEmptyFilter, matchesFilter } from './item-filter.ts'

test.each([
  ['', 'Shovel', '', true],
  ['   ', 'Shovel', '', true],
  ['shov', 'Shovel', '', true],
  ['SHOVEL', 'Shovel', '', true],
  ['improved shovel', 'Improved Shovel', '', true],
  ['water pipe filter', 'Water Pipe Filter', '', true],
  ['water-pipe-filter', 'Water Pipe Filter', '', true],
  ['conveyor sorter (p', 'Conveyor Sorter', '', false],
  ['hobsons', "Hobson's Lamp", '', true],
  ['world map', 'Map', 'world map', true],
  ['pan', 'Shovel', '', false],
  ["'", 'Shovel', '', false],
  ['%', 'Shovel', '', false],
  ['_', 'Shovel', '', false],
])('the filter "%s" on %s (also called "%s"): %s', (text, name, alias, found) => {
  expect(matchesFilter(text, { name, alias })).toBe(found)
})

test('only a filter without any text is empty', () => {
  expect([isEmptyFilter(''), isEmptyFilter('  '), isEmptyFilter("'")]).toEqual([true, true, false])
})

test('a filter made once serves many items', () => {
  const filter = createFilter('pipe')
  expect(['Pipe', 'Elbow Pipe', 'Pan'].map((name) => filter({ name, alias: '' }))).toEqual([true, true, false])
})
