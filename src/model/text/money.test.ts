import { expect, test } from 'vitest'
import { formatCoins, formatExactCoins, toCoins } from './money.ts'

test.each([
  [1850, 18.5, '19', '18.5'],
  [1849, 18.49, '18', '18.49'],
  [49, 0.49, '0', '0.49'],
  [123_456_750, 1_234_567.5, '1,234,568', '1,234,567.5'],
  [0, 0, '0', '0'],
])('%i hundredths are %d coins, "%s" in short and "%s" exactly', (hundredths, coins, short, exact) => {
  expect([toCoins(hundredths), formatCoins(hundredths), formatExactCoins(hundredths)]).toEqual([coins, short, exact])
})
