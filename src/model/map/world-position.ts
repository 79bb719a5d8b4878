import { z } from 'zod'
import { worldBounds } from './map-projection.ts'

/** A place in the game's own units, which are centimetres, on the map that is drawn. Which axis points north is not known. */
export const WorldPosition = z.strictObject({ x: clampTo(worldBounds.x), y: clampTo(worldBounds.y) })
export type WorldPosition = z.infer<typeof WorldPosition>

function clampTo({ least, most }: { least: number; most: number }) {
  return z.number().min(least).max(most).meta({ description: 'In units of the game, taken as centimetres; more is beyond the map.' })
}
