import { expect, test } from 'vitest'
import { mapEdge } from './map-projection.ts'
import { tilesIn, windowAround } from './map-window.ts'

test.each([
  ['one place', '1050,870'],
  ['a place in a corner', '0,0'],
  ['a place in the other corner', '2048,2048'],
  ['two towns', '640,610 1480,780'],
  ['places above each other', '900,200 950,1900'],
  ['the whole island', '30,30 2040,2040'],
  ['places above each other at the edge', '1990,400 1990,1001'],
])('the window around %s shows every place and stays on the map', (_, text) => {
  const places = text
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }))
  const piece = windowAround(places)
  expect(piece.x).toBeGreaterThanOrEqual(0)
  expect(piece.y).toBeGreaterThanOrEqual(0)
  expect(piece.x + piece.width).toBeLessThanOrEqual(mapEdge)
  expect(piece.y + piece.height).toBeLessThanOrEqual(mapEdge)
  for (const { x, y } of places) {
    expect(x >= piece.x && x <= piece.x + piece.width, `${x} across`).toBe(true)
    expect(y >= piece.y && y <= piece.y + piece.height, `${y} down`).toBe(true)
  }
})

test('tiles cover the window, coarser ones for a large one', () => {
  const small = tilesIn({ x: 600, y: 400, width: 300, height: 150 })
  expect(small).toEqual({ zoom: 2, edge: 512, columns: { first: 1, count: 1 }, rows: { first: 0, count: 2 } })
  const whole = tilesIn({ x: 0, y: 0, width: 2048, height: 1024 })
  expect(whole).toEqual({ zoom: 1, edge: 1024, columns: { first: 0, count: 2 }, rows: { first: 0, count: 1 } })
})

/** A snippet on a screen of 320 pixels, where pins are drawn at four fifths of their size. */
const narrowest = { width: 286, pin: { half: 17 * 0.8, height: 42 * 0.8 } }

test.each(['433,725', '433,725 1542,728', '336,749 1034,620 1542,728 1300,1500', '200,700 1900,760'])(
  'pins at %s are not cut off',
  (text) => {
    const places = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return { x, y }
    })
    const piece = windowAround(places)
    const scale = narrowest.width / piece.width
    for (const { x, y } of places) {
      expect((y - piece.y) * scale).toBeGreaterThanOrEqual(narrowest.pin.height)
      expect(Math.min(x - piece.x, piece.x + piece.width - x) * scale).toBeGreaterThanOrEqual(narrowest.pin.half)
    }
  },
)
