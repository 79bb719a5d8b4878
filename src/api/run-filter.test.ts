import { expect, test } from 'vitest'
import { readRunFilter } from './run-filter.ts'

test.each([
  ['plain bars', '/Ann|none|1.6|none|none', 'Ann|none|1.6|none|none'],
  ['a slash at the end', '/Ann|none|1.6|none|none/', 'Ann|none|1.6|none|none'],
  ['a query', '/Ann|none|1.6|none|none/?page=2', 'Ann|none|1.6|none|none'],
  ['parts that are encoded twice', '/%2541nn%7Cnone%7C1.6%7Cnone%7Cnone', '%41nn|none|1.6|none|none'],
])('a filter with %s is parsed', (_what, address, decoded) => {
  expect(readRunFilter(decoded, `/api/speedruns${address}`)).toEqual({ player: 'Ann', version: '1.6' })
})
