import { expect, test } from 'vitest'
import { readPageNumber } from './page-number.ts'
import { countPages } from './table-pages.ts'

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [1_000_000, 20_000],
])('%i rows fill %i pages', (rows, pages) => {
  expect(countPages(rows)).toBe(pages)
})

test.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['two', undefined],
  ['99999999', undefined],
])('"%s" in an address is page %s', (text, page) => {
  expect(readPageNumber(text)).toBe(page)
})
