import { expect, test } from 'vitest'
import { mapEdge, stepFrom, toMapPosition, toMetres, toPixels } from './map-projection.ts'

test.each([
  ['Ember Cradle', 21_365, 5072, 433.3, 724.9],
  ['Burnscroft', 13_853, 8161, 510.5, 912.7],
  ['Bastion Keep', 18_487, -1921, 258.5, 796.8],
  ['Ironil', 22_428, 28_936, 1029.9, 698.3],
  ['Bridgepour', 11_359, 28_465, 1018.1, 975],
  ['The Barge', 3544, 27_932, 1004.8, 1170.4],
  ['South Hope', -3612, 43_623, 1397.1, 1349.3],
  ['Dreck Quarry', 7770, 59_261, 1788, 1064.8],
  ["Mildew's Aquifer", 21_227, 49_435, 1542.4, 728.3],
])('%s at %i, %i of the game is at %d, %d of the map', (_, worldX, worldY, x, y) => {
  expect(toMapPosition({ x: worldX, y: worldY })).toEqual({ x, y })
  for (const at of [x, y]) expect(at > 0 && at < mapEdge).toBe(true)
})

test("the game's x runs up and its y to the right, by as much", () => {
  const start = toMapPosition({ x: 0, y: 0 })
  const [ahead, aside] = [toMapPosition({ x: 4000, y: 0 }), toMapPosition({ x: 0, y: 4000 })]
  expect([ahead.x - start.x, start.y - ahead.y]).toEqual([0, 100])
  expect([aside.x - start.x, aside.y - start.y]).toEqual([100, 0])
})

test('a metre is the same everywhere: a hundred units of the game', () => {
  const [first, second] = [toMapPosition({ x: 9400, y: 0 }), toMapPosition({ x: 9400, y: 10_000 })]
  expect(toMetres(second.x - first.x)).toBeCloseTo(100)
  expect(toPixels(toMetres(250))).toBe(250)
  expect(stepFrom({ x: 100, y: 100 }, { right: 10, up: 20 })).toEqual({ x: 125, y: 50 })
})
