import { expect, test } from 'vitest'
import { scrapValue } from './scrap-value.ts'

test.each([
  ['scrap metal of a 480-coin splitter', 48000, 50, 24000],
  ['a scrap bar of it', 48000, 60, 28800],
  ['a price in odd hundredths', 1251, 50, 626],
  ['nothing', 0, 50, 0],
])('%s', (_, price, percent, left) => {
  expect(scrapValue(price, percent)).toBe(left)
})
