import { expect, test } from 'vitest'
import { isBest, stats } from './vehicle-stats.ts'

const even = { acceleration: 5, 'top-speed': 5, handling: 5, braking: 5, 'storage-capacity': 5, 'dirt-capacity': 0, weight: 5 }
const quick = { stats: { ...even, acceleration: 8, weight: 9 } }
const slow = { stats: even }

test.each([
  ['the quickest is best', quick, 'acceleration', [quick, slow], true],
  ['a slower one is not', slow, 'acceleration', [quick, slow], false],
  ['equal ones are both best', slow, 'braking', [quick, slow], true],
  ['weight is never best', quick, 'weight', [quick, slow], false],
  ['nothing of something is not best', slow, 'dirt-capacity', [quick, slow], false],
  ['one alone has nothing to be better than', quick, 'acceleration', [quick], false],
] as const)('%s', (_, vehicle, stat, all, best) => {
  expect(isBest(vehicle, stat, all)).toBe(best)
})

test('there are seven bars', () => {
  expect(stats).toHaveLength(7)
})
