import { z } from 'zod'
import { MapPosition } from '#model/map/map-marker.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { goodGroups } from './afford.ts'

const Percent = z.number().meta({ description: 'Share of finds in percent. The provenance of the odds has the certainty.' })
const Value = z.int().meta({ description: 'Hundredths of a coin per unit of weight.' })
const PriceMark = z.enum(['worked-out', 'guess']).nullable().meta({ description: 'Certainty of `value`; null when it is read or seen.' })
const Label = z.string().meta({ description: 'What is found.' })

/** Data of a shopping list's trip and bill, apart from its items. */
export const ListPlanAnswer = z.strictObject({
  shops: z.array(MapPosition.extend({ id: z.int() })).meta({ description: 'Positions of the shops on the map, by id.' }),
  towns: z.array(MapPosition.extend({ name: z.string() })),
  goods: z
    .array(
      z.strictObject({
        name: z.string(),
        safe_name: SafeName.nullable().meta({ description: 'Its item, or null.' }),
        is_several: z.boolean().meta({ description: 'True when the name covers several items ("Ring").' }),
        members: z
          .array(z.strictObject({ name: z.string(), safe_name: SafeName, value: Value, mark: PriceMark }))
          .meta({ description: 'Those items; empty where the name covers one.' }),
        group: z.enum(goodGroups),
        value: Value,
        mark: PriceMark,
        find: z
          .strictObject({ label: Label, percent: Percent, item: SafeName })
          .nullable()
          .meta({ description: 'The find it is made from; null when it takes several.' }),
      }),
    )
    .meta({ description: 'Everything sold by weight; goods with the same price share a line.' }),
  odds: z
    .array(z.strictObject({ label: Label, percent: Percent, items: z.array(z.string()) }))
    .meta({ description: 'Possible finds, most frequent first.' }),
  shovels: z
    .array(z.strictObject({ name: z.string(), safe_name: SafeName, chunks: z.number() }))
    .meta({ description: 'Digging tools, weakest first, with the chunks they dig.' }),
  find_weight: z.number().nullable().meta({ description: 'Unconfirmed weight of a find from a pan, or null.' }),
})
export type ListPlanAnswer = z.infer<typeof ListPlanAnswer>
