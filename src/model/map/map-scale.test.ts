import { expect, test } from 'vitest'
import { scaleAt } from './map-scale.ts'

test.each([
  [1, 200, 125],
  [1.5, 100, 88],
  [2, 100, 125],
  [2.5, 50, 88],
  [3, 50, 125],
])('at zoom %d the bar is %i m, %i pixels long', (zoom, metres, width) => {
  expect(scaleAt(zoom)).toEqual({ metres, width })
})
