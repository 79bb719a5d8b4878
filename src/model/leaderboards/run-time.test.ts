import { expect, test } from 'vitest'
import { formatRunTime } from './run-time.ts'

test.each([
  [0, '00h 00m 00s'],
  [59, '00h 00m 59s'],
  [3723, '01h 02m 03s'],
  [5999, '01h 39m 59s'],
  [7199, '01h 59m 59s'],
  [360_000, '100h 00m 00s'],
])('R10 %i seconds are %s', (seconds, text) => {
  expect(formatRunTime(seconds)).toBe(text)
})
