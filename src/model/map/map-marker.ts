import { z } from 'zod'
import { Modded } from '#model/wiki/entry-fields.ts'
import { Certainty } from '#model/wiki/provenance.ts'
import { mapEdge } from './map-projection.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** A position on the map: pixels of its largest zoom, from the top left corner. `map-projection.ts` converts positions in the game. */
export const MapPosition = z.strictObject({ x: z.number().min(0).max(mapEdge), y: z.number().min(0).max(mapEdge) })
export type MapPosition = z.infer<typeof MapPosition>

export const MarkerKind = z.enum(['digsite', 'market', 'jeweler', 'shop', 'town'])
export type MarkerKind = z.infer<typeof MarkerKind>

/** A marker of the world map. */
export const MapMarker = z.strictObject({
  id: z.string().meta({ description: 'Its name in links to the map.' }),
  kind: MarkerKind.meta({ description: 'What stands there.' }),
  name: z.string().meta({ description: 'Name of the place.' }),
  safe_name: SafeName.meta({ description: 'Its name in addresses.' }),
  place: z.string().meta({ description: 'The town it is in or near; empty for towns.' }),
  path: z.string().meta({ description: 'Its page on this site.' }),
  modded: Modded,
  ...MapPosition.shape,
  exact: z.boolean().meta({
    description: 'True when the position is from the game; false when only the town is known and the spot is the wiki’s choice.',
  }),
  place_certainty: Certainty.nullable().meta({
    description: 'Certainty that the digsite is near `place`, or the shop in it; null for towns.',
  }),
})
export type MapMarker = z.infer<typeof MapMarker>
