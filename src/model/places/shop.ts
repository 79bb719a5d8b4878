import { z } from 'zod'
import { Active, Alias, Modded } from '#model/wiki/entry-fields.ts'
import { MapPosition } from '#model/map/map-marker.ts'
import { WorldPosition } from '#model/map/world-position.ts'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { ItemAmount } from '#model/crafting/resource.ts'
import { SafeName } from '#model/text/safe-name.ts'

export const ShopCategory = z.enum(['store', 'stocks', 'jeweler', 'carts', 'logic-power', 'legacy', 'vehicles', 'scrapyard'])
export type ShopCategory = z.infer<typeof ShopCategory>

/** Everything the wiki knows of a shop. */
export const ShopRecord = z.strictObject({
  id: z.int().nonnegative().meta({ description: 'Number of the shop; never reused.', example: 7 }),
  name: z.string().min(1).meta({ description: 'Name of the shop.', example: 'Tools & Equipment' }),
  safe_name: SafeName.meta({ description: 'Its name in addresses.', example: 'tools-equipment' }),
  modded: Modded,
  town: SafeName.meta({ description: 'Safe name of its town.', example: 'bridgepour' }),
  category: ShopCategory.meta({ description: 'What kind of shop it is.', example: 'store' }),
  description: z.string().min(1).meta({ description: 'What it is for.', example: 'Sells the basic tools.' }),
  sells_blueprints: z.boolean().meta({ description: 'True when blueprints are researched here.', example: false }),
  alias: Alias,
  active: Active,
  world: WorldPosition.nullable(),
  map: MapPosition.nullable().meta({ description: 'Where the map has it; null: nowhere.' }),
  ...provenanceFields,
})
export type ShopRecord = z.infer<typeof ShopRecord>

/** Position of a shop on the map while the real one is unknown: meters from the middle of its town, chosen by the wiki. */
const PlaceInTown = z.strictObject({ right: z.number().min(-100).max(100), up: z.number().min(-100).max(100) })

/** `map` is not in the file: it is computed from `world` or `in_town`, and null without both. */
export const ShopFile = ShopRecord.omit({ map: true }).extend({
  modded: ShopRecord.shape.modded.default(false),
  alias: ShopRecord.shape.alias.default(''),
  active: ShopRecord.shape.active.default(true),
  world: ShopRecord.shape.world.default(null),
  in_town: PlaceInTown.nullable().default(null).meta({
    description: 'Where it is drawn while its position is unknown: meters from the middle of its town, to the right and up on the map.',
  }),
})

/** The town of a shop or digsite. */
export const TownLink = z.strictObject({
  name: z.string().meta({ description: 'Name of the town.' }),
  town_safe_name: SafeName.meta({ description: 'Its name in addresses.' }),
})
export type TownLink = z.infer<typeof TownLink>

/** A shop in the lists of an item or a town. */
export const Store = ShopRecord.pick({ id: true, name: true, safe_name: true, modded: true }).extend({
  town: TownLink,
  category: ShopRecord.shape.category,
})
export type Store = z.infer<typeof Store>

/** An item in a shop's inventory. */
export const StockedItem = z.strictObject({
  name: z.string().meta({ description: 'Name of the item.' }),
  value: z.int().nullable().meta({ description: 'Hundredths of a coin; null without a price.' }),
  description: z.string().meta({ description: 'What it is for.' }),
  modded: Modded,
})
export type StockedItem = z.infer<typeof StockedItem>

/** A blueprint at the research bench. */
export const ShopBlueprint = z.strictObject({
  input: z.array(ItemAmount).meta({ description: 'The item to bring, with its minimum weight.' }),
  output: z.array(SafeName).meta({ description: 'Safe names of the blueprints it unlocks.' }),
})
export type ShopBlueprint = z.infer<typeof ShopBlueprint>

/** A shop with its inventory and blueprints. */
export const Shop = Store.extend({
  description: ShopRecord.shape.description,
  sells_blueprints: ShopRecord.shape.sells_blueprints,
  inventory: z
    .array(StockedItem)
    .meta({ description: 'Names of the items it sells, buys or gives. The provenance of each item has the certainty.' }),
  blueprints: z.array(ShopBlueprint).meta({ description: 'What can be researched here, in order of the chain.' }),
})
export type Shop = z.infer<typeof Shop>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const StoreHit = z.strictObject({
  id: ShopRecord.shape.id,
  town_id: z.int().positive().meta({ description: 'Number of its town.' }),
  safe_name: ShopRecord.shape.safe_name,
  name: ShopRecord.shape.name,
  sells_blueprints: ShopRecord.shape.sells_blueprints,
  category: ShopRecord.shape.category,
  inventory: z.array(z.string()).meta({ description: 'Names of what it trades in.' }),
  description: ShopRecord.shape.description,
  alias: ShopRecord.shape.alias,
  modded: ShopRecord.shape.modded,
  active: ShopRecord.shape.active,
})
export type StoreHit = z.infer<typeof StoreHit>
