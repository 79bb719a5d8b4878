import { expect, test } from 'vitest'
import { chargesFor, holeVolume, listBlasts, rowOfCharges } from './explosions.ts'

const explosives = { hole: 2.5, destruction: 5, price: 40_000 }
const nuke = { hole: 11.5, destruction: 9, price: null }

test.each([
  [explosives, 1, 4, { length: 5, width: 5, narrowest: 5, gap: 0, reach: 10, inReach: false, price: 40_000 }],
  [explosives, 4, 4, { length: 17, width: 5, narrowest: 3, gap: 0, reach: 22, inReach: true, price: 160_000 }],
  [explosives, 2, 5, { length: 10, width: 5, narrowest: 0, gap: 0, reach: 15, inReach: true, price: 80_000 }],
  [explosives, 2, 8, { length: 13, width: 5, narrowest: 0, gap: 3, reach: 18, inReach: false, price: 80_000 }],
  [explosives, 3, 0, { length: 5, width: 5, narrowest: 5, gap: 0, reach: 10, inReach: true, price: 120_000 }],
  [nuke, 2, 10, { length: 33, width: 23, narrowest: 20.71, gap: 0, reach: 28, inReach: false, price: null }],
])('%o: a row of %i, %d blocks apart', (explosive, count, spacing, expected) => {
  const row = rowOfCharges(explosive, count, spacing)
  expect({ ...row, narrowest: Math.round(row.narrowest * 100) / 100 }).toEqual(expected)
})

test.each([
  [2.5, 4, 17, 4],
  [2.5, 4, 17.1, 5],
  [2.5, 4, 5, 1],
  [2.5, 4, 0, 1],
  [2.5, 0, 20, null],
  [2.5, 0, 4, 1],
  [0.5, 0.1, 1.3, 4],
])('holes of %d, %d apart: for %d blocks one needs %s charges', (hole, spacing, length, count) => {
  expect(chargesFor(hole, spacing, length)).toBe(count)
})

test('count and length convert back to the same row', () => {
  for (let count = 1; count <= 60; count++) expect(chargesFor(2.5, 3.7, rowOfCharges(explosives, count, 3.7).length)).toBe(count)
})

test('a hole of radius 2.5 holds 65 blocks', () => {
  expect(Math.round(holeVolume(2.5))).toBe(65)
})

test('an explosive is a fact with two radii, named after its item', () => {
  const facts = [
    { key: 'logic_mini_nuke_radius', value: { hole: 11.5, destruction: 9 }, certainty: 'worked-out' as const },
    { key: 'keg_radius', value: { hole: 1, destruction: 2, spares: 'vehicles' } },
    { key: 'world_radius', value: 3 },
    { key: 'half_radius', value: { hole: 1 } },
    { key: 'list_radius', value: [1] },
    { key: 'hole', value: { hole: 1, destruction: 2 } },
  ]
  expect(listBlasts(facts)).toEqual([
    {
      name: 'Logic Mini Nuke',
      item: 'logic-mini-nuke',
      fact: 'logic_mini_nuke_radius',
      hole: 11.5,
      destruction: 9,
      spares: '',
      mark: 'worked-out',
    },
    { name: 'Keg', item: 'keg', fact: 'keg_radius', hole: 1, destruction: 2, spares: 'vehicles', mark: null },
  ])
})
