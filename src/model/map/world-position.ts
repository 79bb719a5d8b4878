import { z } from 'zod'
import { worldBounds } from './map-projection.ts'

/** A position in the game's own units, taken as centimeters, within the drawn map. Which axis points north is not known. */
export const WorldPosition = z.strictObject({ x: clampTo(worldBounds.x), y: clampTo(worldBounds.y) })
export type WorldPosition = z.infer<typeof WorldPosition>

function clampTo({ min, max }: { min: number; max: number }) {
  return z.number().min(min).max(max).meta({ description: 'In units of the game, taken as centimeters; more is beyond the map.' })
}
