import { expect, test } from 'vitest'
import { createFinder, isMapView, readMapView, toFindable, toWanted, writeMapView } from './map-view.ts'

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

test('a comma stands between several names', () => {
  expect(toWanted(' Tools,, Ironil ')).toEqual(['tools', 'ironil'])
})

test.each([
  ['hobsons', "Hobson's Powerworks"],
  ['vehicle  store', 'Vehicle Store Bridgepour shop'],
  ['Stock-market', 'Stock Market'],
  ['⛏', '⛏ my claim'],
])('%s is found in "%s"', (typed, name) => {
  expect(toFindable(name)).toContain(toWanted(typed)[0])
})

test('what is no letter and no digit finds nothing of the kind', () => {
  expect(toWanted('?!')).toEqual(['?!'])
})

test('a name that no place has finds what is nearly spelt so', () => {
  const texts = ['Jeweler Bridgepour', "Hobson's Powerworks Bridgepour"].map(toFindable)
  const found = (find: string) => texts.filter(createFinder(find, texts))
  expect(found('jewelr')).toEqual([texts[0]])
  expect(found('hobsn, jewel')).toEqual(texts)
  expect(found('brigdepour')).toEqual(texts)
  expect(found('')).toEqual([])
})
