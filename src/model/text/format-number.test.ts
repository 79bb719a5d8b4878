import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

const values = [
  ...[0, 0.5, 1.005, 2.675, 8.345, 0.0005, 0.00049, 1e-7, 999.9995, 1234.5, 12_345_678.125, 99_999_999_999.75].flatMap((value) => [
    value,
    value * 3,
  ]),
  1e11,
  1e21,
  Infinity,
  NaN,
  // Numbers of every size, with as many digits as sums have.
  ...Array.from({ length: 500 }, (_, at) => Math.sin(at + 1) ** 2 * 10 ** ((at % 13) - 2)),
  ...Array.from({ length: 500 }, (_, at) => at / 8 + at / 1000),
]

test.each([{}, { most: 0 }, { most: 2 }, { least: 2, most: 2 }, { most: 4 }])(
  'digits %j: equals toLocaleString',
  ({ least = 0, most = 3 }) => {
    for (const value of values)
      expect(formatNumber(value, { least, most })).toBe(
        value.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most }),
      )
  },
)

test('negative numbers', () => {
  expect([-1234.5, -0.0004, -0].map((value) => formatNumber(value))).toEqual(['-1,234.5', '0', '0'])
})
