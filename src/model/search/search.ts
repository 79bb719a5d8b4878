import { z } from 'zod'
import { LinkedItem } from '#model/items/item.ts'
import { Modded } from '#model/wiki/entry-fields.ts'
import { kinds, type Kinds } from '#model/wiki/kinds/kinds.ts'
import { searchedKinds, type SearchedKind } from '#model/wiki/kinds/searched-kinds.ts'
import { Certainty } from '#model/wiki/provenance.ts'

type HitShapes = { [Name in SearchedKind as Kinds[Name]['search']['as']]: Kinds[Name]['search']['hit'] }
/** The kinds that a search finds, each with the shape by which readers recognise it. */
export const hitShapes = Object.fromEntries(searchedKinds.map((name) => [kinds[name].search.as, kinds[name].search.hit])) as HitShapes
export type HitKind = keyof HitShapes

/** What is answered of each kind. */
export type HitOf = { [Kind in HitKind]: z.infer<HitShapes[Kind]> }
export type SearchHit = HitOf[HitKind]
export const SearchHit = z.union(Object.values(hitShapes))
/** A suggestion while typing: enough to show and to open it. */
export const Suggestion = z.strictObject({
  kind: z.enum(Object.keys(hitShapes) as HitKind[]).meta({ description: 'What it is.', example: 'item' }),
  name: z.string().meta({ description: 'Its name or title.', example: 'Shovel' }),
  note: z.string().meta({ description: 'One line about it.', example: 'The starter tool.' }),
  path: z.string().meta({ description: 'Its page on this site.', example: '/database/shovel' }),
  picture: z.string().meta({ description: 'Safe name of its picture, or empty.', example: 'shovel' }),
  value: z.int().nullable().meta({ description: 'Hundredths of a coin, or null.', example: 1200 }),
  modded: Modded,
  value_estimate: z.boolean().meta({ description: 'True when `value` is worked out or a guess.', example: false }),
  value_certainty: Certainty.nullable().meta({ description: 'How sure `value` is; null where there is none.', example: 'told' }),
  note_certainty: Certainty.nullable().meta({
    description: 'How sure `note` is, where it is what the wiki says of the thing; else null.',
    example: 'worked-out',
  }),
  value_version: LinkedItem.shape.value_version,
})
export type Suggestion = z.infer<typeof Suggestion>
