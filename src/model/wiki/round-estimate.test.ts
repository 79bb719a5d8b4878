import { expect, test } from 'vitest'
import { roundEstimate, roundResult } from './round-estimate.ts'

test.each([
  [14544, 15000],
  [971.5, 970],
  [-331, -330],
  [5.75, 5.8],
  [0.0341, 0.034],
  [99.6, 100],
  [0, 0],
])('%d is %d to two figures', (value, rounded) => {
  expect(roundEstimate(value)).toBe(rounded)
})

test('only a result that depends on a guess is rounded', () => {
  expect([roundResult(14544, 'guess'), roundResult(14544, 'worked-out'), roundResult(14544, null)]).toEqual([15000, 14544, 14544])
})
