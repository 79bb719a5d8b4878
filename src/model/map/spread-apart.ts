import type { MapPosition } from './map-marker.ts'
import type { MapWindow } from './map-window.ts'

export type Point = { x: number; y: number }
/** Minimum distance of two points, horizontally or vertically. */
export type Gap = { across: number; down: number }

/** A pin's size in CSS pixels; its point is at the middle of the bottom edge. */
export const pinSize = { width: 34, height: 42 }
/** Share (0 to 1) of a pin that another pin covers, by their bounding boxes. */
export function shareCovered(a: Point, b: Point, scale = 1): number {
  const [width, height] = [pinSize.width * scale, pinSize.height * scale]
  return (Math.max(0, width - Math.abs(b.x - a.x)) * Math.max(0, height - Math.abs(b.y - a.y))) / (width * height)
}

/** At this distance, two pins of full size cover only each other's edge, never the icon. */
export const gapOfPins: Gap = { across: 29, down: 36 }

/** After so many rounds, points that still overlap stay where they are. */
const maxRounds = 30

/** Moves points apart until no two are nearer than `gap` in both directions, each as little as possible. Deterministic. */
export function spreadApart(points: readonly Point[], gap: Gap): Point[] {
  const drawn = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < maxRounds; round++) {
    let hasMoved = false
    for (const [index, point] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) {
        const [across, down] = [other.x - point.x, other.y - point.y]
        const [shortAcross, shortDown] = [gap.across - Math.abs(across), gap.down - Math.abs(down)]
        if (shortAcross <= 0 || shortDown <= 0) continue
        hasMoved = true
        // Along the axis that needs less; 0.01 more, because rounding could let them overlap again.
        if (shortAcross <= shortDown) push(point, other, 'x', (across < 0 ? -1 : 1) * (shortAcross / 2 + 0.01))
        else push(point, other, 'y', (down < 0 ? -1 : 1) * (shortDown / 2 + 0.01))
      }
    }
    if (!hasMoved) break
  }
  return drawn
}

/** Width that a map snippet usually has at least, in CSS pixels; on a narrower one, pins are drawn smaller. */
const usualWidth = 384

/** Offset of each pin of a map snippet from its position, in CSS pixels, so that no pin covers another. */
export function offsetPins(positions: readonly MapPosition[], { width }: MapWindow): MapPosition[] {
  const scale = usualWidth / width
  const own = positions.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  const roundUp = (offset: number) => Math.sign(offset) * Math.ceil(Math.abs(offset))
  return spreadApart(own, gapOfPins).map(({ x, y }, at) => ({ x: roundUp(x - own[at]!.x), y: roundUp(y - own[at]!.y) }))
}

function push(a: Point, b: Point, axis: 'x' | 'y', distance: number) {
  a[axis] -= distance
  b[axis] += distance
}
