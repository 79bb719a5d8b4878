import { expect, test } from 'vitest'
import { windowAround } from './map-window.ts'
import { shareCovered, spreadApart, offsetPins, type Gap } from './spread-apart.ts'

const even = { across: 24, down: 24 }

const areApart = (points: { x: number; y: number }[], gap: Gap) =>
  points.every((point, index) =>
    points.every((other, at) => at === index || Math.abs(point.x - other.x) >= gap.across || Math.abs(point.y - other.y) >= gap.down),
  )

test('points with enough distance do not move', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 24, y: 3 },
    { x: 3, y: 60 },
  ]
  expect(spreadApart(points, even)).toEqual(points)
})

test('two overlapping points move apart along the shorter axis, each by half', () => {
  const [first, second] = spreadApart(
    [
      { x: 0, y: 0 },
      { x: 14, y: 2 },
    ],
    even,
  )
  expect(first!.x).toBeCloseTo(-5, 1)
  expect(second!.x).toBeCloseTo(19, 1)
  expect([first!.y, second!.y]).toEqual([0, 2])
})

test('points at the same position are moved apart', () => {
  const crowded = Array.from({ length: 9 }, (_, index) => ({ x: 100 + (index % 2), y: 50 + (index % 3) }))
  expect(areApart(spreadApart(crowded, even), even)).toBe(true)
  expect(crowded[0]).toEqual({ x: 100, y: 50 })
})

test('a pin moves along the axis that needs less, with different gaps per axis', () => {
  const [first, second] = spreadApart(
    [
      { x: 0, y: 0 },
      { x: 15, y: 4 },
    ],
    { across: 29, down: 36 },
  )
  expect(second!.x - first!.x).toBeGreaterThanOrEqual(29)
  expect([first!.y, second!.y]).toEqual([0, 4])
})

test.each([286, 384, 700])('on a snippet of %i px no pin covers a quarter of another', (width) => {
  const near = [
    { x: 433, y: 725 },
    { x: 471, y: 735 },
    { x: 452, y: 760 },
    { x: 1100, y: 760 },
  ]
  const piece = windowAround(near)
  const size = width < 384 ? 0.8 : 1
  const drawn = offsetPins(near, piece).map(({ x, y }, at) => ({
    x: (near[at]!.x * width) / piece.width + x,
    y: (near[at]!.y * width) / piece.width + y,
  }))
  for (const [at, point] of drawn.entries())
    for (const other of drawn.slice(at + 1)) expect(shareCovered(point, other, size)).toBeLessThan(0.25)
  // A pin without neighbours does not move.
  expect(offsetPins(near, piece).at(-1)).toEqual({ x: 0, y: 0 })
})
