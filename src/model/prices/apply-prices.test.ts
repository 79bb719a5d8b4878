import { expect, test } from 'vitest'
import { withMyPrices } from './apply-prices.ts'
import { pickVersionPrices } from './version-prices.ts'

const own: Record<string, number> = { 'gold-bar': 2400, anvil: 8600 }
const priceOf = (item: string) => (own[item] === undefined ? undefined : ({ value: own[item], certainty: 'seen', version: '' } as const))

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

test('a price that several items share is the highest of the reader', () => {
  const line = { safe_name: null, shared_by: ['pan', 'gold-bar', 'anvil'], base: 1000, mark: 'guess' }
  expect(withMyPrices(line, priceOf)).toEqual({ ...line, base: 8600, mark: null })
  expect(withMyPrices({ ...line, shared_by: ['pan'] }, priceOf)).toMatchObject({ base: 1000 })
})

test('data without such a price is the same data', () => {
  const data = { items: [{ safe_name: 'pan', value: 800 }], several: { safe_name: 'gold-bar', value: 1, isSeveral: true }, rules: [1] }
  expect(withMyPrices(data, priceOf)).toBe(data)
})

test('a price of the version played has its version', () => {
  const change = (version: string, value: number) =>
    ({ version, kind: 'item', id: 'pan', field: 'value', to: { value, certainty: 'told', source: '', note: '' } }) as const
  const changes = [change('12.0', 5), change('2.2', 900), change('2.1', 700), change('1.3', 600)]
  expect(pickVersionPrices(changes, '1.x', '1.x').size).toBe(0)
  // No price of 3.x is known, so the one of 2.2 is used.
  expect(pickVersionPrices(changes, '3.x', '1.x').get('pan')?.version).toBe('2.2')
  const prices = pickVersionPrices(changes, '2.x', '1.x')
  expect(withMyPrices({ safe_name: 'pan', value: 800, mark: 'guess', otherVersion: '' }, (item) => prices.get(item))).toEqual({
    safe_name: 'pan',
    value: 900,
    mark: null,
    otherVersion: '2.2',
  })
})
