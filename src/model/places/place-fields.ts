import { Active, Alias, Modded } from '#model/wiki/entry-fields.ts'
import { MapPosition } from '#model/map/map-marker.ts'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { WorldPosition } from './world-position.ts'

/** What towns and digsites have in common. */
export const placeFields = {
  alias: Alias,
  modded: Modded,
  active: Active,
  world: WorldPosition,
  map: MapPosition.nullable().meta({ description: 'Where the wiki draws it on its own map; null: nowhere.' }),
  ...provenanceFields,
}

/** What the file of a place may leave out, and what holds then. */
export const placeDefaults = {
  alias: Alias.default(''),
  modded: Modded.default(false),
  active: Active.default(true),
  map: placeFields.map.default(null),
}
