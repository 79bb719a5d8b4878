import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal, parseSigned } from './decimal.ts'
import { formatNumber } from './format-number.ts'
import { formatCoins, formatExactCoins } from './money.ts'

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
  ['3,719', 3719],
  ['14,213', 14_213],
  ['3.719', 3.719],
  ['0,125', 0.125],
  ['1,2500', 1.25],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,00,000', 100_000],
  ['12,34,567.5', 1_234_567.5],
  ['1,25,00', null],
  ['1.250.00', null],
  ['1,250,000,5', null],
  ['1,250.50', 1250.5],
  ['１２', 12],
  ['12c', 12],
  ['3,719 c', 3719],
  ['12 coins', 12],
  ['1 Coin', 1],
  ['86%', 86],
  ['c', null],
  ['12 carts', null],
  ['١٢', 12],
  ['۱۲', 12],
  ['१२', 12],
  ['12٫5', 12.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['𞥑𞥒', 12],
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

test('formatted numbers are parsed as the same number', () => {
  assert(
    property(double({ min: 0, max: 1e10, noNaN: true }), integer({ min: 0, max: 4 }), (value, most) => {
      const text = formatNumber(value, { most })
      expect(Math.abs((parseDecimal(text) ?? NaN) - value)).toBeLessThanOrEqual(0.5001 * 10 ** -most)
      expect(formatNumber(parseDecimal(text) ?? NaN, { most })).toBe(text)
      expect(parseSigned(`-${text}`)).toBe(parseDecimal(text) === 0 ? 0 : -(parseDecimal(text) ?? NaN))
    }),
  )
  assert(
    property(integer({ min: 0, max: 1e11 }), (hundredths) => {
      expect(parseDecimal(`${formatExactCoins(hundredths)} c`)).toBe(hundredths / 100)
      expect(parseDecimal(formatCoins(hundredths))).toBe(Math.round(hundredths / 100))
    }),
  )
})
