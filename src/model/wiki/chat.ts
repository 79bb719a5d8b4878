import { z } from 'zod'

/** Who is online in the community's chat. */
export const ChatPresence = z.strictObject({
  online: z.int().nonnegative().nullable().meta({ description: 'Number of members; null if unknown.' }),
  invite: z.string().meta({ description: 'https address of an invitation, or empty.' }),
  members: z
    .array(
      z.strictObject({
        name: z.string().meta({ description: 'As the chat shows it.' }),
        doing: z.string().meta({ description: 'In words.' }),
      }),
    )
    .meta({ description: 'A few of them.' }),
})
export type ChatPresence = z.infer<typeof ChatPresence>
