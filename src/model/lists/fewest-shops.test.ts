import { expect, test } from 'vitest'
import { findFewestShops } from './fewest-shops.ts'

test.each<[string, number[][], number[][]]>([
  ['nothing is wanted', [], []],
  ['one thing, one shop', [[7]], [[7]]],
  ['one thing in two shops is a tie', [[7, 2]], [[2], [7]]],
  [
    'a shop that sells both beats two that sell one each',
    [
      [2, 7],
      [7, 8],
    ],
    [[7]],
  ],
  ['the only shop of an item is always included', [[4], [9], [4, 7]], [[4, 9]]],
  [
    'where the greediest choice is not the best',
    [
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 3],
      [2, 4],
      [3, 4],
    ],
    [
      [1, 4],
      [2, 3],
    ],
  ],
  [
    'the same thing twice counts once',
    [
      [2, 7],
      [2, 7],
      [7, 2],
    ],
    [[2], [7]],
  ],
  [
    'three corners of a triangle take two',
    [
      [1, 2],
      [2, 3],
      [1, 3],
    ],
    [
      [1, 2],
      [1, 3],
      [2, 3],
    ],
  ],
  ['an unsold item needs no shop', [[], [4]], [[4]]],
])('%s', (_, sellers, choices) => {
  expect(findFewestShops(sellers)).toEqual(choices)
})

test('agrees with brute force on random lists', () => {
  let seed = 7
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 200; round++) {
    const sellers = Array.from({ length: 1 + chance(8) }, () => Array.from({ length: 1 + chance(3) }, () => chance(8)))
    expect(findFewestShops(sellers)).toEqual(everyChoice(sellers, 8))
  }
})

test('nineteen shops and five hundred items are fast', () => {
  const sellers = Array.from({ length: 500 }, (_, index) => [index % 19, (index * 7 + 3) % 19, (index * 5 + 11) % 19])
  expect(findFewestShops(sellers).length).toBeGreaterThan(0)
})

function everyChoice(sellers: number[][], shops: number): number[][] {
  const all = Array.from({ length: 2 ** shops }, (_, bits) =>
    Array.from({ length: shops }, (__, id) => id).filter((id) => bits & (1 << id)),
  )
  const working = all.filter((choice) => sellers.every((ids) => ids.some((id) => choice.includes(id))))
  const least = Math.min(...working.map(({ length }) => length))
  return working.filter(({ length }) => length === least).toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
}
