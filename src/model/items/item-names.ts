import { z } from 'zod'
import { longestFilter } from './item-filter.ts'

/** Which items of some groups a text may mean. */
export const ItemNamesQuery = z.object({
  find: z
    .string()
    .max(longestFilter)
    .default('')
    .meta({ description: 'A name, or words of one; without it, the first by name', example: 'pan' }),
  sold: z.enum(['by-piece']).optional().meta({ description: 'by-piece: only what has a price for one piece' }),
})
export type ItemNamesQuery = z.output<typeof ItemNamesQuery>
