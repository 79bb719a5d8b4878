import type { MapPosition } from '#model/map/map-marker.ts'
import { stepFrom, toMapPosition } from '#model/map/map-projection.ts'
import type { WorldPosition } from '#model/map/world-position.ts'
import type { DataOf, Derivation } from '../derived-fields.ts'
import type { Entries, ContentEntry } from '../files/content-files.ts'
import { listPrices, readTimelines } from '../news/changes.ts'

type GameKind = 'items' | 'towns' | 'digsites' | 'shops' | 'finds'

/** Derivations for the kinds of this game (see `createDerivations`). */
export function createGameDerivations(entries: Entries): { [Name in GameKind]: Derivation<Name> } {
  const recipes = new Set(entries.resources.map(({ name }) => name))
  const timelines = readTimelines(entries)
  const townPlaces = placeTowns(entries.towns)
  return {
    items: ({ data, name, file }) => ({
      ...data,
      prices: listPrices(timelines, { name, file }),
      resource: recipes.has(name),
      blueprint: data.group === 'blueprint',
      relic: data.group === 'relic',
    }),
    towns: ({ data }) => ({ ...data, map: data.world && toMapPosition(data.world) }),
    digsites: ({ data }) => ({ ...data, map: data.world && toMapPosition(data.world) }),
    shops: ({ data: { in_town, ...shop } }) => ({ ...shop, map: placeShop(shop.world, in_town, townPlaces.get(shop.town)) }),
    finds: ({ data, folder }) => ({ plant: '', ...data, kind: folder === 'relics' ? 'relic' : 'seed-bag' }),
  }
}

/** Map positions of the towns, by safe name. */
function placeTowns(entries: ContentEntry[]): Map<string, MapPosition> {
  return new Map(
    (entries as ContentEntry<DataOf<'towns'>>[]).flatMap(({ name, data }) => (data.world ? [[name, toMapPosition(data.world)]] : [])),
  )
}

/** Map position of a shop: from the game's coordinates, or else from the offset in its town. */
function placeShop(world: WorldPosition | null, inTown: DataOf<'shops'>['in_town'], town: MapPosition | undefined): MapPosition | null {
  if (world) return toMapPosition(world)
  return inTown && town ? stepFrom(town, inTown) : null
}
