import { expect, test } from 'vitest'
import { isMapView, pickForLink, readMapView, writeMapView } from './map-view.ts'

const nothing = { zoom: undefined, at: undefined, open: '', hide: undefined, find: '', route: [], measure: [], pins: [] }

const at = (x: number, y: number) => ({ x, y })
const goodGold = { ...at(1024, 900), name: 'Good gold', note: '' }

test.each([
  ['', nothing],
  ['#open=shop-13', { ...nothing, open: 'shop-13' }],
  ['#hide=none', { ...nothing, hide: [] }],
  ['#route=shop-13,shop-4,shop-13', { ...nothing, route: ['shop-13', 'shop-4', 'shop-13'] }],
  ['#find=a%2Bb%26c', { ...nothing, find: 'a+b&c' }],
  [
    '#zoom=2.5&at=1050,870&open=digsite-south-hope&hide=market,labels&find=tools&route=shop-4',
    {
      zoom: 2.5,
      at: [1050, 870],
      open: 'digsite-south-hope',
      hide: ['market', 'labels'],
      find: 'tools',
      route: ['shop-4'],
      measure: [],
      pins: [],
    },
  ],
  ['#measure=980,900,1020,940', { ...nothing, measure: [at(980, 900), at(1020, 940)] }],
  [
    '#pin=1024,900,Good%20gold&pin=1,2,A%2Cb%0AIts%20%26%20note',
    { ...nothing, pins: [goodGold, { ...at(1, 2), name: 'A,b', note: 'Its & note' }] },
  ],
])('%s is read, and written the same', (hash, view) => {
  expect(readMapView(hash)).toEqual(view)
  expect(writeMapView(readMapView(hash))).toBe(hash)
})

test.each(['#zoom=9', '#zoom=x', '#at=1', '#at=a,b', '#%%%', '#measure=1', '#measure=9999,1', '#pin=x,y,z', '#pin=1,9999,z'])(
  '%s is not understood and changes nothing',
  (hash) => {
    expect(readMapView(hash)).toEqual(nothing)
  },
)

test('blanks and empty stops of a route are dropped, and so is what no day has time for', () => {
  expect(readMapView('#route=%20shop-1,,shop-2,').route).toEqual(['shop-1', 'shop-2'])
  expect(readMapView(`#route=${'shop-1,'.repeat(1000)}`).route).toHaveLength(100)
})

test.each([
  ['#zoom=2', true],
  ['#sources', false],
  ['', false],
])('%s is a view of the map: %s', (hash, is) => {
  expect(isMapView(hash)).toBe(is)
})

test('a link takes as many pins as chats leave whole, the first first, and cuts what is longer than a pin may be', () => {
  const pins = Array.from({ length: 500 }, (_, index) => ({ ...goodGold, name: `Pin ${index}` }))
  const taken = pickForLink(pins)
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.length).toBeLessThan(500)
  expect(taken[0]).toBe(pins[0])
  expect(writeMapView({ ...nothing, pins: taken }).length).toBeLessThan(7000)
  expect(readMapView(`#pin=1,2,${'x'.repeat(100)}`).pins[0]?.name).toHaveLength(60)
})
