import { expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { mapPlaces } from '../art/island-places.ts'

const { towns, digsites, shops } = readContent('content')

/**
 * The map is drawn from art/island-places.ts, its markers come from content/. To fix a failure, make the two agree: a marker
 * beside what it marks is worse than none.
 */
test('towns and digsites have their markers where they are drawn', () => {
  const marked = [
    ...towns.map(({ town_safe_name, map }) => ({ id: town_safe_name, map })),
    ...digsites.map(({ safe_name, map }) => ({ id: safe_name, map })),
  ]
  const drawn = mapPlaces.map(({ id, x, y }) => ({ id, map: { x, y } }))
  expect(marked.toSorted(byId)).toEqual(drawn.toSorted(byId))
})

test('every shop has a marker near its town, and no two lie on each other', () => {
  for (const shop of shops) {
    const town = towns.find(({ town_safe_name }) => town_safe_name === shop.town)
    expect(shop.map, shop.name).not.toBeNull()
    if (!shop.map || !town?.map) continue
    expect(Math.hypot(shop.map.x - town.map.x, shop.map.y - town.map.y), shop.name).toBeLessThan(220)
    for (const other of shops)
      if (other !== shop && other.map)
        expect(Math.hypot(shop.map.x - other.map.x, shop.map.y - other.map.y), `${shop.name} and ${other.name}`).toBeGreaterThan(60)
  }
})

function byId(a: { id: string }, b: { id: string }) {
  return a.id.localeCompare(b.id)
}
