import { expect, test } from 'vitest'
import type { ListItem, ListLine } from './list-totals.ts'
import { planTrip, townsOf, type ShopPlace } from './shopping-trip.ts'
import type { Store } from '#model/places/shop.ts'

const store = (id: number, town: string, category: Store['category'] = 'store'): Store => ({
  id,
  name: `Shop ${id}`,
  safe_name: `shop-${id}`,
  modded: false,
  town: { name: town, town_safe_name: town.toLowerCase() },
  category,
})
const shops = {
  2: store(2, 'Bastion'),
  4: store(4, 'Burnscroft'),
  7: store(7, 'Bridge'),
  8: store(8, 'Bridge'),
  9: store(9, 'Bridge'),
  13: store(13, 'Bridge', 'vehicles'),
  0: store(0, 'Bastion', 'stocks'),
  6: store(6, 'Bridge', 'scrapyard'),
}
type ShopId = keyof typeof shops
const places: ShopPlace[] = [
  { id: 2, x: 0, y: 0 },
  { id: 4, x: 500, y: 0 },
  { id: 7, x: 300, y: 300 },
  { id: 8, x: 300, y: 310 },
  { id: 9, x: 300, y: 320 },
  { id: 13, x: 290, y: 300 },
]
const line = (id: number, sellers: ShopId[], value: number | null = 100, more: Partial<ListItem> = {}): ListLine => ({
  id,
  quantity: 2,
  item: {
    id,
    name: `Item ${id}`,
    safe_name: `item-${id}`,
    value,
    mark: null,
    otherVersion: '',
    nameMark: null,
    perWeight: false,
    modded: false,
    stores: sellers.map((shop) => shops[shop]),
    ...more,
  },
})

/** The trip in short: each stop with what is bought there. */
const inShort = (lines: ListLine[]) =>
  planTrip(lines, places).stops.map((stop) => [stop.store.id, stop.lines.map(({ id }) => id)] as [number, number[]])

test.each<[string, ListLine[], [number, number[]][]]>([
  ['an empty list needs no stop', [], []],
  ['a list of unsold items needs no stop', [line(1, []), line(2, [])], []],
  ['one thing, one stop', [line(1, [7])], [[7, [1]]]],
  ['a shop that sells everything is enough', [line(1, [2, 7]), line(2, [7, 8]), line(3, [7])], [[7, [1, 2, 3]]]],
  ['markets, jewelers and the scrapyard buy and do not sell', [line(1, [0, 6]), line(2, [0, 7])], [[7, [2]]]],
  [
    'a vehicle store is a stop like any other',
    [line(1, [13]), line(2, [7])],
    [
      [7, [2]],
      [13, [1]],
    ],
  ],
  [
    'towns are visited one after the other, along the way',
    [line(1, [2]), line(2, [4]), line(3, [8]), line(4, [7])],
    [
      [2, [1]],
      [8, [3]],
      [7, [4]],
      [4, [2]],
    ],
  ],
  [
    'of as few stops, the shorter way',
    [line(1, [2, 8]), line(2, [7])],
    [
      [7, [2]],
      [8, [1]],
    ],
  ],
  ['of equally short ways, the lower ids', [line(1, [2, 4])], [[2, [1]]]],
  [
    'what several stops sell is bought early',
    [line(1, [7]), line(2, [8]), line(3, [7, 8])],
    [
      [7, [1, 3]],
      [8, [2]],
    ],
  ],
  ['a line whose item is not loaded yet waits', [{ id: 9, quantity: 1, item: undefined }, line(1, [7])], [[7, [1]]]],
])('%s', (_, lines, stops) => {
  expect(inShort(lines)).toEqual(stops)
})

test('a shop with a known price comes before one without', () => {
  const lines = [line(1, [7]), line(2, [8]), line(3, [7, 8])]
  const { stops } = planTrip(lines, places, (_item, shop) => (shop === 7 ? null : 100))
  expect(stops.map(({ store: { id }, lines: bought }) => [id, bought.map((entry) => entry.id)])).toEqual([
    [7, [1]],
    [8, [2, 3]],
  ])
})

test('unsold items are separate, in the order of the list', () => {
  expect(planTrip([line(5, [0]), line(1, [7]), line(3, [])], places).unsold.map(({ id }) => id)).toEqual([5, 3])
})

test('the trip does not depend on the order of the list', () => {
  const lines = [line(1, [2, 7]), line(2, [4, 7]), line(3, [8, 9]), line(4, [2, 9]), line(5, [4, 8])]
  const [forwards, backwards] = [lines, lines.toReversed()].map((order) => planTrip(order, places).stops.map((stop) => stop.store.id))
  expect(forwards).toEqual(backwards)
})

test('sums keep badges of estimates and count items without a price', () => {
  const { stops, totals } = planTrip([line(1, [7], 150), line(2, [7], null), line(3, [8], 40, { mark: 'guess' })], places)
  expect(stops.map((stop) => stop.totals)).toEqual([
    {
      quantity: 4,
      value: 300,
      mark: null,
      guessed: 0,
      ofOtherVersion: 0,
      unpriced: 1,
      unsold: { quantity: 0, value: 0, mark: null },
    },
    {
      quantity: 2,
      value: 80,
      mark: 'guess',
      guessed: 80,
      ofOtherVersion: 0,
      unpriced: 0,
      unsold: { quantity: 0, value: 0, mark: null },
    },
  ])
  expect(totals).toEqual({
    quantity: 6,
    value: 380,
    mark: 'guess',
    guessed: 80,
    ofOtherVersion: 0,
    unpriced: 1,
    unsold: { quantity: 0, value: 0, mark: null },
  })
})

test('with different prices: the cheaper stop of a trip, and the cheaper of two equal trips', () => {
  const asks: Record<number, number> = { 2: 90, 4: 60, 7: 50, 8: 30 }
  const priceAt = (_: ListItem, shop: number) => asks[shop] ?? null
  const both = planTrip([line(1, [7]), line(2, [8]), line(3, [7, 8])], places, priceAt)
  expect(both.stops.map((stop) => stop.lines.map(({ id, item }) => [id, item.value]))).toEqual([
    [[1, 50]],
    [
      [2, 30],
      [3, 30],
    ],
  ])
  expect(planTrip([line(1, [2, 4])], places, priceAt).stops.map((stop) => stop.store.id)).toEqual([4])
})

test('a longer way is not taken for a lower price', () => {
  const asks: Record<number, number> = { 2: 10, 7: 50, 8: 30 }
  const trip = planTrip([line(1, [2, 8]), line(2, [7])], places, (_, shop) => asks[shop] ?? null)
  expect(trip.stops.map((stop) => stop.store.id)).toEqual([7, 8])
})

test('shops without a map position are stops too', () => {
  const trip = planTrip([line(1, [2]), line(2, [7])], [])
  expect(trip.stops.map((stop) => [stop.store.id, stop.at])).toEqual([
    [2, undefined],
    [7, undefined],
  ])
  expect(townsOf(trip)).toEqual(['Bastion', 'Bridge'])
})
