import { expect, test } from 'vitest'
import { parseDecimal, parseSigned } from './decimal.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 1 250,5 ', 1250.5],
  ["1'000", 1000],
  ['.5', 0.5],
  ['7.', 7],
  ['0', 0],
  ['', null],
  ['.', null],
  ['-3', null],
  ['1e9', null],
  ['Infinity', null],
  ['NaN', null],
  ['1.2.3', null],
  ['1,250.5', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250,000', 1_250_000],
  ['1.250.000,5', 1_250_000.5],
  // One mark alone is the decimal one.
  ['1,250', 1.25],
  ['1,25,000', null],
  ['1.250.00', null],
  ['1,250,000,5', null],
  ['1,250.50', 1250.5],
  ['１２', 12],
  ['12 coins', null],
  ['9999999999999', null],
])('%j is read as %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each([
  ['-4', -4],
  ['−4,5', -4.5],
  ['+7', 7],
  ['-0', 0],
  ['-1,250.50', -1250.5],
  ['--4', null],
  ['', null],
])('%j with its sign is %j', (text, value) => {
  expect(parseSigned(text)).toBe(value)
})
