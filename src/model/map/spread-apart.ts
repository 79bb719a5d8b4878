import type { MapPosition } from './map-marker.ts'
import type { MapWindow } from './map-window.ts'

export type Point = { x: number; y: number }
/** Minimum distance of two points, horizontally or vertically. */
export type Gap = { across: number; down: number }

/** A pin as it is drawn, in CSS pixels: its point is in the middle below. */
export const pinSize = { width: 34, height: 42 }
/** Share of a pin that another one covers, by their bounding boxes. */
export function shareCovered(one: Point, other: Point, scale = 1): number {
  const [width, height] = [pinSize.width * scale, pinSize.height * scale]
  return (Math.max(0, width - Math.abs(other.x - one.x)) * Math.max(0, height - Math.abs(other.y - one.y))) / (width * height)
}

/** So far apart, pins of full size show their whole sign: what is covered is a rim, or the air beside a point. */
export const gapOfPins: Gap = { across: 29, down: 36 }

/** Rounds after which those that still touch stay as they are: there is no room. */
const maxRounds = 30

/**
 * Where to draw points so that no two are nearer than `gap` both ways, each as near to its own place as that
 * allows. The same points always come out the same.
 */
export function spreadApart(points: readonly Point[], gap: Gap): Point[] {
  const drawn = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < maxRounds; round++) {
    let hasMoved = false
    for (const [place, one] of drawn.entries()) {
      for (const other of drawn.slice(place + 1)) {
        const [across, down] = [other.x - one.x, other.y - one.y]
        const [shortAcross, shortDown] = [gap.across - Math.abs(across), gap.down - Math.abs(down)]
        if (shortAcross <= 0 || shortDown <= 0) continue
        hasMoved = true
        // The shorter way; a hair more, or rounding would have them meet again.
        if (shortAcross <= shortDown) push(one, other, 'x', (across < 0 ? -1 : 1) * (shortAcross / 2 + 0.01))
        else push(one, other, 'y', (down < 0 ? -1 : 1) * (shortDown / 2 + 0.01))
      }
    }
    if (!hasMoved) break
  }
  return drawn
}

/** A piece is seldom narrower than this, in CSS pixels; below it, its pins are drawn smaller. */
const seldomNarrower = 384

/** How far beside its place each pin is drawn on a piece, in CSS pixels, so that none covers another. */
export function stepAside(places: readonly MapPosition[], { width }: MapWindow): MapPosition[] {
  const scale = seldomNarrower / width
  const own = places.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  const whole = (step: number) => Math.sign(step) * Math.ceil(Math.abs(step))
  return spreadApart(own, gapOfPins).map(({ x, y }, at) => ({ x: whole(x - own[at]!.x), y: whole(y - own[at]!.y) }))
}

function push(one: Point, other: Point, axis: 'x' | 'y', by: number) {
  one[axis] -= by
  other[axis] += by
}
