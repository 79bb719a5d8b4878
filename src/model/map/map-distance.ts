import { countOf } from '#model/text/count-of.ts'
import type { MapPosition } from './map-marker.ts'

/**
 * Straight lengths between points, in map units: pixels of this wiki's own map at its largest zoom. How far that is in the game
 * is not known. Segments are whole units, and the total is the sum of the segments shown.
 */
export function measure(points: MapPosition[]): { segments: number[]; total: number } {
  const segments = points.slice(1).map((to, place) => {
    const from = points[place] ?? to
    return Math.round(Math.hypot(to.x - from.x, to.y - from.y))
  })
  return { segments, total: segments.reduce((sum, length) => sum + length, 0) }
}

/** 1234 -> "1,234 map units" */
export function formatUnits(length: number): string {
  return countOf(length, 'map unit')
}
