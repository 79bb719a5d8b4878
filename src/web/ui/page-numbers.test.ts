import { expect, test } from 'vitest'
import { listPageNumbers } from './page-numbers.ts'

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
