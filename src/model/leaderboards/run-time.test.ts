import { expect, test } from 'vitest'
import { formatRunTime, parseRunTime } from './run-time.ts'

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

test.each([
  ['3723', 3723],
  ['1:02:03', 3723],
  ['01h 02m 03s', 3723],
  ['75:30', 4530],
  ['1:02:03.528', 3724],
  ['3723.4', 3723],
  ['01h 02m 03s 450ms', 3723],
  ['4min:56sec:528ms', 297],
  ['PT1H2M3S', 3723],
  ['PT', undefined],
  ['1:75:00', undefined],
  ['1:60:00', undefined],
  ['60:00', 3600],
  ['1:02:60', undefined],
  ['an hour', undefined],
  ['', undefined],
])('a time written as "%s" is %s seconds', (text, seconds) => {
  expect(parseRunTime(text)).toBe(seconds)
})
