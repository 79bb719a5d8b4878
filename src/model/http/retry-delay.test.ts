import { expect, test } from 'vitest'
import { toRetryDelay } from './retry-delay.ts'

test('the delay doubles with each failure, up to the maximum', () => {
  expect([1, 2, 3, 4, 5, 6, 2000].map((failures) => toRetryDelay(failures))).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  expect(toRetryDelay(2, { firstMs: 5000, maxMs: 60_000 })).toBe(10_000)
})
