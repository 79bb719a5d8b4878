import { expect, test } from 'vitest'
import { readCorrection } from './correction.ts'

test.each([3998, 3999, 4000])('a text cut at %d letters does not end in a lone surrogate', (letters) => {
  const { to } = readCorrection(new URLSearchParams({ to: `${'a'.repeat(letters)}\u{1F48E}` }))
  expect(to.isWellFormed()).toBe(true)
  expect(to.length).toBeLessThanOrEqual(4000)
})

test.each([
  ['15.5', '1550', ''],
  ['1.234,5', '123450', ''],
  ['１２', '1200', ''],
  ['0', '0', ''],
  ['much', 'much', 'Type a number, such as 24 or 24.5.'],
  ['', '', 'Type a number, such as 24 or 24.5.'],
  ['-3', '-3', 'Enter 0 or more.'],
  ['1e9', '1e9', 'Enter 9,999,999 or less.'],
  ['10000000', '10000000', 'Enter 9,999,999 or less.'],
])('a price of "%s" coins is %s hundredths; the problem: "%s"', (coins, to, problem) => {
  expect(readCorrection(new URLSearchParams({ coins, certainty: 'seen' }))).toMatchObject({ to, problem, coins })
})

test('an address without the empty price has a problem, too', () => {
  const sent = { file: 'items/anvil.yaml', field: 'value', certainty: 'seen' }
  expect(readCorrection(new URLSearchParams(sent)).problem).toBe('Type a number, such as 24 or 24.5.')
  expect(readCorrection(new URLSearchParams({ ...sent, certainty: 'unknown' })).problem).toBe('')
  expect(readCorrection(new URLSearchParams({ file: sent.file, field: sent.field })).problem).toBe('')
})

test('a price that is unknown may be empty', () => {
  expect(readCorrection(new URLSearchParams({ coins: '', certainty: 'unknown' }))).toMatchObject({ to: '', problem: '' })
})
