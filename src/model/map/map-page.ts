import { z } from 'zod'
import { MapGoods } from './map-goods.ts'
import { MapMarker } from './map-marker.ts'

/** All data of the map page. */
export const WholeMapPage = z.strictObject({
  markers: z.array(MapMarker),
  goods: z.array(MapGoods).meta({ description: 'What the shops buy or sell, by the ids of their markers.' }),
  placed_in: z.string().meta({ description: 'Game version of the positions of towns, or empty.' }),
})
export type WholeMapPage = z.infer<typeof WholeMapPage>
