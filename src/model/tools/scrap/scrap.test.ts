import { expect, test } from 'vitest'
import { findNamed } from '#model/text/fitting-names.ts'
import { canScrap } from '#model/items/can-scrap.ts'
import { scrapAddress, scrapAnswer, type Scrappable, type ScrapState } from './scrap.ts'

const rules = { metal: 50, bar: 60 }
const thing = (safe_name: string, value: number): Scrappable => ({
  name: safe_name,
  safe_name,
  value,
  mark: 'guess',
  version: '',
  modded: false,
})
const things = [thing('conveyor-splitter', 48000), thing('pressure-tank', 15000), thing('powered-filter', 33000)]
const state = (part: Partial<ScrapState>): ScrapState => ({ item: '', quantity: '1', from: 'item', text: '', ...part })

test.each([
  ['an item', { item: 'conveyor-splitter' }, ['480', '240', '288']],
  ['an item by part of its name', { item: 'Pressure' }, ['150', '75', '90']],
  ['a price', { from: 'price', text: '100,5' }, ['100,5', '50.25', '60.3']],
  ['scrap metal', { from: 'metal', text: '240' }, ['480', '240', '288']],
  ['a scrap bar', { from: 'bar', text: '288' }, ['480', '240', '288']],
  ['nothing', { from: 'price', text: '' }, ['', '', '']],
  ['nonsense', { from: 'bar', text: 'NaN' }, ['', '', 'NaN']],
  ['no such item', { item: 'unobtainium' }, ['', '', '']],
] as const)('the three fields are computed from %s', (_, part, [price, metal, bar]) => {
  expect(scrapAnswer(rules, things, state(part)).fields).toEqual({ price, metal, bar })
})

test('many pieces: price, scrap value and loss', () => {
  expect(scrapAnswer(rules, things, state({ item: 'conveyor-splitter', quantity: '3' })).all).toEqual({
    price: 144000,
    metal: 72000,
    bar: 86400,
    lost: { metal: 72000, bar: 57600 },
    gained: 14400,
  })
})

test('the scrap value is worked out at best, with at most the certainty of the price', () => {
  const items = things.map((item) => ({ ...item, mark: null }))
  const of = { item: 'conveyor-splitter' }
  expect(scrapAnswer(rules, items, state(of))).toMatchObject({ priceMark: null, mark: 'worked-out' })
  expect(scrapAnswer(rules, things, state(of))).toMatchObject({ priceMark: 'guess', mark: 'guess' })
})

test.each(['0', '1.5', '10000', '-1', 'x'])('%j pieces are a problem, not a number', (quantity) => {
  const { all, problems } = scrapAnswer(rules, things, state({ item: 'conveyor-splitter', quantity }))
  expect(all).toBeNull()
  expect(problems.quantity).not.toBe('')
})

test.each(['', 'item=pressure-tank', 'item=pressure-tank&quantity=4', 'price=480', 'metal=1%2C5', 'bar=x&quantity=y', 'item='])(
  'the address %j is parsed and formatted again',
  (query) => {
    expect(
      new URLSearchParams(
        scrapAddress.with('conveyor-splitter').write(scrapAddress.with('conveyor-splitter').read(new URLSearchParams(query))),
      ).toString(),
    ).toBe(query)
  },
)

test('a form without script has the field that was used', () => {
  const query = 'item=Pressure Tank&quantity=2&price=1&metal=2&bar=3&from='
  expect(scrapAddress.with('conveyor-splitter').read(new URLSearchParams(`${query}metal`))).toEqual(
    state({ from: 'metal', text: '2', quantity: '2' }),
  )
  expect(scrapAddress.with('conveyor-splitter').read(new URLSearchParams(`${query}item`))).toEqual(
    state({ item: 'Pressure Tank', quantity: '2' }),
  )
  expect(scrapAddress.with('conveyor-splitter').read(new URLSearchParams('item=&quantity=1&price=480&metal=&bar='))).toEqual(
    state({ from: 'price', text: '480' }),
  )
})

test('goods and blueprints are not scrapped', () => {
  expect(canScrap({ value: 100, price_per_weight: false, group: 'pipe' })).toBe(true)
  expect(canScrap({ value: 100, price_per_weight: false, group: 'fish' })).toBe(false)
  expect(canScrap({ value: 100, price_per_weight: true, group: 'weapon' })).toBe(false)
  expect(canScrap({ value: null, price_per_weight: false, group: 'pipe' })).toBe(false)
})

test('a name that matches several items selects none', () => {
  expect(findNamed(things, 'p')).toBeUndefined()
  expect(findNamed(things, 'Powered Filter')?.safe_name).toBe('powered-filter')
})
