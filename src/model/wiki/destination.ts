import { z } from 'zod'
import { Keywords } from './entry-fields.ts'

/** Kinds of pages that are not about a thing of the game. */
export const destinationKinds = ['guide', 'tool', 'board', 'page', 'setting'] as const

/** A page that search finds beside things. */
export const Destination = z.strictObject({
  path: z.string().startsWith('/').meta({ description: 'Its address on this site.', example: '/tools/pressure' }),
  kind: z.enum(destinationKinds).meta({ description: 'What it is.', example: 'tool' }),
  name: z.string().min(1).meta({ description: 'What it is called.', example: 'Water pressure' }),
  note: z.string().min(1).meta({ description: 'One line about it.', example: 'What pressure is left at the end of a line.' }),
  keywords: Keywords,
  page: z.string().meta({ description: 'The file of content/pages whose text it is found by, or empty.', example: '' }),
  answers: z.boolean().meta({ description: 'True if search finds each question of that page separately.', example: false }),
  asked_as: z.record(z.string(), Keywords).meta({
    description: 'Other words for questions of that page, by the anchor of the question.',
    example: { 'how-many-filters-do-i-need': ['is my water clean'] },
  }),
})
export type Destination = z.infer<typeof Destination>

export const DestinationsFile = z.strictObject({
  destinations: z.array(
    Destination.extend({
      keywords: Keywords.default([]),
      page: Destination.shape.page.default(''),
      answers: Destination.shape.answers.default(false),
      asked_as: Destination.shape.asked_as.default({}),
    }),
  ),
})
