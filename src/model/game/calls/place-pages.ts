import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { LinkedItem, ItemRow } from '#model/items/item.ts'
import { MapPosition } from '#model/map/map-marker.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { Vehicle, VehicleRecord } from '#model/vehicles/vehicle.ts'
import { Modded } from '#model/wiki/entry-fields.ts'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { AskedQuestion } from '#model/wiki/question.ts'
import { Digsite } from '#model/places/digsite.ts'
import { Shop, Store } from '#model/places/shop.ts'
import { Town } from '#model/places/town.ts'

const questions = z.array(AskedQuestion).meta({ description: 'The open questions that would confirm its facts.' })
const was = z.array(z.string()).meta({ description: 'Its former names in addresses.' })
const sources = z.array(ProvenanceEntry).meta({ description: 'The source of each field.' })

/** A vehicle for the comparison. */
export const VehicleEntry = Vehicle.extend({
  safe_name: SafeName,
  ...VehicleRecord.pick({ model: true, paint: true, runs_on: true, description: true }).shape,
  shop: Store.nullable().meta({ description: 'The shop that sells it, or null.' }),
  sources,
  ...VehicleRecord.pick({ rig: true }).shape,
})
export type VehicleEntry = z.infer<typeof VehicleEntry>

/** A town for the list of towns. */
export const TownEntry = Town.extend({ modded: Modded, sources, was })
export type TownEntry = z.infer<typeof TownEntry>

/** A digsite for the list of digsites. */
export const DigsiteEntry = Digsite.extend({
  safe_name: SafeName,
  stores: z.array(Store).meta({ description: 'The shops near it, with their towns.' }),
  sources,
  questions,
  was,
})
export type DigsiteEntry = z.infer<typeof DigsiteEntry>

/** All data of a shop's page. */
export const WholeShopPage = z.strictObject({
  shop: Shop,
  items: z.array(LinkedItem).meta({ description: 'The items it sells, and those of its blueprints.' }),
  vehicles: z.array(VehicleEntry).meta({ description: 'What a shop of vehicles sells; empty elsewhere.' }),
  inventory_sources: z
    .array(ProvenanceEntry)
    .meta({ description: 'Certainty of the items’ prices and descriptions, and that they are sold here.' }),
  position: MapPosition.nullable().meta({ description: 'Its place on the map, or its town’s; or null.' }),
  sources,
  questions,
  shelf: z.array(ItemRow).meta({ description: 'The items it trades in, as in its table.' }),
})
export type WholeShopPage = z.infer<typeof WholeShopPage>

/** Data for "My game", without items. */
export const WholeGamePage = z.strictObject({
  digsites: z.array(Digsite.pick({ name: true }).extend({ safe_name: SafeName })),
  towns: z.array(Town.pick({ name: true, town_safe_name: true })),
  vehicles: z.array(VehicleEntry),
  blueprints: z.array(Blueprint).meta({ description: 'The blueprint unlock chain, in order.' }),
})
export type WholeGamePage = z.infer<typeof WholeGamePage>
