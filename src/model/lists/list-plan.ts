import { z } from 'zod'
import { MapPosition } from '#model/map/map-marker.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { goodGroups } from './afford.ts'

const Percent = z.number().meta({ description: 'Of a hundred finds, so many are it; how sure that is, the provenance of the odds says.' })
const Label = z.string().meta({ description: 'What is found.' })

/** What a shopping list needs to know for its trip and its bill, apart from its items. */
export const ListPlanAnswer = z.strictObject({
  shops: z.array(MapPosition.extend({ id: z.int() })).meta({ description: 'Where the shops stand on the map, by their ids.' }),
  towns: z.array(MapPosition.extend({ name: z.string() })),
  goods: z
    .array(
      z.strictObject({
        name: z.string(),
        safe_name: SafeName.nullable().meta({ description: 'The item that stands for it; null where it is none of its own.' }),
        is_several: z.boolean().meta({ description: 'True when the name speaks of several items ("Ring").' }),
        group: z.enum(goodGroups),
        value: z.int().meta({ description: 'Hundredths of a coin for one unit of weight.' }),
        mark: z.enum(['worked-out', 'guess']).nullable().meta({ description: 'How sure `value` is; null where it is read or seen.' }),
        find: z
          .strictObject({ label: Label, percent: Percent, item: SafeName })
          .nullable()
          .meta({ description: 'The find that it begins as; null where it does not come from one alone.' }),
      }),
    )
    .meta({ description: 'Everything that is sold by weight; what is priced alike is one line.' }),
  odds: z
    .array(z.strictObject({ label: Label, percent: Percent, items: z.array(z.string()) }))
    .meta({ description: 'What a find may be, most frequent first.' }),
  shovels: z
    .array(z.strictObject({ name: z.string(), safe_name: SafeName, chunks: z.number() }))
    .meta({ description: 'The tools that dig, weakest first, with the chunks they bring up.' }),
  find_weight: z
    .number()
    .nullable()
    .meta({ description: 'Stands in for the weight of a find, a guess: that of one from a pan is not known. Null: then there is none.' }),
})
export type ListPlanAnswer = z.infer<typeof ListPlanAnswer>
