import { keysOf } from '#model/wiki/keyed.ts'
import { z } from 'zod'
import { Keywords, Modded } from '#model/wiki/entry-fields.ts'
import { explanations } from './item-explanations.ts'
import { itemGroups } from './item-groups.ts'
import { openings } from './item-openings.ts'
import { RigField, RigFileField, RigPart } from './rig-part.ts'
import { processNames } from '#model/crafting/process.ts'
import { Certainty, Provenance, provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { trades } from '#model/places/shop-categories.ts'
import { Store } from '#model/places/shop.ts'

export const ItemGroup = z.enum(keysOf(itemGroups))
export type ItemGroup = z.infer<typeof ItemGroup>

/** The price in one version of the game. */
export const PriceInVersion = z.strictObject({
  version: z.string().min(1).meta({ description: 'Version of the game.', example: '1.2.16' }),
  value: z.int().nonnegative().meta({ description: 'Hundredths of a coin, also for versions with whole coins.', example: 1200 }),
  certainty: Certainty,
  ...Provenance.pick({ source: true, note: true }).shape,
})
export type PriceInVersion = z.infer<typeof PriceInVersion>

/** The record of an item; other shapes of items pick from it. */
export const ItemRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the item; never reused.', example: 1 }),
  name: z.string().min(1).meta({
    description: 'Name in the game. `name_certainty` is guess where the name is the wiki’s own.',
    example: 'Shovel',
  }),
  description: z.string().min(1).meta({ description: 'What it is for, in plain text.', example: 'The starter tool.' }),
  value: z.int().nonnegative().nullable().meta({
    description: 'Hundredths of a coin, per unit of weight where `price_per_weight` is true; null without a price.',
    example: 1200,
  }),
  modded: Modded,
  safe_name: SafeName.meta({ description: 'Its name in addresses.', example: 'shovel' }),
  alias: z.string().meta({ description: 'Other names, separated by commas; can be empty.', example: '' }),
  keywords: Keywords,
  active: z.boolean().meta({ description: 'False hides it from lists and search.', example: true }),
  resource: z.boolean().meta({ description: 'True when it has a resource record (recipe).', example: false }),
  blueprint: z.boolean().meta({ description: 'True when it is a blueprint.', example: false }),
  relic: z.boolean().meta({ description: 'True when it is a relic.', example: false }),
  group: ItemGroup.meta({ description: 'The group it belongs to.', example: 'tool' }),
  price_per_weight: z.boolean().meta({ description: 'True when `value` is per unit of weight.', example: false }),
  shops: z.array(z.int().nonnegative()).meta({
    description: 'Numbers of the shops that trade in it; the name of each file in content/shops begins with its number.',
    example: [2, 7],
  }),
  shop_role: z.enum([...trades, 'none']).meta({
    description: 'What those shops do with it: sell it, buy it, give it in exchange, or none.',
    example: 'sells',
  }),
  since: z.string().meta({ description: 'First game version known to have it, or empty.', example: '1.6' }),
  uses: z.int().positive().nullable().meta({ description: 'How often it can be used; null without a limit.', example: 5 }),
  game_class: z.string().meta({ description: 'Class in the game files, or empty.', example: 'BP_Shovel' }),
  explains: z.array(z.enum(explanations)).meta({ description: 'What its page explains with a drawing.', example: ['pressure'] }),
  process: z.enum(['', ...processNames]).meta({ description: 'What is done with it, as a tool or machine; or empty.', example: 'smelt' }),
  opens: z
    .enum(['', ...openings])
    .meta({ description: 'How a tool of this wiki uses it, where its group does not decide that; or empty.', example: 'delays' }),
  advice: z.string().meta({ description: 'Tips for players: Markdown in the file, HTML in answers; can be empty.' }),
  prices: z.array(PriceInVersion).meta({ description: 'Prices in other game versions, newest first, from the patch notes.' }),
  rig: RigField,
  mod: z.string().meta({ description: 'Name of the mod that adds it, or empty.', example: 'BigPan' }),
  ...provenanceFields,
})
export type ItemRecord = z.infer<typeof ItemRecord>

