import { expect, test } from 'vitest'
import { readMapView, toWanted, writeMapView } from './map-view.ts'

test.each([
  ['', { zoom: undefined, at: undefined, open: '', hide: undefined, find: '' }],
  ['#open=shop-13', { zoom: undefined, at: undefined, open: 'shop-13', hide: undefined, find: '' }],
  [
    '#zoom=2.5&at=1050,870&open=digsite-south-hope&hide=market,labels&find=tools',
    { zoom: 2.5, at: [1050, 870], open: 'digsite-south-hope', hide: ['market', 'labels'], find: 'tools' },
  ],
])('%s is read, and written the same', (hash, view) => {
  expect(readMapView(hash)).toEqual(view)
  expect(writeMapView(readMapView(hash))).toBe(hash)
})

test.each(['#zoom=9', '#zoom=x', '#at=1', '#at=a,b', '#%%%'])('%s is not understood and changes nothing', (hash) => {
  expect(readMapView(hash)).toMatchObject({ zoom: undefined, at: undefined })
})

test('a comma stands between several names', () => {
  expect(toWanted(' Tools,, Ironil ')).toEqual(['tools', 'ironil'])
})
