import { z } from 'zod'
import { DigsiteHit } from '#model/places/digsite.ts'
import { Modded } from '#model/wiki/entry-fields.ts'
import { ItemHit } from '#model/items/item.ts'
import { ModHit } from '#model/mods/mod.ts'
import { BlogPostHit, PatchNoteHit, UpdateHit } from '#model/news/news.ts'
import { StoreHit } from '#model/places/shop.ts'
import { TownHit } from '#model/places/town.ts'
import { Certainty } from '#model/wiki/provenance.ts'

/** The eight kinds a search finds, each with the shape by which readers recognise it. */
export const hitShapes = {
  item: ItemHit,
  store: StoreHit,
  town: TownHit,
  digsite: DigsiteHit,
  patchnote: PatchNoteHit,
  blogpost: BlogPostHit,
  update: UpdateHit,
  mod: ModHit,
} as const
export type HitKind = keyof typeof hitShapes

export const SearchHit = z.union([ItemHit, StoreHit, TownHit, DigsiteHit, PatchNoteHit, BlogPostHit, UpdateHit, ModHit])
export type SearchHit = z.infer<typeof SearchHit>

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
})
export type Suggestion = z.infer<typeof Suggestion>
