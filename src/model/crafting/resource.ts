import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** An item with an amount in pieces, bars or weight. */
export const ItemAmount = z.strictObject({
  name: SafeName.meta({ description: 'Safe name of the item.', example: 'gold-bar' }),
  amt: z
    .number()
    .positive()
    .meta({ description: 'Amount: pieces, or units of weight for the bar of a blueprint and for what The Barge needs.', example: 2 }),
})
export type ItemAmount = z.infer<typeof ItemAmount>

export const ResourceType = z.enum(['ore', 'bar', 'uncut-gem', 'gem', 'composite-gem', 'jewelry', 'weapon', 'blueprint'])
export type ResourceType = z.infer<typeof ResourceType>

/** A resource record: what an item is made from and what it becomes. */
export const ResourceRecord = z.strictObject({
  name: z.string().min(1).meta({ description: 'Name of the item.', example: 'Gold Bar' }),
  type: ResourceType.meta({ description: 'What kind of resource it is.', example: 'bar' }),
  value: z.int().nonnegative().nullable().meta({
    description: 'Hundredths of a coin, per unit of weight where sold by weight; null without a price.',
    example: 2000,
  }),
  input: z.array(ItemAmount).meta({ description: 'What it is made from; empty without a recipe.' }),
  output: z.array(SafeName).meta({ description: 'Safe names of what it becomes.', example: ['bracelet'] }),
  safe_name: SafeName,
  ...provenanceFields,
})
export type ResourceRecord = z.infer<typeof ResourceRecord>

export const ResourceFile = ResourceRecord.omit({ safe_name: true })

export const Resource = ResourceRecord.pick({ name: true, type: true, value: true, input: true, output: true })
export type Resource = z.infer<typeof Resource>
