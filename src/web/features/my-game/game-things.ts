import type { ApiClient } from '#api-client/api-client.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { canStand, standingGroups } from '#model/my-game/standing.ts'
import { isCollectedKind, type CollectedKind } from '#model/my-game/my-game.ts'
import { groupPaints } from '#model/vehicles/vehicle-models.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { keyed, keysOf } from '#model/wiki/keyed.ts'
import { paths } from '#model/wiki/paths.ts'
import { glyphOfVehicle } from '#web/game-ui/place-icons.ts'
import { toGameThing, type GameThing } from './game-thing.ts'

/** Where things can stand: a parcel or a town. */
export type GamePlace = { key: string; name: string; path: string }
export type GameThings = Record<CollectedKind, GameThing[]>

/** The collected kinds that are groups of items. */
const collectedGroups = keysOf(itemGroups).filter(isCollectedKind)

/** Loads everything to collect and place, the places, the blueprints, and the number of save slots. */
export async function loadGameThings(api: ApiClient) {
  const [items, { digsites, towns, vehicles, blueprints: chain }, facts] = await Promise.all([
    api.itemsOfGroups([...new Set([...standingGroups, ...collectedGroups])]),
    api.gamePage(),
    api.facts(),
  ])
  const collected = keyed(collectedGroups, (kind) => items.filter(({ group, modded }) => group === kind && !modded).map(toGameThing))
  const place = (item: string) => chain.findIndex(({ blueprint_item }) => blueprint_item === item)
  collected.blueprint.sort((a, b) => place(a.safe_name) - place(b.safe_name))
  const parcels = digsites.map(({ name, safe_name }) => ({
    name,
    safe_name,
    path: paths.digsite(safe_name),
    tile: null,
    glyph: 'war-pick' as const,
  }))
  const driven = groupPaints(vehicles).map(({ name, safe_name, shop }) => ({
    name,
    safe_name,
    path: shop ? `${paths.shop(shop)}#${safe_name}` : paths.tool('vehicles'),
    tile: null,
    glyph: glyphOfVehicle(safe_name),
  }))
  const things: GameThings = { ...collected, parcel: parcels, vehicle: driven }
  const placeable = [...items.filter(({ group }) => canStand(group)).map(toGameThing), ...driven]
  const places: GamePlace[] = [
    ...digsites.map(({ name, safe_name }) => ({ key: safe_name, name, path: paths.digsite(safe_name) })),
    ...towns.map(({ name, town_safe_name }) => ({ key: town_safe_name, name, path: paths.town(town_safe_name) })),
  ]
  return { things, placeable, places, blueprints: chain, slots: lookUpFacts(facts).number('save_slots') ?? 1 }
}
