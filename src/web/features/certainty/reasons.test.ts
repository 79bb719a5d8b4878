import { expect, test } from 'vitest'
import { findReason } from './reasons.ts'

test('a field of two kinds is told apart by the kind', () => {
  const entries = [
    { kind: 'item', field: 'value' },
    { kind: 'resource', field: 'value' },
  ]
  expect(findReason(entries, 'value', 'resource')).toBe(entries[1])
  expect(findReason(entries, 'value')).toBe(entries[0])
  expect(findReason(entries, 'name')).toBeUndefined()
})
