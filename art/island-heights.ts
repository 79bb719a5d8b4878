import { createNoise2D } from 'simplex-noise'

import { bays, landLobes, mountains, rivers } from './island-landscape.ts'
import { grounds, type IslandPlace, type Point, ship, worldSize } from './island-places.ts'
import { seededChance } from './seeded-chance.ts'

/** Cells along one side of the height field. */
export const gridSize = 512
/** World pixels a cell covers. */
export const cellSize = worldSize / gridSize

type Noise = (x: number, y: number) => number

/** The shape of the land. */
export type Island = {
  /** Row by row; 0 is the shore, below it sea, 1 about the highest peak. */
  heights: Float32Array
  heightAt(x: number, y: number): number
  riverLines: Point[][]
  distanceToRiver(x: number, y: number): number
  chance: () => number
  woods: Noise
  wobble: Noise
}

/** Raises the island from its seed: lobes, mountains, river valleys, and level ground under each of these places. */
export function raiseIsland(places: readonly IslandPlace[], seed = 20200508): Island {
  const chance = seededChance(seed)
  const [rolling, craggy, wobble] = [createNoise2D(chance), createNoise2D(chance), createNoise2D(chance)]
  const hills = octaves((x, y) => rolling(x, y))
  const ridges = octaves((x, y) => 1 - Math.abs(craggy(x, y)))

  const riverLines = rivers.map(({ course }) =>
    smoothLine(course).map(([x, y], i): Point => [x + 9 * wobble(i * 0.09, course[0]![0]), y + 9 * wobble(i * 0.09 + 50, course[0]![1])]),
  )
  const riverPoints = riverLines.flat()
  const distanceToRiver = (x: number, y: number) => {
    let nearest = Infinity
    for (const point of riverPoints) {
      const squared = (point[0] - x) ** 2 + (point[1] - y) ** 2
      if (squared < nearest) nearest = squared
    }
    return Math.sqrt(nearest)
  }

  const onLand = places.filter(({ id }) => id !== ship)
  const crater = places.find(({ id }) => grounds[id]?.around === 'lava')

  function heightOf(x: number, y: number): number {
    const ground = groundAt(x, y, wobble) + 0.16 * hills(x / 260, y / 260)
    let height = ground
    if (ground >= 0) {
      const rise = mountainAt(x, y) * (0.35 + 0.95 * ridges(x / 240, y / 240)) * Math.min(1, ground * 3)
      height = ground * 0.32 + rise + 0.05 * hills(x / 70 + 3, y / 70) * Math.min(1, ground * 4)
    }
    if (height > 0) height = carveValley(height, distanceToRiver(x, y))
    height -= Math.max(0, Math.hypot((x - 1024) / 1024, (y - 1024) / 1024) - 0.92) * 2.5
    return digCrater(crater, levelForPlaces(onLand, height, x, y), x, y)
  }

  const heights = new Float32Array(gridSize * gridSize)
  for (let row = 0; row < gridSize; row++) {
    for (let column = 0; column < gridSize; column++) {
      heights[row * gridSize + column] = heightOf(column * cellSize, row * cellSize)
    }
  }

  const cell = (position: number) => Math.min(gridSize - 1, Math.max(0, Math.round(position / cellSize)))
  const heightAt = (x: number, y: number) => heights[cell(y) * gridSize + cell(x)] ?? -1
  return { heights, heightAt, riverLines, distanceToRiver, chance, woods: craggy, wobble }
}

/** Five octaves of a noise, each twice as fine and half as strong. */
function octaves(noise: Noise): Noise {
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < 5; octave++) sum += 0.5 ** (octave + 1) * noise(x * 2 ** octave, y * 2 ** octave)
    return sum
  }
}

function groundAt(x: number, y: number, wobble: Noise): number {
  // Noise in the shore, so that the lobes do not look like circles.
  const wanderedX = x + 70 * wobble(x / 300, y / 300) + 26 * wobble(x / 90 + 9, y / 90)
  const wanderedY = y + 70 * wobble(x / 300 + 40, y / 300) + 26 * wobble(x / 90, y / 90 + 9)
  let land = 0
  for (const [cx, cy, radius, lift] of landLobes) {
    const distance = Math.hypot(wanderedX - cx, wanderedY - cy) / radius
    land = Math.max(land, lift * (1.15 - distance * distance * 0.95))
  }
  for (const [cx, cy, radius, depth] of bays) {
    const distance = Math.hypot(wanderedX - cx, wanderedY - cy) / radius
    land -= depth * Math.exp(-distance * distance)
  }
  return land - 0.35
}

function mountainAt(x: number, y: number): number {
  let sum = 0
  for (const [cx, cy, spread, height] of mountains) {
    sum += height * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * spread * spread))
  }
  return sum
}

function carveValley(height: number, distance: number): number {
  return distance < 60 ? height * (0.42 + 0.58 * (distance / 60) ** 1.2) + 0.004 : height
}

/** Levels the ground under each place. */
function levelForPlaces(places: readonly IslandPlace[], height: number, x: number, y: number): number {
  let level = height
  for (const place of places) {
    const distance = Math.hypot(x - place.x, y - place.y)
    if (distance >= 62) continue
    const target = Math.max(0.07, Math.min(level, 0.2))
    level += (target - level) * (1 - distance / 62) ** 0.7
  }
  return level
}

function digCrater(crater: IslandPlace | undefined, height: number, x: number, y: number): number {
  if (!crater) return height
  const distance = Math.hypot(x - crater.x, y - crater.y)
  return distance < 52 ? height - (1 - distance / 52) * 0.12 : height
}

/** A Catmull-Rom curve through the points, one point about every `step` pixels. */
export function smoothLine(points: readonly Point[], step = 6): Point[] {
  const line: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const start = points[i]!
    const end = points[i + 1]!
    const before = points[i - 1] ?? start
    const after = points[i + 2] ?? end
    const pieces = Math.max(2, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / step))
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * start[axis] +
          (end[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * t ** 2 +
          (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * t ** 3)
      line.push([along(0), along(1)])
    }
  }
  line.push(points.at(-1)!)
  return line
}
