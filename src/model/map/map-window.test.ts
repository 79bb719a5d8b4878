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
])('the piece around %s shows every place and stays on the map', (_, text) => {
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

test('tiles cover the piece, coarser ones where it is large', () => {
  const small = tilesIn({ x: 600, y: 400, width: 760, height: 380 })
  expect(small.map(({ zoom, column, row }) => `${zoom}/${column}/${row}`)).toEqual(['2/1/0', '2/2/0', '2/1/1', '2/2/1'])
  expect(tilesIn({ x: 0, y: 0, width: 2048, height: 1024 }).map(({ zoom, column, row }) => `${zoom}/${column}/${row}`)).toEqual([
    '1/0/0',
    '1/1/0',
  ])
})
