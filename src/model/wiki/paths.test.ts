import { expect, test } from 'vitest'
import { callPaths, fillPath } from './calls/call-paths.ts'
import { offlinePaths } from './addresses/offline-paths.ts'
import { paths } from './paths.ts'

test('the center for the popup of a marker stays within the map', () => {
  expect(paths.mapAt('shop-13', { x: 900.4, y: 700.6 })).toBe('/database/map#at=900,573&open=shop-13')
  expect(paths.mapAt('shop-13', { x: 900, y: 40 })).toBe('/database/map#at=900,0&open=shop-13')
})

test('the paths of the service worker equal those of the site', () => {
  expect(offlinePaths.listed).toBe(fillPath(callPaths.listedItems, '1').replace('1/', ''))
  expect(offlinePaths.anyList).toBe(paths.sharedList('-'))
  expect(offlinePaths.apiDocs).toBe(paths.apiDocs)
  expect(offlinePaths.lists).toBe(paths.sharedList(''))
  expect(offlinePaths.allParameters).toEqual([paths.search(), paths.speedrun, paths.pokes, paths.legacyMods, paths.compare()])
})
