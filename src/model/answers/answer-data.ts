import { z } from 'zod'
import { BlueprintRecord } from '#model/crafting/blueprint.ts'
import { ItemRecord } from '#model/items/item.ts'
import { MapMarker } from '#model/map/map-marker.ts'
import { PatchNoteRecord } from '#model/news/news.ts'
import { Fact } from '#model/wiki/fact.ts'
import { Certainty } from '#model/wiki/provenance.ts'

const MaybeCertainty = Certainty.nullable()

/** An item or a vehicle of the unmodded game that a question may name. */
export const AnswerItem = z.strictObject({
  id: z.int().nullable().meta({ description: 'Number of the item; null for vehicles.' }),
  name: z.string(),
  /** Aliases and search keywords. */
  other_names: z.array(z.string()),
  path: z.string(),
  safe_name: z.string(),
  value: ItemRecord.shape.value,
  value_certainty: MaybeCertainty,
  price_per_weight: z.boolean(),
  shop_role: ItemRecord.shape.shop_role,
  shops: z.array(z.int()),
  shops_certainty: MaybeCertainty,
})
export type AnswerItem = z.infer<typeof AnswerItem>

const AnswerShop = z.strictObject({ id: z.int(), name: z.string(), town: z.string() })

const AnswerBlueprint = BlueprintRecord.pick({
  name: true,
  output: true,
  require_item: true,
  require_weight: true,
  research_shop: true,
}).extend({ require_certainty: MaybeCertainty })
export type AnswerBlueprint = z.infer<typeof AnswerBlueprint>

/** Where an item lies in the ground. */
const AnswerFind = z.strictObject({ item: z.string(), digsite: z.string(), certainty: MaybeCertainty })

const AnswerVersion = PatchNoteRecord.pick({ id: true, version: true, summary: true, timestamp: true })
export type AnswerVersion = z.infer<typeof AnswerVersion>

/** Everything direct answers are made from, in one value: the server and the browser answer with the same functions. */
export const AnswerData = z.strictObject({
  items: z.array(AnswerItem),
  shops: z.array(AnswerShop),
  blueprints: z.array(AnswerBlueprint).meta({ description: 'In the order of the unlock chain.' }),
  finds: z.array(AnswerFind),
  places: z.array(MapMarker.pick({ id: true, kind: true, name: true, place: true, path: true, x: true, y: true })),
  facts: z.array(Fact.pick({ key: true, value: true, certainty: true })),
  versions: z.array(AnswerVersion).meta({ description: 'Newest first.' }),
})
export type AnswerData = z.infer<typeof AnswerData>
