import { z } from 'zod'
import { results } from '#model/wiki/envelope.ts'
import { longestFilter } from './item-filter.ts'
import { directions, itemSorts } from './item-order.ts'
import { ItemGroup, ItemRow } from './item.ts'

/** A shelf is only a part of the page of its shop, which has to name all that stands there besides. */
const mostOnShelf = 150
export const isLongShelf = (rows: number) => rows > mostOnShelf

/** What a page of the table of items is asked for: the words of its address, and the number of a shop for its shelf. */
export const ItemTableQuery = z.object({
  find: z.string().max(longestFilter).default('').meta({ description: 'Part of a name', example: 'pipe' }),
  sort: z.enum(itemSorts).default('name').meta({ description: 'Column to sort by' }),
  direction: z.enum(directions).default('asc').meta({ description: 'Direction to sort in' }),
  group: ItemGroup.optional().meta({ description: 'Only items of this group' }),
  mods: z.enum(['true', 'false']).optional().meta({ description: 'true: modded items as well' }),
  guesses: z.enum(['out']).optional().meta({ description: 'out: a price that is only guessed counts as none' }),
  shop: z
    .string()
    .regex(/^\d{1,9}$/, 'must be the number of a shop')
    .transform(Number)
    .optional()
    .meta({ description: 'Only what this shop trades in', example: '2' }),
})
export type ItemTableQuery = z.output<typeof ItemTableQuery>

/** What a table says of its items beside its rows. */
export const ItemTableFacts = z.object({
  total: z.int().meta({ description: 'Items that fit, on all pages together.' }),
  of: z.int().meta({ description: 'Items among which is looked: modded ones only where they are shown.' }),
  priced: z.int().meta({ description: 'Items that fit and have a price.' }),
  guessed: z.int().meta({ description: 'Items that fit whose price is only guessed.' }),
  has_guesses: z.boolean().meta({ description: 'True when any price is only guessed, whether it fits or not.' }),
  has_mods: z.boolean().meta({ description: 'True when some items are modded and others are not.' }),
  groups: z.array(ItemGroup).meta({ description: 'The groups that have items.' }),
})
export type ItemTableFacts = z.infer<typeof ItemTableFacts>

export const ItemTableAnswer = results(ItemRow).extend(ItemTableFacts.shape)
