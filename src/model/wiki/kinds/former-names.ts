import { z } from 'zod'

/** What a thing was called before, and what it is called now; of which kind, as `kinds` has it. */
export const FormerName = z.strictObject({ kind: z.string(), was: z.string(), now: z.string() })
export type FormerName = z.infer<typeof FormerName>

/** A page that has another address now. */
export const MovedPage = z.strictObject({
  path: z.string().meta({ description: 'The old path; case does not matter.' }),
  to: z.string().meta({ description: 'The current path.' }),
})
export type MovedPage = z.infer<typeof MovedPage>
