import { expect, test } from 'vitest'
import { formatSitting, parseSitting, sitOn, describeTimeSpent } from './sitting.ts'

const noon = 1_763_712_000
const minutes = (count: number) => count * 60

test.each([
  ['nobody sat down before', undefined, noon, noon],
  ['it was open a minute ago', { begun: noon, last: noon + minutes(60) }, noon + minutes(61), noon],
  ['a reload after a cup of tea', { begun: noon, last: noon + minutes(60) }, noon + minutes(90), noon],
  ['the next evening', { begun: noon, last: noon + minutes(60) }, noon + minutes(1500), noon + minutes(1500)],
  ['a clock put back a little', { begun: noon, last: noon + minutes(60) }, noon + minutes(50), noon],
  ['a clock put back by hours', { begun: noon, last: noon + minutes(300) }, noon + minutes(10), noon + minutes(10)],
  ['a clock put back before the beginning', { begun: noon, last: noon + minutes(10) }, noon - 1, noon - 1],
  ['a clock put back by a year', { begun: noon, last: noon }, noon - minutes(525_600), noon - minutes(525_600)],
])('a sitting, when %s', (_, before, now, begun) => {
  expect(sitOn(before, now)).toEqual({ begun, last: now })
})

test('a stored sitting is read back, other texts are not', () => {
  const sitting = { begun: noon, last: noon + 60 }
  expect(parseSitting(formatSitting(sitting))).toEqual(sitting)
  for (const text of ['', 'x', `${noon}`, `${noon} x`, `-1 ${noon}`, `1e9 ${noon}`, '{"begun":1}'])
    expect(parseSitting(text)).toBeUndefined()
})

test.each([
  [-5, '0 min'],
  [59, '0 min'],
  [3599, '59 min'],
  [4325, '1 h 12 min'],
  [86_400, '24 h 0 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(describeTimeSpent(seconds)).toBe(text)
})
