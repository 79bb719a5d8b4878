import { z } from 'zod'

/** A place in the game's own units, which are centimetres. Which axis points north is not known. */
export const WorldPosition = z.strictObject({ x: z.number(), y: z.number() })
export type WorldPosition = z.infer<typeof WorldPosition>
