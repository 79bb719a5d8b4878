import { z } from 'zod'
import { ItemRecord } from '#model/items/item.ts'
import { FoundSuggestion, foundKinds } from './found.ts'

const { kind, name, path, note, picture, value, modded, value_certainty, note_certainty, value_version } = FoundSuggestion.shape
const words = z.array(z.int().nonnegative()).meta({
  description: 'Indexes in `terms`, delta-encoded, 0 for a repeated word. Missing where `note` has all words.',
})

/** An entry of the search; omitted fields are empty, false or null. */
const SentEntry = z.strictObject({
  kind,
  name,
  path,
  note: note.exactOptional(),
  picture: picture.exactOptional(),
  value: value.exactOptional(),
  modded: modded.exactOptional(),
  value_certainty: value_certainty.exactOptional(),
  note_certainty: note_certainty.exactOptional(),
  value_version: value_version.exactOptional(),
  alias: z.string().meta({ description: 'Other names, with commas between.' }).exactOptional(),
  keywords: z.array(z.string()).meta({ description: 'Search keywords.' }).exactOptional(),
  words: words.exactOptional(),
  priced: ItemRecord.pick({ id: true, price_per_weight: true })
    .meta({ description: 'Id of an item with a price, and its unit.' })
    .exactOptional(),
})

/** The data for suggestions in the browser. */
export const SentIndex = z.strictObject({
  weights: z
    .partialRecord(z.enum(foundKinds), z.int())
    .meta({ description: 'Rank of each kind among equal names; the highest comes first.' }),
  terms: z.array(z.string()).meta({ description: 'Words that describe things, in alphabetical order.' }),
  entries: z.array(SentEntry),
})
export type SentIndex = z.infer<typeof SentIndex>
