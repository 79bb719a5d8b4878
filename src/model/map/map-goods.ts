import { z } from 'zod'
import { Certainty } from '#model/wiki/provenance.ts'

/** The goods of a map marker. */
export const MapGoods = z.strictObject({
  id: z.string().meta({ description: 'Id of its marker.' }),
  trade: z
    .enum(['buys', 'gives', 'sells', 'researches'])
    .meta({ description: 'What the shop does with these goods: buys them, gives them in exchange, sells or researches them.' }),
  goods: z.array(z.string()).meta({ description: 'Their names, without modded items.' }),
  certainty: Certainty.nullable().meta({ description: 'The lowest certainty among them, or null.' }),
})
export type MapGoods = z.infer<typeof MapGoods>
export type MapTrade = MapGoods['trade']
