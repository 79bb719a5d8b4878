import { expect, test } from 'vitest'
import { listExplanations } from './item-explanations.ts'

test.each([
  [{ group: 'tool', explains: ['digging'] as const }, 'digging'],
  [{ group: 'machine', explains: ['filter', 'odds'] as const }, 'filter odds'],
  [{ group: 'seed-bag', explains: [] }, 'growth'],
  [{ group: 'crop', explains: [] }, 'growth'],
  [{ group: 'crop', explains: ['growth'] as const }, 'growth'],
  [{ group: 'furniture', explains: ['growth'] as const }, 'growth'],
  [{ group: 'ore', explains: [] }, ''],
])('%j is explained with %s', (item, expected) => {
  expect(listExplanations(item).join(' ')).toBe(expected)
})
