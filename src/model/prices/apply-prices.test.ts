import { expect, test } from 'vitest'
import { withMyPrices } from './apply-prices.ts'

const own: Record<string, number> = { 'gold-bar': 2400, anvil: 8600 }
const priceOf = (item: string) => (Object.hasOwn(own, item) ? own[item] : undefined)

test('the price beside a safe name is the reader’s, and no longer a guess', () => {
  const data = {
    items: [
      { safe_name: 'anvil', value: 18000, mark: 'guess', stores: [{ safe_name: 'anvil-town', id: 7 }] },
      { safe_name: 'pan', value: 800, mark: 'guess' },
      { safe_name: 'gold-bar', value: null, value_certainty: null, value_version: '1.3.4', value_estimate: true },
    ],
    parts: { drill: { safe_name: 'anvil', price: 18000, otherVersion: '1.3.4' } },
  }
  expect(withMyPrices(data, priceOf)).toEqual({
    items: [
      { safe_name: 'anvil', value: 8600, mark: null, stores: [{ safe_name: 'anvil-town', id: 7 }] },
      { safe_name: 'pan', value: 800, mark: 'guess' },
      { safe_name: 'gold-bar', value: 2400, value_certainty: 'seen', value_version: '', value_estimate: false },
    ],
    parts: { drill: { safe_name: 'anvil', price: 8600, otherVersion: '' } },
  })
})

test('data without such a price is the same data', () => {
  const data = { items: [{ safe_name: 'pan', value: 800 }], several: { safe_name: 'gold-bar', value: 1, isSeveral: true }, rules: [1] }
  expect(withMyPrices(data, priceOf)).toBe(data)
})