/** An item file: the record without derived fields, with defaults. */
export const ItemFile = ItemRecord.omit({ safe_name: true, resource: true, blueprint: true, relic: true, prices: true }).extend({
  modded: ItemRecord.shape.modded.default(false),
  alias: ItemRecord.shape.alias.default(''),
  keywords: Keywords.default([]),
  active: ItemRecord.shape.active.default(true),
  price_per_weight: ItemRecord.shape.price_per_weight.default(false),
  shops: ItemRecord.shape.shops.default([]),
  shop_role: ItemRecord.shape.shop_role.default('none'),
  since: ItemRecord.shape.since.default(''),
  uses: ItemRecord.shape.uses.default(null),
  game_class: ItemRecord.shape.game_class.default(''),
  explains: ItemRecord.shape.explains.default([]),
  process: ItemRecord.shape.process.default(''),
  opens: ItemRecord.shape.opens.default(''),
  advice: ItemRecord.shape.advice.default(''),
  rig: RigFileField,
  mod: ItemRecord.shape.mod.default(''),
})

/** An item in the API, with its shops. */
export const Item = ItemRecord.pick({ id: true, name: true, description: true, value: true, modded: true }).extend({
  stores: z.array(Store).meta({
    description: 'Shops that trade in it; empty without one. Its provenance has the certainty.',
  }),
})
export type Item = z.infer<typeof Item>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const ItemHit = ItemRecord.pick({
  id: true,
  name: true,
  value: true,
  description: true,
  resource: true,
  blueprint: true,
  modded: true,
  relic: true,
  alias: true,
  safe_name: true,
  active: true,
})
export type ItemHit = z.infer<typeof ItemHit>

/** A link to an item with the data of its card. */
export const LinkedItem = ItemRecord.pick({
  name: true,
  safe_name: true,
  description: true,
  value: true,
  price_per_weight: true,
  group: true,
  modded: true,
}).extend({
  value_estimate: z.boolean().meta({ description: 'True when `value_certainty` is `worked-out` or lower.' }),
  value_certainty: Certainty.nullable().meta({ description: 'Certainty of `value`; null without a value.' }),
  value_version: z.string().meta({ description: 'Game version of `value`, or empty.' }),
})
export type LinkedItem = z.infer<typeof LinkedItem>

/** An item that is a part of a rig, with the keys of its facts. */
export const RigItem = LinkedItem.extend({ rig: RigPart, ...ItemRecord.pick({ id: true }).shape })
export type RigItem = z.infer<typeof RigItem>

const DescriptionCertainty = Certainty.nullable().meta({
  description: 'Certainty of `description`; null without one.',
})

const NameCertainty = Certainty.nullable().meta({ description: 'Certainty of `name`: guess where the name is the wiki’s own.' })
/** A link with the certainty of the name. */
export const NamedLink = LinkedItem.extend({ name_certainty: NameCertainty })
export type NamedLink = z.infer<typeof NamedLink>

/** A row of the item database and the catalogue: a link with aliases and id. */
export const ItemRow = LinkedItem.extend({
  ...ItemRecord.pick({ alias: true, id: true }).shape,
  description_certainty: DescriptionCertainty,
  name_certainty: NameCertainty,
})
export type ItemRow = z.infer<typeof ItemRow>

const firstDetails = ItemRecord.pick({
  shop_role: true,
  since: true,
  uses: true,
  explains: true,
  advice: true,
  alias: true,
  game_class: true,
  checked: true,
})
/** Newer fields come last, because the order of an answer does not change. */
const laterDetails = ItemRecord.pick({ prices: true, process: true, opens: true, rig: true, mod: true })
/** The details from the item's own record. */
export const ItemDetailFields = firstDetails.extend(laterDetails.shape)

/** A product of an item's recipes, with whether shops sell or buy it. */
const Product = LinkedItem.extend(ItemRecord.pick({ shop_role: true }).shape)
export type Product = z.infer<typeof Product>

/** Details of an item beyond the specification. */
export const ItemDetails = LinkedItem.extend({
  ...firstDetails.shape,
  same_group: z.array(NamedLink).meta({ description: 'The others of its group, by name.' }),
  used_in: z.array(Product).meta({ description: 'What is made from it.' }),
  found_at: z
    .array(z.strictObject({ name: z.string(), safe_name: SafeName, estimate: z.boolean(), certainty: Certainty }))
    .meta({ description: 'Digsites where it is found (relics and seed bags). Its provenance has the certainty.' }),
  previous: NamedLink.nullable().meta({ description: 'The item before it by name.' }),
  next: NamedLink.nullable().meta({ description: 'The item after it by name.' }),
  ...laterDetails.shape,
  description_certainty: DescriptionCertainty,
  name_certainty: NameCertainty,
})
export type ItemDetails = z.infer<typeof ItemDetails>
