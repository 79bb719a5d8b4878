import { z } from 'zod'
import { placeDefaults, placeFields } from './place-fields.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { ShopRecord } from './shop.ts'

/** Everything the wiki knows of a town. */
export const TownRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the town.', example: 1 }),
  name: z.string().min(1).meta({ description: 'Name of the town.', example: 'Bridgepour' }),
  description: z.string().min(1).meta({ description: 'What there is to do in it.', example: 'The main town.' }),
  town_safe_name: SafeName.meta({ description: 'Its name in addresses.', example: 'bridgepour' }),
  ...placeFields,
})
export type TownRecord = z.infer<typeof TownRecord>

export const TownFile = TownRecord.omit({ town_safe_name: true, map: true }).extend(placeDefaults)

/** A shop in a town's list. `id` and `shop_id` are the same number; clients of either name exist. */
export const TownShop = z.strictObject({
  id: ShopRecord.shape.id,
  shop_id: ShopRecord.shape.id,
  name: ShopRecord.shape.name,
  safe_name: ShopRecord.shape.safe_name,
  category: ShopRecord.shape.category,
  modded: ShopRecord.shape.modded,
})
export type TownShop = z.infer<typeof TownShop>

export const Town = TownRecord.pick({ id: true, name: true, description: true, town_safe_name: true }).extend({
  shops: z.array(TownShop).meta({ description: 'Its shops, by id; the vanilla call leaves out modded ones.' }),
})
export type Town = z.infer<typeof Town>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const TownHit = z.strictObject({
  town_id: TownRecord.shape.id,
  town_safe_name: TownRecord.shape.town_safe_name,
  name: TownRecord.shape.name,
  description: TownRecord.shape.description,
  alias: TownRecord.shape.alias,
  modded: TownRecord.shape.modded,
  active: TownRecord.shape.active,
})
export type TownHit = z.infer<typeof TownHit>
