import { expect, test } from 'vitest'
import { findShortestRoute, type RouteStop } from './shortest-route.ts'

const stop = (id: number, group: string, x?: number, y = 0): RouteStop => ({ id, group, at: x === undefined ? undefined : { x, y } })

test.each<[string, RouteStop[], number[], number]>([
  ['no stop', [], [], 0],
  ['one stop', [stop(7, 'a', 5)], [7], 0],
  ['a line is walked from end to end, from the lower id', [stop(9, 'a', 0), stop(3, 'b', 20), stop(5, 'c', 10)], [3, 5, 9], 20],
  ['the order of the input does not matter', [stop(5, 'c', 10), stop(3, 'b', 20), stop(9, 'a', 0)], [3, 5, 9], 20],
  ['a town is finished before the next, though the way be longer', [stop(1, 'a', 0), stop(2, 'b', 1), stop(3, 'a', 10)], [2, 1, 3], 1 + 10],
  ['a stop without a position comes last', [stop(1, 'b'), stop(2, 'a', 0), stop(3, 'a', 4)], [2, 3, 1], 4],
  ['nothing has a position', [stop(4, 'a'), stop(2, 'b')], [2, 4], 0],
  ['all in one spot', [stop(2, 'a', 5, 5), stop(1, 'a', 5, 5), stop(3, 'a', 5, 5)], [1, 2, 3], 0],
])('%s', (_, stops, ids, length) => {
  const route = findShortestRoute(stops)
  expect(route.ids).toEqual(ids)
  expect(route.length).toBeCloseTo(length)
})

test('agrees with brute force on random towns', () => {
  let seed = 11
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 60; round++) {
    const stops = Array.from({ length: 2 + chance(5) }, (_, id) => stop(id, `town ${chance(3)}`, chance(100), chance(100)))
    const lengths = orders(stops).filter(isGrouped).map(walk)
    expect(findShortestRoute(stops).length).toBeCloseTo(Math.min(...lengths))
  }
})

test('above the limit for exact routes, every stop is still visited once, town by town', () => {
  const stops = Array.from({ length: 20 }, (_, id) => stop(id, id % 2 === 0 ? 'even' : 'odd', (id * 37) % 100, (id * 53) % 90))
  const { ids } = findShortestRoute(stops)
  expect(new Set(ids).size).toBe(20)
  expect(isGrouped(ids.flatMap((id) => stops.find((candidate) => candidate.id === id) ?? []))).toBe(true)
})

function orders(stops: RouteStop[]): RouteStop[][] {
  if (stops.length < 2) return [stops]
  return stops.flatMap((first) => orders(stops.filter((other) => other !== first)).map((rest) => [first, ...rest]))
}

function isGrouped(order: RouteStop[]): boolean {
  const towns = order.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
  return new Set(towns).size === towns.length
}

function walk(order: RouteStop[]): number {
  return order.reduce((sum, { at }, index) => {
    const before = order[index - 1]?.at
    return at && before ? sum + Math.hypot(at.x - before.x, at.y - before.y) : sum
  }, 0)
}
