import { expect, test } from 'vitest'
import { withRanks } from './ranking.ts'

const ranksOf = (times: number[], page?: { before: number; firstRank: number }) =>
  withRanks(times, (a, b) => a === b, page).map(({ rank }) => rank)

test.each([
  [[], []],
  [[100], [1]],
  [
    [100, 200, 300],
    [1, 2, 3],
  ],
  [
    [100, 200, 200, 300],
    [1, 2, 2, 4],
  ],
  [
    [100, 100, 100],
    [1, 1, 1],
  ],
])('times %j have the ranks %j', (times, ranks) => {
  expect(ranksOf(times)).toEqual(ranks)
})

test('a page that begins within a tie keeps its rank and continues counting', () => {
  expect(ranksOf([200, 200, 300], { before: 50, firstRank: 49 })).toEqual([49, 49, 53])
  expect(ranksOf([200, 300], { before: 50, firstRank: 51 })).toEqual([51, 52])
})
