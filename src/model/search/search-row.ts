import { z } from 'zod'
import { Certainty } from '#model/wiki/provenance.ts'
import { SearchHit, Suggestion } from './search.ts'

/** A row of the search page: a hit, with its kind and the fields that a hit does not have. */
export const SearchRow = z.strictObject({
  ...Suggestion.pick({ kind: true, value_estimate: true, value_certainty: true, name: true, note: true, path: true, modded: true }).shape,
  town: z.string().meta({ description: 'Town of a store, or empty.' }),
  hit: SearchHit,
  description_certainty: Certainty.nullable().meta({
    description: 'Certainty of its description or changes; null without one.',
  }),
  value_version: Suggestion.shape.value_version,
  price_per_weight: Suggestion.shape.price_per_weight,
  name_certainty: Certainty.nullable().meta({ description: 'Certainty of its name; null for anything with a title.' }),
})
export type SearchRow = z.infer<typeof SearchRow>
