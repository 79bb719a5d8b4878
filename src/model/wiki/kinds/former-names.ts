import { z } from 'zod'

/** A former name of a thing; `kind` is a key of `kinds`. */
export const FormerName = z.strictObject({ kind: z.string(), was: z.string(), now: z.string() })
export type FormerName = z.infer<typeof FormerName>

/** A page that has moved. */
export const MovedPage = z.strictObject({
  path: z.string().meta({ description: 'The old path; case does not matter.' }),
  to: z.string().meta({ description: 'The current path.' }),
})
export type MovedPage = z.infer<typeof MovedPage>
