import type { MapPosition } from './map-marker.ts'
import type { WorldPosition } from './world-position.ts'

/** Edge of the square map, in pixels of its largest zoom. */
export const mapEdge = 2048
/** The engine's unit is a centimetre. */
const unitsPerMetre = 100
const pixelsPerMetre = 2.5
/** World coordinates of the map's center. */
const middle = { x: 9400, y: 28_700 }
/** World coordinates of the map's edges. */
export const worldBounds = { x: toBounds(middle.x), y: toBounds(middle.y) }
const centre: MapPosition = { x: mapEdge / 2, y: mapEdge / 2 }

/**
 * Converts a position in the game to the map, which is seen from above and not mirrored: the game's x is up, its y to the right.
 * That up is north is an assumption.
 */
export function toMapPosition({ x, y }: WorldPosition): MapPosition {
  return stepFrom(centre, { right: (y - middle.y) / unitsPerMetre, up: (x - middle.x) / unitsPerMetre })
}

/** A step on the map, in metres. */
export type MapStep = { right: number; up: number }

/** Adds a step to a position. */
export function stepFrom({ x, y }: MapPosition, { right, up }: MapStep): MapPosition {
  return { x: toTenth(x + right * pixelsPerMetre), y: toTenth(y - up * pixelsPerMetre) }
}

/** Converts pixels of the largest zoom to metres. */
export function toMetres(pixels: number): number {
  return pixels / pixelsPerMetre
}

/** Converts metres to pixels of the largest zoom. */
export function toPixels(metres: number): number {
  return metres * pixelsPerMetre
}

/** Rounds to a tenth of a pixel, four centimetres. */
const toTenth = (pixels: number) => Math.round(pixels * 10) / 10

function toBounds(center: number): { min: number; max: number } {
  const half = (mapEdge / 2 / pixelsPerMetre) * unitsPerMetre
  return { min: center - half, max: center + half }
}
