import { expect, test } from 'vitest'
import { toCsv, toTsv } from './spreadsheet.ts'

test.each([
  ['Shovel', '"Shovel"'],
  ['Pan, gold', '"Pan, gold"'],
  ['the "best"', '"the ""best"""'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
])('the cell %j is formatted as %j', (cell, expected) => {
  expect(toCsv([[cell]])).toBe(`${expected}\r\n`)
})

test('for the clipboard, cells are separated by tabs and contain none', () => {
  expect(
    toTsv([
      ['a\tb', '=1'],
      ['c\nd', 'e'],
    ]),
  ).toBe("a b\t'=1\nc d\te")
})
