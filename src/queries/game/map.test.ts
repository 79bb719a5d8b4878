import { beforeAll, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { MapGoods } from '#model/map/map-goods.ts'
import { MapMarker } from '#model/map/map-marker.ts'
import { mapQueries } from './map.ts'

let database: Database
let markers: MapMarker[]
beforeAll(async () => {
  database = await openDatabase(':memory:')
  await fill(database, readContent('test/wiki'))
  markers = await mapQueries(database.db).listMarkers()
  return () => database.close()
})

test('every digsite, stock market, jeweler and shop has a marker', () => {
  const count = (kind: string) => markers.filter((marker) => marker.kind === kind && !marker.modded).length
  expect({
    digsite: count('digsite'),
    market: count('market'),
    jeweler: count('jeweler'),
    shop: count('shop'),
    town: count('town'),
  }).toEqual({ digsite: 4, market: 3, jeweler: 2, shop: 12, town: 4 })
})

test.each([
  ['shop-13', 'shop', 'Bridgepour', '/guide-book/towns/bridgepour/vehicle-store/13'],
  ['shop-0', 'market', 'Bastion Keep', '/guide-book/towns/bastion-keep/stocks/0'],
  ['shop-10', 'jeweler', 'Bridgepour', '/guide-book/towns/bridgepour/jeweler/10'],
  ['digsite-mildews-aquifer', 'digsite', 'Ironil', '/guide-book/digsites#mildews-aquifer'],
  ['town-ironil', 'town', '', '/guide-book/towns#ironil'],
])('%s is a %s and leads to its page', (id, kind, place, path) => {
  expect(markers.find((marker) => marker.id === id)).toMatchObject({ kind, place, path })
})

test.each([
  ['shop-14', true],
  ['shop-4', true],
  ['digsite-south-hope', true],
  ['shop-13', false],
])('the position of %s is that of the game: %s', (id, exact) => {
  expect(markers.find((marker) => marker.id === id)?.exact).toBe(exact)
})

test('a place without a position is not on the map', async () => {
  await database.db.updateTable('shop').set({ map: null }).where('id', '=', 13).execute()
  expect((await mapQueries(database.db).listMarkers()).some(({ id }) => id === 'shop-13')).toBe(false)
})

test('markers are what the API declares', () => {
  expect(() => markers.forEach((marker) => MapMarker.parse(marker))).not.toThrow()
})

test('digsites and shops have the certainty of their town', () => {
  const certainty = (markerId: string) => markers.find(({ id }) => id === markerId)?.place_certainty
  expect(['digsite-south-hope', 'shop-15', 'shop-6', 'town-ironil'].map(certainty)).toEqual(['worked-out', 'worked-out', 'told', null])
})

test('each shop lists its unmodded goods with the lowest certainty', async () => {
  const goods = await mapQueries(database.db).listGoods()
  expect(goods.find(({ id }) => id === 'shop-1')).toMatchObject({ trade: 'buys', goods: expect.arrayContaining(['Emerald']) as unknown })
  expect(goods.flatMap((shop) => shop.goods)).not.toContain('Big Pan')
  expect(() => goods.forEach((shop) => MapGoods.parse(shop))).not.toThrow()
  const market = async () => (await mapQueries(database.db).listGoods()).find(({ id }) => id === 'shop-5')?.certainty
  await database.db.updateTable('provenance').set({ certainty: 'seen' }).where('kind', '=', 'item').execute()
  expect(await market()).toBe('seen')
  await database.db.updateTable('provenance').set({ certainty: 'guess' }).where('id', '=', 'emerald').where('field', '=', 'shops').execute()
  expect(await market()).toBe('guess')
})
