import { expect, test } from 'vitest'
import { createFilter, findExact, isEmptyFilter } from './item-filter.ts'

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
])('the filter "%s" on %s (also called "%s"): %s', (text, name, alias, isMatch) => {
  expect(createFilter(text, [{ name, alias }])({ name, alias })).toBe(isMatch)
})

test('only a filter without text is empty', () => {
  expect([isEmptyFilter(''), isEmptyFilter('  '), isEmptyFilter("'")]).toEqual([true, true, false])
})

const named = (...names: string[]) => names.map((name) => ({ name, alias: '' }))
const listMatches = (text: string, items: { name: string; alias: string }[]) =>
  items.filter(createFilter(text, items)).map(({ name }) => name)

test('a filter can be used for many items', () => {
  expect(listMatches('pipe', named('Pipe', 'Elbow Pipe', 'Pan'))).toEqual(['Pipe', 'Elbow Pipe'])
})

test('typos are allowed only if no name matches', () => {
  expect(listMatches('kepad', named('Logic Keypad', 'Logic Delay'))).toEqual(['Logic Keypad'])
  expect(listMatches('wall', named('Wall', 'Well', 'Small Wall'))).toEqual(['Wall', 'Small Wall'])
  expect(listMatches('qqxz', named('Wall', 'Well'))).toEqual([])
})

test('the exact name is found among names that contain it', () => {
  const items = named('Improved Shovel', 'Shovel', 'Shovel Rack')
  expect(findExact('shovel ', items)?.name).toBe('Shovel')
  expect(findExact('shov', items)).toBeUndefined()
  expect(findExact('', items)).toBeUndefined()
})
