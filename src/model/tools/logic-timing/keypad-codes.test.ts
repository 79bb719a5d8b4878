import { expect, test } from 'vitest'
import { checkCode, countCodes, countCodesOfLength, guessChance, spellLength, triesFor } from './keypad-codes.ts'

const max = 999_999_999

test.each([
  ['0', 0, null],
  ['1234', 1234, null],
  [' 42 ', 42, null],
  ['0007', 7, null],
  ['000000000000999999999', max, null],
  ['999999999', max, null],
  ['1000000000', null, 'too-large'],
  ['99999999999999999999999999', null, 'too-large'],
  ['-1', null, 'sign'],
  ['−1', null, 'sign'],
  ['1.5', null, 'fraction'],
  ['1,5', null, 'fraction'],
  ['', null, 'empty'],
  ['12a', null, 'not-a-number'],
  ['1e3', null, 'not-a-number'],
  ['0x10', null, 'not-a-number'],
  ['Infinity', null, 'not-a-number'],
  ['1 000', null, 'not-a-number'],
])('a keypad reads "%s" as %s (%s)', (text, number, problem) => {
  expect(checkCode(text, max)).toMatchObject({ number, problem })
})

test('a keypad of 0 to 999999999 holds a thousand million numbers', () => {
  expect(countCodes(max)).toBe(1_000_000_000)
  expect(Array.from({ length: 9 }, (_, index) => countCodesOfLength(index + 1, max)).reduce((sum, count) => sum + count)).toBe(
    countCodes(max),
  )
})

test.each([
  [1, 99, 10],
  [2, 99, 90],
  [3, 99, 0],
  [2, 49, 40],
])('of %i digits and at most %i there are %i', (digits, most, count) => {
  expect(countCodesOfLength(digits, most)).toBe(count)
})

test.each([
  [0, 1000, 0],
  [1, 1000, 0.1],
  [500, 1000, 50],
  [5000, 1000, 100],
  [1, 0, 0],
])('%i tries at %i codes have a chance of %d percent', (tries, codes, percent) => {
  expect(guessChance(tries, codes)).toBe(percent)
})

test.each([
  [50, 1000, 500],
  [100, 1000, 1000],
  [0.05, 1000, 1],
  [0, 1000, 0],
  [33.3, 10, 4],
])('for a chance of %d percent among %i codes one needs %i tries', (percent, codes, tries) => {
  expect(triesFor(percent, codes)).toBe(tries)
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [5400, '1.5 hours'],
  [86_400, '1 day'],
  [5e9, '158.4 years'],
])('%i seconds are %s', (seconds, text) => {
  expect(spellLength(seconds)).toBe(text)
})
