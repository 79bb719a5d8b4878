import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [999, '999 items'],
  [1000, '1,000 items'],
  [1_234_567, '1,234,567 items'],
])('%d is "%s"', (count, text) => {
  expect(countOf(count, 'item')).toBe(text)
})
