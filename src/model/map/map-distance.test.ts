import { expect, test } from 'vitest'
import { formatUnits, measure } from './map-distance.ts'

const points = (text: string) =>
  (text.match(/\d+,\d+/g) ?? []).map((pair) => pair.split(',').map(Number)).map(([x = 0, y = 0]) => ({ x, y }))

test.each([
  ['no point', '', [], 0],
  ['one point', '5,5', [], 0],
  ['the long side of a right triangle', '0,0 3,4', [5], 5],
  ['there and back', '0,0 100,0 0,0', [100, 100], 200],
  ['the same point again', '7,7 7,7', [0], 0],
  ['segments that are rounded before they are added', '0,0 1,1 2,2 3,3', [1, 1, 1], 3],
])('%s', (_, path, segments, total) => {
  expect(measure(points(path))).toEqual({ segments, total })
})

test.each([
  [0, '0 map units'],
  [1, '1 map unit'],
  [1234, '1,234 map units'],
])('%i is said as %s', (length, said) => {
  expect(formatUnits(length)).toBe(said)
})
