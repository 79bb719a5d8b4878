import { expect, test } from 'vitest'
import { formatMetres, measurePath, metresBetween } from './map-distance.ts'
import { toMapPosition, toPixels } from './map-projection.ts'

const points = (text: string) =>
  (text.match(/\d+,\d+/g) ?? [])
    .map((pair) => pair.split(',').map((metres) => toPixels(Number(metres))))
    .map(([x = 0, y = 0]) => ({ x, y }))

test.each([
  ['no point', '', [], 0],
  ['one point', '5,5', [], 0],
  ['the long side of a right triangle', '0,0 3,4', [5], 5],
  ['there and back', '0,0 100,0 0,0', [100, 100], 200],
  ['the same point again', '7,7 7,7', [0], 0],
  ['segments are rounded before they are added', '0,0 1,1 2,2 3,3', [1, 1, 1], 3],
  ['segments are rounded to the nearest meter', '0,0 2,2 4,4', [3, 3], 6],
])('%s', (_, path, segments, total) => {
  expect(measurePath(points(path))).toEqual({ segments, total })
})

const [emberCradle, bastionKeep] = [toMapPosition({ x: 21_365, y: 5072 }), toMapPosition({ x: 18_487, y: -1921 })]

test.each([
  ['Ember Cradle and Bastion Keep', emberCradle, bastionKeep, 76],
  ['Ember Cradle and the repair store', emberCradle, toMapPosition({ x: 13_853, y: 8161 }), 81],
  ['Bastion Keep and Dreck Quarry', bastionKeep, toMapPosition({ x: 7770, y: 59_261 }), 621],
])('%s are as far apart as in the game', (_, from, to, metres) => {
  expect(Math.round(metresBetween(from, to))).toBe(metres)
})

test.each([
  [0, '0 m'],
  [75.6, '76 m'],
  [1234, '1,234 m'],
])('%d is formatted as %s', (length, text) => {
  expect(formatMetres(length)).toBe(text)
})
