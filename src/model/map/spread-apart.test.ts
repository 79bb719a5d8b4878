import { expect, test } from 'vitest'
import { spreadApart } from './spread-apart.ts'

const areApart = (points: { x: number; y: number }[], gap: number) =>
  points.every((one, place) =>
    points.every((other, at) => at === place || Math.abs(one.x - other.x) >= gap || Math.abs(one.y - other.y) >= gap),
  )

test('points with room between them stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 24, y: 3 },
    { x: 3, y: 60 },
  ]
  expect(spreadApart(points, 24)).toEqual(points)
})

test('two that touch part the shorter way, each by half', () => {
  const [one, other] = spreadApart(
    [
      { x: 0, y: 0 },
      { x: 14, y: 2 },
    ],
    24,
  )
  expect(one!.x).toBeCloseTo(-5, 1)
  expect(other!.x).toBeCloseTo(19, 1)
  expect([one!.y, other!.y]).toEqual([0, 2])
})

test('points on the same place, and a crowd of them, come apart', () => {
  const crowd = Array.from({ length: 9 }, (_, place) => ({ x: 100 + (place % 2), y: 50 + (place % 3) }))
  expect(areApart(spreadApart(crowd, 24), 24)).toBe(true)
  expect(crowd[0]).toEqual({ x: 100, y: 50 })
})
