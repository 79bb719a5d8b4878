import { expect, test } from 'vitest'
import { paths } from '#model/wiki/paths.ts'
import { compareWith, listRivals, maxCompared, readComparison, readNames, togglePin } from './compare.ts'

const read = (query: string) => readComparison(new URLSearchParams(query))

test.each([
  ['', [], 0],
  ['items=gold-ore,iron-ore', ['gold-ore', 'iron-ore'], 0],
  ['items=Gold Ore%2C  iron-ore,,gold-ore', ['gold-ore', 'iron-ore'], 0],
  ['items=a,b&add=C c, d', ['a', 'b', 'c-c', 'd'], 0],
  ['items=a,b,c,d,e,f', ['a', 'b', 'c', 'd'], 2],
  ['items=%00%0A,%20', [], 0],
])('"%s" compares %j and leaves %i out', (query, names, tooMany) => {
  expect(read(query)).toEqual({ names, tooMany, onlyDifferences: false })
})

test('a long name is cut, never inside a character', () => {
  const [name = ''] = readNames(`${'x'.repeat(59)}💎`)
  expect(name).toBe('x'.repeat(59))
  expect(readNames('y'.repeat(100_000))[0]).toHaveLength(60)
})

test('the address of a comparison is parsed again', () => {
  expect(read(paths.compare(['gold-ore', 'a+b'], 'differences').split('?')[1] ?? '')).toEqual({
    names: ['gold-ore', 'a+b'],
    tooMany: 0,
    onlyDifferences: true,
  })
})

test('a new pin drops the oldest, and a second click removes it', () => {
  const pins = ['a', 'b', 'c', 'd', 'e'].reduce<string[]>(togglePin, [])
  expect(pins).toEqual(['b', 'c', 'd', 'e'])
  expect(togglePin(pins, 'c')).toEqual(['b', 'd', 'e'])
  expect(compareWith(pins, 'x')).toEqual(['c', 'd', 'e', 'x'])
  expect(compareWith(['a', 'x'], 'x')).toEqual(['a', 'x'])
  expect(compareWith(pins, 'x')).toHaveLength(maxCompared)
})

test('items whose names end in the same word are compared, the most expensive first, if their prices are known', () => {
  const items = [
    ['Shovel', 12],
    ['Improved Shovel', 90],
    ['Ram Drill', 645],
    ['Goliath Drill', 1160],
    ['Old Drill', null],
    ['Bucket', 4000],
    ...[1, 2, 3, 4, 5].map((of): [string, number] => [`${of} Pipe`, 900 + of]),
  ] as const
  const named = items.map(([name, value]) => ({ name, safe_name: name, value }))
  expect(listRivals(named, 5).map((rivals) => rivals.map(({ name }) => name))).toEqual([
    ['Ram Drill', 'Goliath Drill'],
    ['Shovel', 'Improved Shovel'],
  ])
  expect(listRivals(named, 1)).toHaveLength(1)
})
