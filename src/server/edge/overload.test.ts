import { expect, test } from 'vitest'
import { isOverloaded } from './overload.ts'

const measured = (isUnderPressure: boolean, eventLoopDelay: number) => ({
  isUnderPressure: () => isUnderPressure,
  memoryUsage: () => ({ eventLoopDelay, rssBytes: 1, heapUsed: 1, eventLoopUtilized: 1 }),
})

test.each([
  ['a long delay', true, 400, true],
  ['an ordinary delay', false, 5, false],
  ['nothing measured, because the machine stood still', true, Infinity, false],
])('%s', (_what, isUnderPressure, delay, overloaded) => {
  expect(isOverloaded(measured(isUnderPressure, delay))).toBe(overloaded)
})
