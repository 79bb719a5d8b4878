import { expect, test } from 'vitest'
import { filteredAfter, linePressure, tanksForFullPressure } from './water-pressure.ts'

const rules = { base: 50, tank: 25, cap: 100 }

test.each([
  [0, 50],
  [1, 75],
  [2, 100],
  [3, 100],
])('an intake with %i tanks has %i% of full pressure', (tanks, percent) => {
  expect(linePressure(rules, tanks)).toBe(percent)
})

test('two tanks give an intake full pressure', () => {
  expect(tanksForFullPressure(rules)).toBe(2)
  expect(tanksForFullPressure({ ...rules, tank: 0 })).toBe(0)
})

test('five filters in a row give clean water', () => {
  expect(filteredAfter(20, 5)).toEqual([20, 40, 60, 80, 100])
})
