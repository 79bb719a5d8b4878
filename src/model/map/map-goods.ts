import { z } from 'zod'
import { Certainty } from '#model/wiki/provenance.ts'

/** What a marker of the map trades in. */
export const MapGoods = z.strictObject({
  id: z.string().meta({ description: 'Id of its marker.' }),
  trade: z
    .enum(['buys', 'gives', 'sells', 'researches'])
    .meta({ description: 'What happens to these goods there: it buys, takes or sells them, or researches them for what is handed in.' }),
  goods: z.array(z.string()).meta({ description: 'Their names, without those that a mod adds.' }),
  certainty: Certainty.nullable().meta({ description: 'How sure the least sure of them is; null where nothing says so.' }),
})
export type MapGoods = z.infer<typeof MapGoods>
export type MapTrade = MapGoods['trade']
