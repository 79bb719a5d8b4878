import { formatNumber } from '#model/text/format-number.ts'
import type { MapPosition } from './map-marker.ts'
import { toMetres } from './map-projection.ts'

/** Straight lengths between the points, in whole metres of the game. The total is the sum of the rounded segments. */
export function measurePath(points: readonly MapPosition[]): { segments: number[]; total: number } {
  const segments = points.slice(1).map((to, index) => Math.round(metresBetween(points[index] ?? to, to)))
  return { segments, total: segments.reduce((sum, length) => sum + length, 0) }
}

/** Straight distance between two points of the map, in metres of the game. */
export function metresBetween(from: MapPosition, to: MapPosition): number {
  return toMetres(Math.hypot(to.x - from.x, to.y - from.y))
}

/** 1234 -> "1,234 m" */
export function formatMetres(metres: number): string {
  return `${formatNumber(Math.round(metres))} m`
}
