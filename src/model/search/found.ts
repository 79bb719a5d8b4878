import { namesOf } from '#model/wiki/keyed.ts'
import { z } from 'zod'
import { destinationKinds } from '#model/wiki/destination.ts'
import { SearchRow } from './search-row.ts'
import { hitShapes, SearchHit, Suggestion, type HitKind } from './search.ts'

/** What a search of the whole wiki finds beside the things that have a shape of their own: its pages, and questions on them. */
export const pageKinds = [...destinationKinds, 'answer', 'question'] as const
export type PageKind = (typeof pageKinds)[number]
/** Of equal names, what a player more likely means comes first; of things, the rows of their kinds say the same. */
export const pageWeight: Record<PageKind, number> = { guide: 7, tool: 7, board: 4, page: 3, answer: 2, setting: 1, question: 0 }
export type FoundKind = HitKind | PageKind
export const foundKinds = [...namesOf(hitShapes), ...pageKinds] as const

const kind = z.enum(foundKinds).meta({ description: 'Kind of result. More kinds can be added.' })

/** A suggestion of anything in the wiki. */
export const FoundSuggestion = Suggestion.extend({ kind })
export type FoundSuggestion = z.infer<typeof FoundSuggestion>

/** A row of anything in the wiki. */
export const FoundRow = SearchRow.extend({
  kind,
  hit: SearchHit.nullable().meta({ description: 'The thing itself; null for pages and questions.' }),
})
export type FoundRow = z.infer<typeof FoundRow>

/** How many of a kind were found. */
export const KindCount = z.strictObject({ kind, count: z.int().positive() })
export type KindCount = z.infer<typeof KindCount>
