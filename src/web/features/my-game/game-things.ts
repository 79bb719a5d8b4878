import type { ApiClient } from '#api-client/api-client.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { canStand } from '#model/my-game/standing.ts'
import { collectedKinds, isCollectedKind, type CollectedKind } from '#model/my-game/my-game.ts'
import { groupPaints } from '#model/vehicles/vehicle-models.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'

/** Something to collect. `tile` is null for what has no picture. */
export type GameThing = { name: string; safe_name: string; path: string; tile: string | null }
/** Somewhere things stand: a parcel, or a town. */
export type GamePlace = { key: string; name: string; path: string }
export type GameThings = Record<CollectedKind, GameThing[]>

/** The groups of items of which a game has a number. */
const gameGroups = (Object.keys(itemGroups) as (keyof typeof itemGroups)[]).filter((group) => isCollectedKind(group) || canStand(group))

/** All there is to collect and to put up, and where; what leads to the blueprints, and how many games the game keeps. */
export async function loadGameThings(api: ApiClient) {
  const [items, digsites, towns, vehicles, blueprints, facts] = await Promise.all([
    api.itemsOfGroups(gameGroups),
    api.digsiteEntries(),
    api.townEntries(),
    api.vehicleEntries(),
    api.blueprints(),
    api.facts(),
  ])
  const chain = blueprints.toSorted((one, other) => one.order - other.order)
  const place = (item: string) => chain.findIndex(({ blueprint_item }) => blueprint_item === item)
  const things = Object.fromEntries(collectedKinds.map((kind): [CollectedKind, GameThing[]] => [kind, []])) as GameThings
  const placeable: GameThing[] = []
  for (const { name, safe_name, group, modded } of items) {
    const thing = { name, safe_name, path: paths.item(safe_name), tile: safe_name }
    if (isCollectedKind(group) && !modded) things[group].push(thing)
    if (canStand(group)) placeable.push(thing)
  }
  things.blueprint.sort((one, other) => place(one.safe_name) - place(other.safe_name))
  things.parcel = digsites.map(({ name, safe_name }) => ({ name, safe_name, path: paths.digsite(safe_name), tile: null }))
  things.vehicle = groupPaints(vehicles).map(({ name, safe_name, shop }) => ({
    name,
    safe_name,
    path: shop ? `${paths.shop(shop)}#${safe_name}` : paths.tool('vehicles'),
    tile: null,
  }))
  placeable.push(...things.vehicle)
  const places: GamePlace[] = [
    ...digsites.map(({ name, safe_name }) => ({ key: safe_name, name, path: paths.digsite(safe_name) })),
    ...towns.map(({ name, town_safe_name }) => ({ key: town_safe_name, name, path: paths.town(town_safe_name) })),
  ]
  return { things, placeable, places, blueprints: chain, slots: lookUpFacts(facts).number('save_slots') ?? 1 }
}
