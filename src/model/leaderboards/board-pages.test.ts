import { expect, test } from 'vitest'
import { countPages, listPageNumbers, readPageNumber } from './board-pages.ts'

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
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 20, [1, 2, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [18, 20, [1, 'gap', 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('on page %i of %i the pager shows %j', (page, pages, shown) => {
  expect(listPageNumbers(page, pages)).toEqual(shown)
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
])('"%s" in an address means page %s', (text, page) => {
  expect(readPageNumber(text)).toBe(page)
})
