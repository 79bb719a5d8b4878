import type { ApiClient } from '#api-client/api-client.ts'
import { standingGroups } from '#model/my-game/standing.ts'
import type { CollectedKind } from '#model/my-game/my-game.ts'
import { groupPaints } from '#model/vehicles/vehicle-models.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { glyphOfVehicle } from '#web/game-ui/place-looks.ts'
import { loadNamedItems } from '#web/game-ui/named-items/load-named-items.ts'
import { toGameThing, type GameThing } from './game-thing.ts'
import { collectAll, collectAllOf, collectedGroups, loadCollected, type Collected } from './load-collected.ts'

/** Somewhere things stand: a parcel, or a town. */
export type GamePlace = { key: string; name: string; path: string }
export type GameThings = Record<CollectedKind, Collected>
/** What can be put up. `isWhole` is false where there is more: it is asked for as somebody types. */
export type Placeable = { things: GameThing[]; isWhole: boolean }

/** What there is to collect and to put up, and where; what leads to the blueprints, and how many games the game keeps. */
export async function loadGameThings(api: ApiClient, asked: URLSearchParams) {
  const [both, { digsites, towns, vehicles, blueprints: chain }, facts] = await Promise.all([
    loadNamedItems(api, { groups: [...new Set([...standingGroups, ...collectedGroups])], texts: [''] }),
    api.gamePage(),
    api.facts(),
  ])
  const standing = both.isWhole
    ? { ...both, items: both.items.filter(({ group }) => standingGroups.includes(group)) }
    : await loadNamedItems(api, { groups: standingGroups, texts: [''] })
  const collected = both.isWhole ? collectAllOf(both.items) : await loadCollected(api, asked)
  const place = (item: string) => chain.findIndex(({ blueprint_item }) => blueprint_item === item)
  const { blueprint } = collected
  if (blueprint.total === blueprint.things.length) blueprint.things.sort((one, other) => place(one.safe_name) - place(other.safe_name))
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
  const things: GameThings = { ...collected, parcel: collectAll(parcels), vehicle: collectAll(driven) }
  const placeable: Placeable = { things: [...standing.items.map(toGameThing), ...driven], isWhole: standing.isWhole }
  const places: GamePlace[] = [
    ...digsites.map(({ name, safe_name }) => ({ key: safe_name, name, path: paths.digsite(safe_name) })),
    ...towns.map(({ name, town_safe_name }) => ({ key: town_safe_name, name, path: paths.town(town_safe_name) })),
  ]
  return { things, placeable, places, blueprints: chain, slots: lookUpFacts(facts).number('save_slots') ?? 1 }
}
