import { expect, test } from 'vitest'
import { listCompareRows } from './compare-rows.tsx'
import type { ComparedItem } from './compared-item.ts'

const compared: ComparedItem = {
  details: {
    name: 'Gold Bar',
    name_certainty: 'told',
    safe_name: 'gold-bar',
    description: 'A bar.',
    description_certainty: 'told',
    value: 1000,
    value_certainty: 'told',
    value_version: '',
    price_per_weight: true,
    group: 'bar',
    uses: null,
    since: '',
    modded: false,
    alias: '',
    shop_role: 'buys',
    found_at: [],
    used_in: [],
  },
  type: null,
  smeltsInto: null,
  dropChance: null,
  mentions: [],
  sources: [],
  stores: [],
  recipe: null,
}
const isPriceDifferent = (more: Partial<ComparedItem['details']>) =>
  listCompareRows([compared, { ...compared, details: { ...compared.details, ...more } }]).find(({ label }) => label === 'Price')?.differs

test('prices differ by their amount, and by what they are for', () => {
  expect(isPriceDifferent({})).toBe(false)
  expect(isPriceDifferent({ value: 1001 })).toBe(true)
  expect(isPriceDifferent({ price_per_weight: false })).toBe(true)
})
