import { expect, test } from 'vitest'
import { toOdds } from '#model/items/drop-chances.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { ResourceType } from '#model/crafting/resource.ts'
import { toGoods } from './sold-by-weight.ts'
import type { Certainty } from '#model/wiki/certainty.ts'

const odds = toOdds(
  lookUpFacts([
    { key: 'ore_drop_chances', value: { 'iron ore': 52, 'gold ore': 37, 'uncut gems together': 5 } },
    {
      key: 'ore_drop_items',
      value: {
        'iron ore': ['iron-ore'],
        'gold ore': ['gold-ore'],
        'uncut gems together': ['uncut-emerald', 'uncut-sapphire', 'uncut-ruby'],
      },
    },
  ]),
)
const resource = (name: string, type: ResourceType, ...input: string[]) => ({
  name,
  safe_name: name.toLowerCase().replaceAll(' ', '-'),
  type,
  value: null,
  input: input.map((part) => ({ name: part, amt: 1 })),
  output: [],
})
const resources = [
  resource('Iron Ore', 'ore'),
  resource('Iron Bar', 'bar', 'iron-ore'),
  resource('Scrap Bar', 'bar', 'scrap-metal'),
  resource('Sword', 'weapon', 'iron-bar'),
  resource('Uncut Ruby', 'uncut-gem'),
  resource('Uncut Onyx', 'uncut-gem'),
  resource('Onyx', 'gem', 'uncut-onyx'),
  resource('Ruby', 'gem', 'uncut-ruby'),
  resource('Onyx Ring', 'jewelry', 'gold-bar', 'onyx'),
  resource('Ruby Ring', 'jewelry', 'gold-bar', 'ruby'),
]
const priced = (name: string, value: number | null, value_certainty: Certainty = 'told') => ({
  name,
  safe_name: name.toLowerCase().replaceAll(' ', '-'),
  value,
  value_certainty,
  price_per_weight: true,
})
const items = [
  priced('Iron Ore', 600, 'guess'),
  priced('Iron Bar', 1200),
  priced('Scrap Bar', null),
  priced('Sword', 1700),
  priced('Uncut Ruby', 1200, 'guess'),
  priced('Uncut Onyx', 1400, 'guess'),
  priced('Onyx', 2500),
  priced('Ruby', 2500),
  priced('Onyx Ring', 2600),
  priced('Ruby Ring', 2600),
  { ...priced('Shovel', 1200), price_per_weight: false },
]
const fish = { value: 500, mark: 'worked-out' } as const

test('bars, gems and their products come first; goods of equal price are one line', () => {
  expect(toGoods(items, resources, odds, fish).map(({ name, group, value }) => `${name} ${group} ${value}`)).toEqual([
    'Iron Bar bar 1200',
    'Cut gem gem 2500',
    'Ring made 2600',
    'Sword made 1700',
    'Uncut Onyx other 1400',
    'Uncut Ruby other 1200',
    'Iron Ore other 600',
    'Fish other 500',
  ])
})

test.each([
  ['Iron Ore', 'Iron ore'],
  ['Iron Bar', 'Iron ore'],
  ['Sword', 'Iron ore'],
  // The onyx has no drop chance; other gems of its line have.
  ['Cut gem', 'Uncut gems'],
  ['Uncut Onyx', undefined],
  // Needs two finds: gold and a gem.
  ['Ring', undefined],
  ['Fish', undefined],
])('%s begins as %s', (name, label) => {
  expect(toGoods(items, resources, odds, fish).find((good) => good.name === name)?.find?.label).toBe(label)
})

test('badges of estimates are kept; goods without a price are left out', () => {
  const goods = toGoods(items, resources, odds, null)
  expect(toGoods(items, resources, odds, fish).find(({ name }) => name === 'Fish')?.mark).toBe('worked-out')
  const lessCertain = items.map((item) => (item.name === 'Ruby' ? { ...item, value_certainty: 'guess' as const } : item))
  expect(toGoods(lessCertain, resources, odds, null).find(({ name }) => name === 'Cut gem')?.mark).toBe('guess')
  expect(goods.filter(({ mark }) => mark).map(({ name }) => name)).toEqual(['Uncut Onyx', 'Uncut Ruby', 'Iron Ore'])
  expect(goods.some(({ name }) => name === 'Scrap Bar' || name === 'Fish' || name === 'Shovel')).toBe(false)
})
