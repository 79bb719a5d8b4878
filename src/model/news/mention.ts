import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { DateKind } from './date-kind.ts'

/** A piece of news that mentions an item. */
export const Mention = z.strictObject({
  kind: z.enum(['patch', 'post', 'update', 'later']).meta({
    description: 'Kind of entry: patch note, blog post, update of this wiki, or change in a later version.',
    example: 'patch',
  }),
  id: z.int().positive().meta({ description: 'Number of the note, post or update, or of the part of the page.', example: 2 }),
  title: z.string().meta({ description: 'Its title.', example: '1.6: Logic: 21 elements, with a shop of their own in Bridgepour.' }),
  excerpt: z.string().meta({ description: 'What it says about the item, or its summary; can be empty.', example: 'Logic keypad.' }),
  brought: z.boolean().meta({ description: 'True when this is the first version known to have the item.', example: true }),
  date: z.iso.date().nullable().meta({ description: 'Its day, or null.', example: '2021-02-13' }),
  date_kind: DateKind.meta({
    description: 'What the date is: the release, the first sighting, a possible sighting, or the announced day.',
    example: 'seen-by',
  }),
  path: z.string().meta({ description: 'Its page on this site.' }),
})
export type Mention = z.infer<typeof Mention>

/** A stored mention: with its item, the order of the news (oldest first), and the anchor of the section, empty for the whole page. */
export const MentionRecord = Mention.omit({ path: true }).extend({ item: SafeName, order: z.int(), anchor: z.string() })
export type MentionRecord = z.infer<typeof MentionRecord>
