import { expect, test } from 'vitest'
import { readFieldText, readNumber, toFieldText } from './number-input.ts'

test.each([
  ['12.5', {}, 12.5, ''],
  ['12,5', {}, 12.5, ''],
  [' 7 ', { whole: true }, 7, ''],
  ['', {}, null, ''],
  ['   ', { min: 1 }, null, ''],
  ['14,213', { whole: true }, 14_213, ''],
  ['7,5', { whole: true }, null, 'Type a whole number.'],
  ['x', { whole: true }, null, 'Type a number, such as 12.'],
  ['-3', {}, null, 'Enter 0 or more.'],
  ['−0,5', { min: 1 }, null, 'Enter 1 or more.'],
  ['1,250.50', {}, 1250.5, ''],
  ['99999999999999999999', { max: 100 }, null, 'Enter 100 or less.'],
  ['NaN', {}, null, 'Type a number, such as 12.5.'],
  ['Infinity', {}, null, 'Type a number, such as 12.5.'],
  ['1e9', {}, null, 'Type a number, such as 12.5.'],
  ['0', { min: 1 }, null, 'Enter 1 or more.'],
  ['1000', { max: 999 }, null, 'Enter 999 or less.'],
  ['99999999999', {}, null, 'Enter 1,000,000,000 or less.'],
] as const)('%j under %j is %j, %j', (text, rule, value, problem) => {
  expect(readNumber(text, rule)).toEqual({ value, problem })
})

test('a text from a URL becomes one short line', () => {
  const parameters = new URLSearchParams({ item: ` Gold\nBar ${'x'.repeat(50)}` })
  expect(readFieldText(parameters, 'item', 9)).toBe('Gold Bar')
  expect(readFieldText(parameters, 'none')).toBe('')
})

test.each([
  [12.5, 2, '12.5'],
  [3, 2, '3'],
  [1 / 3, 2, '0.33'],
  [99.99996, 2, '100'],
  [1e9, 2, '1000000000'],
  [1e-7, 7, '0.0000001'],
  [1.5e-7, 8, '0.00000015'],
  [1e-9, 7, '0'],
  [-0.001, 2, '0'],
  [100, 0, '100'],
  [120, 2, '120'],
  [10.1, 12, '10.1'],
  [0, 2, '0'],
])('%f with %i decimals is %j', (value, decimals, text) => {
  expect(toFieldText(value, decimals)).toBe(text)
})
