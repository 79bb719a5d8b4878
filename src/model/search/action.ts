import { z } from 'zod'
import { Certainty } from '#model/wiki/provenance.ts'

/** Something that a text asks to be done. Its path does it, or leads to where it is done, without script. */
export const SearchAction = z.strictObject({
  do: z.enum(['timer', 'list', 'weigh', 'theme']).meta({ description: 'What is done; more may come.', example: 'list' }),
  name: z.string().meta({ description: 'What it does, as a sentence for a button.', example: 'Add 20 × Straight Pipe to my list' }),
  note: z.string().meta({ description: 'One line about it.', example: 'On the list maker, with its number.' }),
  path: z.string().meta({ description: 'Where it is done on this site.', example: '/list?show=catalogue&pick=37&quantity=20' }),
  picture: z.string().meta({ description: 'Safe name of the item it is about, or empty.', example: 'straight-pipe' }),
  item: z.int().nullable().meta({ description: 'Number of the item to be listed, or null.', example: 37 }),
  quantity: z.int().nullable().meta({ description: 'How many of it, or null.', example: 20 }),
  theme: z.enum(['', 'light', 'dark']).meta({ description: 'The theme to switch to, or empty.', example: '' }),
  value: z.int().nullable().meta({ description: 'What it comes to in hundredths of a coin, or null.', example: 44000 }),
  value_certainty: Certainty.nullable().meta({ description: 'How sure the price behind it is.', example: 'told' }),
})
export type SearchAction = z.infer<typeof SearchAction>
