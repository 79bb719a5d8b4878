import { z } from 'zod'
import { placeDefaults, placeFields } from './place-fields.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { Store, TownLink } from './shop.ts'

/** Everything the wiki knows of a digsite. */
export const DigsiteRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the digsite.', example: 1 }),
  name: z.string().min(1).meta({ description: 'Name of the digsite.', example: 'Ember Cradle' }),
  safe_name: SafeName.meta({ description: 'Its name in addresses.', example: 'ember-cradle' }),
  description: z.string().min(1).meta({ description: 'What to expect there.', example: 'Start here: a town with a shop is next door.' }),
  price: z.int().nonnegative().meta({ description: 'Price in whole coins, not hundredths. Its provenance has the certainty.', example: 0 }),
  depth: z.int().positive().meta({ description: 'How deep you can dig, in blocks. Its provenance has the certainty.', example: 30 }),
  town: SafeName.meta({ description: 'Safe name of the closest town.' }),
  equipment_store: z.int().nonnegative().meta({ description: 'Id of the closest equipment store.' }),
  jeweler: z.int().nonnegative().meta({ description: 'Id of the closest jeweler.' }),
  relics: z.array(SafeName).meta({ description: 'Safe names of the relics buried there.' }),
  ...placeFields,
})
export type DigsiteRecord = z.infer<typeof DigsiteRecord>

export const DigsiteFile = DigsiteRecord.omit({ safe_name: true, map: true }).extend(placeDefaults)

const NearbyShop = Store.pick({ id: true, name: true, safe_name: true })

export const Digsite = DigsiteRecord.pick({ id: true, name: true, description: true, price: true, depth: true }).extend({
  town: TownLink,
  equipment_store: NearbyShop,
  jeweler: NearbyShop,
  relics: z.array(z.string()).meta({ description: 'Names of the relics found there. Its provenance has the certainty.' }),
})
export type Digsite = z.infer<typeof Digsite>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const DigsiteHit = z.strictObject({
  id: DigsiteRecord.shape.id,
  name: DigsiteRecord.shape.name,
  closest_town: z.string().meta({ description: 'Name of the closest town.' }),
  closest_jeweler: z.string().meta({ description: 'Name of the closest jeweler.' }),
  closest_equipment_store: z.string().meta({ description: 'Name of the closest equipment store.' }),
  description: DigsiteRecord.shape.description,
  price: DigsiteRecord.shape.price,
  relics: Digsite.shape.relics,
  depth: DigsiteRecord.shape.depth,
  alias: DigsiteRecord.shape.alias,
  modded: DigsiteRecord.shape.modded,
  active: DigsiteRecord.shape.active,
})
export type DigsiteHit = z.infer<typeof DigsiteHit>
