import { Active, Alias, Modded } from '#model/wiki/entry-fields.ts'
import { MapPosition } from '#model/map/map-marker.ts'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { WorldPosition } from '#model/map/world-position.ts'

/** Fields of towns and digsites. */
export const placeFields = {
  alias: Alias,
  modded: Modded,
  active: Active,
  world: WorldPosition.nullable().meta({ description: 'Where it is in the game; null: not known.' }),
  map: MapPosition.nullable().meta({ description: 'Where the map has it; follows from its position in the game. Null: nowhere.' }),
  ...provenanceFields,
}

/** Defaults of the fields that a place's file may leave out. `map` is computed from `world`. */
export const placeDefaults = {
  alias: Alias.default(''),
  modded: Modded.default(false),
  active: Active.default(true),
  world: placeFields.world.default(null),
}
