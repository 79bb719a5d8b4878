import { expect, test } from 'vitest'
import { formatSeenPrice, readSeenPrices, type SeenPrice } from './seen-prices.ts'

const prices: SeenPrice[] = [
  { item: 'anvil', value: 8650, price_per_weight: false, version: '3.x', on: '2026-11-27', by: '' },
  { item: 'gold-bar', value: 123_400, price_per_weight: true, version: '3.0.8', on: '2026-11-27', by: 'Ada Byron' },
  { item: '3-way-corner-pipe', value: 0, price_per_weight: false, version: '', on: '', by: '' },
]

test('prices are found in the text of a mail', () => {
  const lines = prices.map((price) => formatSeenPrice(price, 'A (good) thing'))
  expect(lines[1]).toBe('A (good) thing (item/gold-bar): 1,234 coins per weight, seen in 3.0.8 on 2026-11-27, by Ada Byron')
  expect(readSeenPrices(`Hi!\r\n\r\n${lines.join('\r\n')}\r\nCheers`)).toEqual(prices)
})

test('an invalid price differs from a missing one', () => {
  expect(readSeenPrices('Anvil (item/anvil): much coins, seen in 3.x on 2026-11-27')).toMatchObject([{ item: 'anvil', value: null }])
  expect(readSeenPrices('It costs 12 coins.')).toEqual([])
})
