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

/** Where the facts of one thing come from. */
export const ThingSources = z.strictObject({
  name: z.string().meta({ description: 'What it is, in words.' }),
  entries: z.array(ProvenanceEntry),
})
export type ThingSources = z.infer<typeof ThingSources>

/** What the page of every tool shows beside the tool, but the numbers of the game that all pages share (`facts`). */
export const WholeToolPage = z.strictObject({
  sources: z.array(ThingSources).meta({ description: 'Where the facts and prices come from that it rests on.' }),
  questions: z.array(AskedQuestion).meta({ description: 'The open questions whose answers may change what it says.' }),
  items: z.array(LinkedItem).meta({ description: 'The items that it works with, where these are few; else empty.' }),
  stores: z.array(Store).meta({ description: 'The shops that take what it works out; empty where none does.' }),
})
export type WholeToolPage = z.infer<typeof WholeToolPage>

/** An item or a vehicle that is a part of a rig. */
export const RigEntry = z.strictObject({
  safe_name: SafeName,
  id: ItemRecord.shape.id.nullable().meta({ description: 'Id of the item; null for a vehicle.' }),
  name: z.string(),
  price: z.int().nullable().meta({ description: 'Hundredths of a coin; null when not known.' }),
  price_certainty: SourceCertainty.nullable().meta({ description: 'How sure `price` is; null where no line says so.' }),
  price_version: z.string().meta({ description: 'Version of the game `price` was read from, or empty.' }),
  rig: RigPart,
})
export type RigEntry = z.infer<typeof RigEntry>

const Good: z.ZodType<StockGood> = z.strictObject({
  key: z.string().meta({ description: 'As the facts name it.', example: 'gold bar' }),
  many: z.string().meta({ description: 'Of several.', example: 'gold bars' }),
  tile: z.string().meta({ description: 'Safe name of an item whose picture stands for it.' }),
  base: z.int().meta({ description: 'Hundredths of a coin for one unit of weight, around which the day’s price moves.' }),
  mark: z.enum(['worked-out', 'guess']).nullable().meta({ description: 'How sure the base price is; null where it is read or seen.' }),
  half: z.enum(boardHalves).meta({ description: 'The half of the board that it stands on.' }),
  recipe: z
    .record(z.string(), z.number())
    .nullable()
    .meta({ description: 'What one piece takes: so many of other lines, by their keys. Null for what nobody forges.' }),
  safe_name: SafeName.nullable().meta({ description: 'The one item that this line is; null where it stands for several.' }),
})

/** The stock board, each line with the items it stands for. */
export const StockBoard = z.strictObject({
  goods: z.array(Good).meta({ description: 'The lines, in the order of the base prices.' }),
  unlisted: z.array(z.string()).meta({ description: 'What the anvil makes and no line names.' }),
})
export type StockBoard = z.infer<typeof StockBoard>

/** What the page to leave open beside the game plans with. */
export const WholeNowPage = z.strictObject({
  blueprints: z.array(Blueprint).meta({ description: 'The blueprint unlock chain, in order.' }),
  resources: z.array(Resource.extend({ safe_name: SafeName })).meta({ description: 'What its steps ask for.' }),
  goods: StockBoard.shape.goods,
})
export type WholeNowPage = z.infer<typeof WholeNowPage>
