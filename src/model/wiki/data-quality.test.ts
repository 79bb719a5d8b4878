import { expect, test } from 'vitest'
import { addUp, shareFromTheGame } from './data-quality.ts'

const row = { total: 3, seen: 1, files: 1, told: 0, 'worked-out': 0, guess: 1, unknown: 2 }

test('rows are summed by certainty', () => {
  expect(addUp([row, { ...row, total: 4, told: 1 }])).toEqual({
    total: 7,
    seen: 2,
    files: 2,
    told: 1,
    'worked-out': 0,
    guess: 2,
    unknown: 4,
  })
  expect(addUp([])).toEqual({ total: 0, seen: 0, files: 0, told: 0, 'worked-out': 0, guess: 0, unknown: 0 })
})

test.each([
  [row, 66],
  [{ ...row, guess: 0, total: 2 }, 100],
  [{ ...row, seen: 994, files: 5, total: 1000 }, 99],
  [{ ...row, total: 0 }, 0],
])('of %j, %i percent are from the game', (counts, share) => {
  expect(shareFromTheGame(counts)).toBe(share)
})
