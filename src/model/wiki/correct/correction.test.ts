import { expect, test } from 'vitest'
import { readCorrection } from './correction.ts'

test.each([3998, 3999, 4000])('a text cut at %d letters does not end in a lone surrogate', (letters) => {
  const { to } = readCorrection(new URLSearchParams({ to: `${'a'.repeat(letters)}\u{1F48E}` }))
  expect(to.isWellFormed()).toBe(true)
  expect(to.length).toBeLessThanOrEqual(4000)
})
