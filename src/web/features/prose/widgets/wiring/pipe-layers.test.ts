import { expect, test } from 'vitest'
import { layerPipes, type LaidPipe } from './pipe-layers.ts'

const pipe = (carries: 'logic' | 'items', ...points: [x: number, y: number][]): LaidPipe => ({
  route: { carries },
  points: points.map(([x, y]) => ({ x, y })),
})
const flat = pipe('logic', [0, 10], [20, 10])
const upright = pipe('logic', [10, 0], [10, 20])
const touching = pipe('logic', [20, 10], [20, 30])
const items = pipe('items', [0, 40], [20, 40])

test('pipes that touch are drawn as one, each kind by itself', () => {
  expect(
    layerPipes([flat, touching, items, pipe('logic', [0, 50], [20, 50])]).map(({ carries, pipes }) => [carries, pipes.length]),
  ).toEqual([
    ['logic', 3],
    ['items', 1],
  ])
})

test('of two that cross, the later lies above the earlier, also of another kind', () => {
  expect(layerPipes([flat, upright, touching]).map(({ pipes }) => pipes)).toEqual([[flat, touching], [upright]])
  const across = pipe('items', [10, 0], [10, 20])
  const above = pipe('logic', [5, 15], [15, 15])
  expect(layerPipes([flat, across, above]).map(({ pipes }) => pipes)).toEqual([[flat], [across], [above]])
})
