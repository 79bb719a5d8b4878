import type { ApiClient } from '#api-client/api-client.ts'
import { collectedKinds, isCollectedKind, type CollectedKind } from '#model/my-game/my-game.ts'
import { groupPaints } from '#model/vehicles/vehicle-models.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'

/** Something to collect. `tile` is null for what has no picture. */
export type GameThing = { name: string; safe_name: string; path: string; tile: string | null }
export type GameThings = Record<CollectedKind, GameThing[]>

/** All there is to collect, what leads to the blueprints, and how many games the game keeps. */
export async function loadGameThings(api: ApiClient) {
  const [items, digsites, vehicles, blueprints, facts] = await Promise.all([
    api.itemLinks(),
    api.digsiteEntries(),
    api.vehicleEntries(),
    api.blueprints(),
    api.facts(),
  ])
  const chain = blueprints.toSorted((one, other) => one.order - other.order)
  const place = (item: string) => chain.findIndex(({ blueprint_item }) => blueprint_item === item)
  const things = Object.fromEntries(collectedKinds.map((kind): [CollectedKind, GameThing[]] => [kind, []])) as GameThings
  for (const { name, safe_name, group, modded } of items)
    if (isCollectedKind(group) && !modded) things[group].push({ name, safe_name, path: paths.item(safe_name), tile: safe_name })
  things.blueprint.sort((one, other) => place(one.safe_name) - place(other.safe_name))
  things.parcel = digsites.map(({ name, safe_name }) => ({ name, safe_name, path: paths.digsite(safe_name), tile: null }))
  things.vehicle = groupPaints(vehicles).map(({ name, safe_name }) => ({ name, safe_name, path: paths.tool('vehicles'), tile: null }))
  return { things, blueprints: chain, slots: lookUpFacts(facts).number('save_slots') ?? 1 }
}
