import { expect, test } from 'vitest'
import { formatDecimal, linkedField, parseDecimal } from './weight-value.ts'

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
  ['12 coins', null],
  ['9999999999999', null],
])('%j is read as %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each([
  [7400, 'weight', '12.5', '925.00'],
  [7400, 'value', '925', '12.50'],
  [1000, 'weight', '2,5', '25.00'],
  [1200, 'value', '1', '0.08'],
  [1550, 'weight', '0.1', '1.55'],
  [1000, 'weight', '', ''],
  [1000, 'weight', 'x', null],
  [0, 'weight', '5', '0.00'],
  [0, 'value', '5', null],
] as const)('with a base of %i hundredths, %s %j gives %j', (base, field, text, other) => {
  expect(linkedField(base, field, text)).toBe(other)
})

test('two decimals, always', () => {
  expect(formatDecimal(1 / 3)).toBe('0.33')
  expect(formatDecimal(1.005)).toBe('1.00')
})
