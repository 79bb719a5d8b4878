import { z } from 'zod'
import { Certainty } from '#model/wiki/provenance.ts'

/** An action that a search text asks for. Without script, its path does it or leads to the page that does. */
export const SearchAction = z.strictObject({
  do: z.enum(['timer', 'list', 'weigh', 'theme']).meta({ description: 'Kind of action. More kinds can be added.' }),
  name: z.string().meta({ description: 'Label for a button.' }),
  note: z.string().meta({ description: 'One line about it.' }),
  path: z.string().meta({ description: 'Its page on this site.' }),
  picture: z.string().meta({ description: 'Safe name of the item it is about, or empty.' }),
  item: z.int().nullable().meta({ description: 'Number of the item to be listed, or null.' }),
  quantity: z.number().nullable().meta({ description: 'How many of it, or its weight, or null.' }),
  theme: z.enum(['', 'light', 'dark']).meta({ description: 'The theme to switch to, or empty.' }),
  value: z.int().nullable().meta({ description: 'Result in hundredths of a coin, or null.' }),
  value_certainty: Certainty.nullable().meta({ description: 'Certainty of the price behind it.' }),
})
export type SearchAction = z.infer<typeof SearchAction>
