import { expect, test } from 'vitest'
import { formatDecimal, linkedField } from './weight-value.ts'

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
