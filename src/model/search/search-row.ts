import { z } from 'zod'
import { SearchHit, Suggestion } from './search.ts'

/** A row of the search page: a hit, what it is, and what it does not tell of itself. */
export const SearchRow = z.strictObject({
  ...Suggestion.pick({ kind: true, value_estimate: true, value_certainty: true, name: true, note: true, path: true, modded: true }).shape,
  town: z.string().meta({ description: 'Of a store, the name of its town; else empty.', example: 'Bridgepour' }),
  hit: SearchHit,
})
export type SearchRow = z.infer<typeof SearchRow>
