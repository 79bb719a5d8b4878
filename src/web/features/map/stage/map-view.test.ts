import { expect, test } from 'vitest'
import { isMapView, readMapView, writeMapView } from './map-view.ts'

const nothing = { zoom: undefined, at: undefined, open: '', hide: undefined, find: '', route: [] }

test.each([
  ['', nothing],
  ['#open=shop-13', { ...nothing, open: 'shop-13' }],
  ['#hide=none', { ...nothing, hide: [] }],
  ['#route=shop-13,shop-4,shop-13', { ...nothing, route: ['shop-13', 'shop-4', 'shop-13'] }],
  ['#find=a%2Bb%26c', { ...nothing, find: 'a+b&c' }],
  [
    '#zoom=2.5&at=1050,870&open=digsite-south-hope&hide=market,labels&find=tools&route=shop-4',
    { zoom: 2.5, at: [1050, 870], open: 'digsite-south-hope', hide: ['market', 'labels'], find: 'tools', route: ['shop-4'] },
  ],
])('%s is read, and written the same', (hash, view) => {
  expect(readMapView(hash)).toEqual(view)
  expect(writeMapView(readMapView(hash))).toBe(hash)
})

test.each(['#zoom=9', '#zoom=x', '#at=1', '#at=a,b', '#%%%'])('%s is not understood and changes nothing', (hash) => {
  expect(readMapView(hash)).toEqual(nothing)
})

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
