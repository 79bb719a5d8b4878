import { expect, test } from 'vitest'
import { readRealContent } from './support/real-content.ts'
import { zooms } from '#web/features/map/stage/map-view.ts'
import { gapOfPins, shareCovered, spreadApart } from '#model/map/spread-apart.ts'
import { mapEdge, toMapPosition, toMetres } from '#model/map/map-projection.ts'
import { readPlaces } from '../art/content-places.ts'
import { raiseIsland } from '../art/island-heights.ts'
import { worldSize } from '../art/island-places.ts'

const content = readRealContent()
const { shops } = content
const [towns, digsites] = [listPlaced(content.towns), listPlaced(content.digsites)]
const drawn = (await readPlaces()).map(({ id, kind, world }) => ({ id, kind, ...toMapPosition(world) }))
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => toMetres(Math.hypot(a.x - b.x, a.y - b.y))

/** Towns, digsites and the Barge: places with a known position. */
const placed = [
  ...[...towns, ...digsites].map(({ name, world, map }) => ({ name, world, map })),
  ...listPlaced(shops.filter(({ name }) => name === 'The Barge')),
]

test('the drawn places are those with markers', () => {
  expect(worldSize).toBe(mapEdge)
  for (const { town_safe_name, map } of towns) expect(drawn).toContainEqual({ id: town_safe_name, kind: 'town', ...map })
  for (const { safe_name, map } of digsites) expect(drawn).toContainEqual({ id: safe_name, kind: 'digsite', ...map })
})

/** To fix a failure, change the lobes and bays of art/island-landscape.ts, not the places. */
test('every town and digsite is on land, and the Barge on water', () => {
  const { heightAt } = raiseIsland(drawn)
  for (const { id, kind, x, y } of drawn) {
    if (id === 'the-barge') expect(heightAt(x, y), id).toBeLessThan(-0.1)
    else if (kind !== 'shop') expect(heightAt(x, y), id).toBeGreaterThan(0.03)
  }
})

test('longer distances in the game are longer on the map', () => {
  const pairs = placed.flatMap((a, at) => placed.slice(at + 1).map((b) => ({ a, b })))
  expect(pairs.length).toBe(36)
  const inWorld = pairs.toSorted((a, b) => worldDistance(a) - worldDistance(b))
  const onMap = pairs.toSorted((a, b) => distanceOnMap(a) - distanceOnMap(b))
  expect(onMap.map(describePair)).toEqual(inWorld.map(describePair))
})

test('a digsite names the town, the tool shop and the jeweler that are nearest in the game', () => {
  for (const { name, map, town, equipment_store, jeweler } of digsites) {
    const nearest = (candidates: readonly { id: number; town: string }[]) =>
      candidates.toSorted((a, b) => townDistance(a) - townDistance(b))[0]?.town
    const townDistance = (place: { town: string }) =>
      Math.min(...towns.filter(({ town_safe_name }) => town_safe_name === place.town).map((point) => far(point.map, map)))
    const townOf = (id: number) => shops.find((shop) => shop.id === id)?.town
    expect(nearest(towns.map(({ id, town_safe_name }) => ({ id, town: town_safe_name }))), name).toBe(town)
    expect(nearest(shops.filter((shop) => shop.safe_name === 'tools-equipment')), name).toBe(townOf(equipment_store))
    expect(nearest(shops.filter((shop) => shop.category === 'jeweler')), name).toBe(townOf(jeweler))
  }
})

test('every shop has a marker near its town, and none overlap', () => {
  for (const shop of shops) {
    const town = towns.find(({ town_safe_name }) => town_safe_name === shop.town)
    expect(shop.map, shop.name).not.toBeNull()
    if (!shop.map || !town) continue
    expect(far(shop.map, town.map), shop.name).toBeLessThan(80)
    for (const other of shops)
      if (other !== shop && other.map) expect(far(shop.map, other.map), `${shop.name} and ${other.name}`).toBeGreaterThan(24)
  }
})

test('at the initial zoom and closer, no pin covers a tenth of another', () => {
  const pins = [...digsites, ...shops].flatMap(({ name, map }) => (map ? [{ name, map }] : []))
  expect(pins.length).toBeGreaterThan(20)
  for (let zoom = zooms.fullPins; zoom <= zooms.most; zoom += zooms.step) {
    const scale = 2 ** (zoom - zooms.most)
    const apart = spreadApart(
      pins.map(({ map }) => ({ x: map.x * scale, y: map.y * scale })),
      gapOfPins,
    )
    for (const [at, point] of apart.entries())
      for (const [beside, other] of apart.slice(at + 1).entries())
        expect(shareCovered(point, other), `${pins[at]!.name} and ${pins[at + 1 + beside]!.name} at ${zoom}`).toBeLessThan(0.1)
  }
})

/** The places with a known position. */
function listPlaced<Place extends { world: object | null; map: object | null }>(places: readonly Place[]) {
  type Placed = Place & { world: NonNullable<Place['world']>; map: NonNullable<Place['map']> }
  return places.filter((place): place is Placed => place.world !== null && place.map !== null)
}

type Pair = { a: (typeof placed)[number]; b: (typeof placed)[number] }

function distanceOnMap({ a, b }: Pair): number {
  return far(a.map, b.map)
}

function worldDistance({ a, b }: Pair): number {
  return Math.hypot(a.world.x - b.world.x, a.world.y - b.world.y)
}

function describePair({ a, b }: Pair): string {
  return `${a.name} to ${b.name}`
}
