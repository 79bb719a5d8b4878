import { z } from 'zod'
import { leastCertainOrGuess } from '#model/wiki/certainty.ts'
import { Certainty, provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** A blueprint: what to bring to the barge for it, and what it crafts. */
export const BlueprintRecord = z.strictObject({
  name: z.string().min(1).meta({ description: 'What the blueprint makes.', example: 'Teapot' }),
  output: SafeName.meta({ description: 'Safe name of the item it makes.', example: 'teapot' }),
  blueprint_item: SafeName.meta({ description: 'Safe name of the blueprint itself.', example: 'teapot-blueprint' }),
  craft_bar: SafeName.meta({ description: 'Safe name of the hot bar it is crafted from.', example: 'gold-bar' }),
  require_item: SafeName.meta({ description: 'Safe name of the item to bring for research.', example: 'candle' }),
  require_weight: z.number().positive().meta({ description: 'Least weight of that item.', example: 12 }),
  min_craft_weight: z.number().positive().meta({ description: 'Least weight of the hot bar.', example: 4 }),
  order: z.int().positive().meta({ description: 'Place in the chain.', example: 2 }),
  research_shop: z.int().nonnegative().meta({ description: 'Id of the shop where it is researched.', example: 14 }),
  ...provenanceFields,
})
export type BlueprintRecord = z.infer<typeof BlueprintRecord>

/** Derived columns of blueprints, for queries. */
export const blueprintColumns = {
  shape: { craft_certainty: Certainty, require_certainty: Certainty },
  of: ({ sources }: BlueprintRecord) => ({
    craft_certainty: leastCertainOrGuess([sources.min_craft_weight?.certainty, sources.craft_bar?.certainty]),
    require_certainty: leastCertainOrGuess([sources.require_weight?.certainty]),
  }),
}

export const BlueprintFile = BlueprintRecord.omit({ output: true })

export const Blueprint = BlueprintRecord.omit({ sources: true, checked: true }).extend({
  craft_estimate: z.boolean().meta({ description: 'True when `craft_certainty` is `worked-out` or lower.' }),
  craft_certainty: Certainty.meta({ description: 'The lower certainty of bar and craft weight.' }),
  require_certainty: Certainty.meta({ description: 'Certainty of the required item and its weight.' }),
})
export type Blueprint = z.infer<typeof Blueprint>
