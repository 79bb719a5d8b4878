import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { Resource } from '#model/crafting/resource.ts'
import { ItemRecord, LinkedItem } from '#model/items/item.ts'
import { RigPart } from '#model/items/rig-part.ts'
import { Store } from '#model/places/shop.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { ProvenanceEntry, SourceCertainty } from '#model/wiki/provenance.ts'
import { AskedQuestion } from '#model/wiki/question.ts'
import { boardHalves, type StockGood } from '#model/tools/sell/stock-goods.ts'

/** The sources of a thing. */
export const ThingSources = z.strictObject({
  name: z.string().meta({ description: 'What it is, in words.' }),
  entries: z.array(ProvenanceEntry),
})
export type ThingSources = z.infer<typeof ThingSources>

/** All data of a tool's page, except `facts`. */
export const WholeToolPage = z.strictObject({
  sources: z.array(ThingSources).meta({ description: 'The sources of its facts and prices.' }),
  questions: z.array(AskedQuestion).meta({ description: 'The open questions whose answers can change this page.' }),
  items: z.array(LinkedItem).meta({ description: 'The items it works with, if few; or empty.' }),
  stores: z.array(Store).meta({ description: 'The shops that buy its results, or empty.' }),
})
export type WholeToolPage = z.infer<typeof WholeToolPage>

/** A part of a rig: item or vehicle. */
export const RigEntry = z.strictObject({
  safe_name: SafeName,
  id: ItemRecord.shape.id.nullable().meta({ description: 'Id of the item; null for a vehicle.' }),
  name: z.string(),
  price: z.int().nullable().meta({ description: 'Hundredths of a coin, or null.' }),
  price_certainty: SourceCertainty.nullable().meta({ description: 'Certainty of `price`, or null.' }),
  price_version: z.string().meta({ description: 'Game version of `price`, or empty.' }),
  rig: RigPart,
})
export type RigEntry = z.infer<typeof RigEntry>

const Good: z.ZodType<StockGood> = z.strictObject({
  key: z.string().meta({ description: 'Its name in the facts.', example: 'gold bar' }),
  many: z.string().meta({ description: 'Its plural.', example: 'gold bars' }),
  tile: z.string().meta({ description: 'Safe name of the item whose picture is used.' }),
  base: z.int().meta({ description: 'Hundredths of a coin per unit of weight: the base price; the price of the day moves around it.' }),
  mark: z.enum(['worked-out', 'guess']).nullable().meta({ description: 'Certainty of the base price; null when it is read or seen.' }),
  half: z.enum(boardHalves).meta({ description: 'Its half of the board.' }),
  recipe: z
    .record(z.string(), z.number())
    .nullable()
    .meta({ description: 'What one piece is forged from: amounts of other lines, by key. Null for anything not forged.' }),
  safe_name: SafeName.nullable().meta({ description: 'The item of this line; null if the line stands for several.' }),
  shared_by: z.array(SafeName).meta({ description: 'The items that share the line and its price; empty for one item.' }),
})

/** The stock board with the items of each line. */
export const StockBoard = z.strictObject({
  goods: z.array(Good).meta({ description: 'The lines, in the order of the base prices.' }),
  unlisted: z.array(z.string()).meta({ description: 'Forged goods that are not on the board.' }),
})
export type StockBoard = z.infer<typeof StockBoard>

/** Data of the play screen. */
export const WholeNowPage = z.strictObject({
  blueprints: z.array(Blueprint).meta({ description: 'The blueprint unlock chain, in order.' }),
  resources: z.array(Resource.extend({ safe_name: SafeName })).meta({ description: 'What its steps need.' }),
  goods: StockBoard.shape.goods,
})
export type WholeNowPage = z.infer<typeof WholeNowPage>
