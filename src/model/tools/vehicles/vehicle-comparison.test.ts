import { expect, test } from 'vitest'
import { readRealContent } from '../../../../test/support/real-content.ts'
import { groupPaints, describeModel } from '#model/vehicles/vehicle-models.ts'
import { countBest, isBestOf, readChosen, sortVehicles, type CompareVehicle } from './vehicle-comparison.ts'

function vehicle(name: string, price: number, speed: number, dirt: number, weight: number): CompareVehicle {
  const stats = {
    acceleration: 5,
    'top-speed': speed,
    handling: 0,
    braking: 5,
    'storage-capacity': 5,
    'dirt-capacity': dirt,
    weight,
  }
  const safe_name = name.toLowerCase()
  return {
    name,
    price,
    stats,
    safe_name,
    nameMark: null,
    priceMark: null,
    statsMark: null,
    model: '',
    paints: [{ safe_name, paint: '' }],
    runs_on: '',
  }
}
const all = [
  vehicle('Truck', 650, 6, 0, 5),
  vehicle('Racer', 950, 9, 0, 3),
  vehicle('Digger', 2400, 3, 9, 9),
  vehicle('Bare', 520, 6, 0, 4),
]
const [truck, racer, digger, bare] = all as [CompareVehicle, CompareVehicle, CompareVehicle, CompareVehicle]

test.each([
  ['name', 'asc', 'Bare Digger Racer Truck'],
  ['price', 'asc', 'Bare Truck Racer Digger'],
  ['price', 'desc', 'Digger Racer Truck Bare'],
  ['top-speed', 'desc', 'Racer Bare Truck Digger'],
  ['top-speed', 'asc', 'Digger Bare Truck Racer'],
  ['dirt-capacity', 'desc', 'Digger Bare Racer Truck'],
] as const)('sorted by %s, %s: %s', (sort, direction, names) => {
  expect(
    sortVehicles(all, sort, direction)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})

test.each([
  [racer, 'top-speed', all, true],
  [truck, 'top-speed', [truck, bare], true],
  [truck, 'top-speed', [truck], false],
  [digger, 'weight', all, false],
  [truck, 'dirt-capacity', [truck, bare], false],
  [bare, 'price', all, true],
  [digger, 'price', all, false],
  [bare, 'price', [bare], false],
  [bare, 'name', all, false],
] as const)('best of those compared', (compared, sort, others, best) => {
  expect(isBestOf(compared, sort, others)).toBe(best)
})

test('no guess is best', () => {
  const guessed = all.map((compared): CompareVehicle => ({ ...compared, priceMark: 'guess', statsMark: 'guess' }))
  expect(guessed.filter((compared) => isBestOf(compared, 'price', guessed) || countBest(compared, guessed) > 0)).toEqual([])
})

test('number of stats in which a vehicle is best', () => {
  // Acceleration, braking and storage are equal for all, and the racer is the fastest.
  expect(countBest(racer, all)).toBe(4)
  expect(countBest(racer, [racer])).toBe(0)
})

test.each([
  [['truck racer'], 'Truck Racer'],
  [['racer', 'truck,digger'], 'Truck Racer Digger'],
  [['no-such'], 'Truck Racer Digger Bare'],
  [[], 'Truck Racer Digger Bare'],
])('%j chooses %s', (texts, names) => {
  expect(
    readChosen(all, texts)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})

const painted = (name: string, model: string, paint: string) => ({ name, safe_name: name.toLowerCase(), model, paint })

test('paints of one model are one vehicle, at the position of the first', () => {
  const models = groupPaints([
    painted('Bare', 'Mk.II', 'Bare Metal'),
    painted('Plain', 'Mk.I', ''),
    painted('Striped', 'Mk.II', 'Stripes'),
    painted('Unknown', '', ''),
  ])
  expect(models.map(({ name, safe_name }) => [name, safe_name])).toEqual([
    ['Mk.II', 'bare'],
    ['Plain', 'plain'],
    ['Unknown', 'unknown'],
  ])
  expect(models.map(describeModel)).toEqual(['Paints: Bare Metal, Stripes', 'Mk.I in the game', ''])
})

test('an address with any paint selects the vehicle', () => {
  const two = [
    {
      ...truck,
      paints: [
        { safe_name: 'truck', paint: 'Red' },
        { safe_name: 'truck-2', paint: 'Blue' },
      ],
    },
    racer,
  ]
  expect(readChosen(two, ['truck-2']).map(({ name }) => name)).toEqual(['Truck'])
})

test('paints of a vehicle have equal prices and stats in their files', () => {
  for (const { paints, price, stats } of groupPaints(readRealContent().vehicles)) {
    expect(paints.map((paint) => ({ price: paint.price, stats: paint.stats }))).toEqual(paints.map(() => ({ price, stats })))
  }
})
