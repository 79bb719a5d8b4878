import { keysOf } from '#model/wiki/keyed.ts'
import { z } from 'zod'
import { destinationKinds } from '#model/wiki/destination.ts'
import { SearchRow } from './search-row.ts'
import { hitShapes, SearchHit, Suggestion, type HitKind } from './search.ts'

/** Kinds of results without a hit shape: pages of the wiki, and questions about them. */
export const pageKinds = [...destinationKinds, 'answer', 'question'] as const
export type PageKind = (typeof pageKinds)[number]
/** Order of results with equal names, highest first. The weights of things are in the rows of their kinds. */
export const pageWeight: Record<PageKind, number> = { guide: 7, tool: 7, board: 4, page: 3, answer: 2, setting: 1, question: 0 }
export type FoundKind = HitKind | PageKind
export const foundKinds = [...keysOf(hitShapes), ...pageKinds] as const

const kind = z.enum(foundKinds).meta({ description: 'Kind of result. More kinds can be added.' })

/** A suggestion of any kind. */
export const FoundSuggestion = Suggestion.extend({ kind })
export type FoundSuggestion = z.infer<typeof FoundSuggestion>

/** A result row of any kind. */
export const FoundRow = SearchRow.extend({
  kind,
  hit: SearchHit.nullable().meta({ description: 'The thing itself; null for pages and questions.' }),
})
export type FoundRow = z.infer<typeof FoundRow>

/** Number of results of a kind. */
export const KindCount = z.strictObject({ kind, count: z.int().positive() })
export type KindCount = z.infer<typeof KindCount>
