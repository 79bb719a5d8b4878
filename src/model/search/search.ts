import { keysOf } from '#model/wiki/keyed.ts'
import { z } from 'zod'
import { LinkedItem } from '#model/items/item.ts'
import { Modded } from '#model/wiki/entry-fields.ts'
import { kinds, type Kinds } from '#model/game/kinds/kinds.ts'
import { searchedKinds, type SearchedKind } from '#model/search/searched-kinds.ts'
import { Certainty } from '#model/wiki/provenance.ts'

type HitShapes = { [Name in SearchedKind as Kinds[Name]['search']['as']]: Kinds[Name]['search']['hit'] }
/** The shape of the hits of each kind. */
export const hitShapes = Object.fromEntries(searchedKinds.map((name) => [kinds[name].search.as, kinds[name].search.hit])) as HitShapes
export type HitKind = keyof HitShapes

export type HitOf = { [Kind in HitKind]: z.infer<HitShapes[Kind]> }
export type SearchHit = HitOf[HitKind]
export const SearchHit = z.union(Object.values(hitShapes))
/** A suggestion while typing. */
export const Suggestion = z.strictObject({
  kind: z.enum(keysOf(hitShapes)).meta({ description: 'What it is.' }),
  name: z.string().meta({ description: 'Its name or title.' }),
  note: z.string().meta({ description: 'One line about it.' }),
  path: z.string().meta({ description: 'Its page on this site.' }),
  picture: z.string().meta({ description: 'Safe name of its picture, or empty.' }),
  value: z.int().nullable().meta({ description: 'Hundredths of a coin, or null.' }),
  modded: Modded,
  value_estimate: z.boolean().meta({ description: 'True when `value_certainty` is `worked-out` or lower.' }),
  value_certainty: Certainty.nullable().meta({ description: 'Certainty of `value`; null without a value.' }),
  note_certainty: Certainty.nullable().meta({
    description: 'Certainty of `note`, or null.',
  }),
  value_version: LinkedItem.shape.value_version,
  price_per_weight: LinkedItem.shape.price_per_weight,
})
export type Suggestion = z.infer<typeof Suggestion>
