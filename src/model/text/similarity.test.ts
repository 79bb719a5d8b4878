import { expect, test } from 'vitest'
import { createSimilarity } from './similarity.ts'
import { toComparable } from './slugs.ts'

const similarity = (a: string, b: string) => createSimilarity(a)(toComparable(b))

test.each([
  ['Shovel', 'shovel', 1],
  ["Hobson's Powerworks", 'hobsons-powerworks', 1],
  ['cage', 'xyz', 0],
  ['', '', 0],
  ['a', 'a', 0],
])('"%s" and "%s" have a similarity of %d', (a, b, alike) => {
  expect(similarity(a, b)).toBe(alike)
})

test('similar spellings have a higher similarity, in both directions', () => {
  expect(similarity('shovelblatt', 'Shovel')).toBeGreaterThan(similarity('shovelblatt', 'Tablet'))
  expect(similarity('Shovel', 'shovelblatt')).toBe(similarity('shovelblatt', 'Shovel'))
})
