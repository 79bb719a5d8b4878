import { expect, test } from 'vitest'
import { withRanks } from './ranking.ts'

test.each([
  [[], []],
  [[100], [1]],
  [[100, 200, 300], [1, 2, 3]],
  [[100, 200, 200, 300], [1, 2, 2, 4]],
  [[100, 100, 100], [1, 1, 1]],
])('times %j have the ranks %j', (times, ranks) => {
  expect(withRanks(times, (a, b) => a === b).map(({ rank }) => rank)).toEqual(ranks)
})
