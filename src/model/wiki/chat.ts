import { z } from 'zod'

/** Who is in the community's chat: what the home page shows of it. */
export const ChatPresence = z.strictObject({
  online: z.int().nonnegative().nullable().meta({ description: 'How many are there; null when the chat does not say.', example: 42 }),
  invite: z.string().meta({ description: 'https address of an invitation, or empty.', example: '' }),
  members: z
    .array(
      z.strictObject({
        name: z.string().meta({ description: 'As the chat shows it.', example: 'Sample Digger' }),
        doing: z.string().meta({ description: 'In words.', example: 'Online' }),
      }),
    )
    .meta({ description: 'A few of them.' }),
})
export type ChatPresence = z.infer<typeof ChatPresence>
