import { expect, test } from 'vitest'
import { maxListNameLength, toFreeName, toListName } from './list-name.ts'

test.each([
  ['Iron farm', [], 'Iron farm'],
  ['Iron farm', ['Gold'], 'Iron farm'],
  ['Iron farm', ['Iron farm'], 'Iron farm (2)'],
  ['Iron farm (2)', ['Iron farm (2)'], 'Iron farm (3)'],
  ['Iron farm', ['Iron farm', 'Iron farm (2)', 'Iron farm (3)'], 'Iron farm (4)'],
  ['  Iron farm ', ['Iron farm'], 'Iron farm (2)'],
  ['', [], 'Custom List'],
  ['\n\t', ['Custom List'], 'Custom List (2)'],
])('%j beside %j is called %j', (typed, taken, name) => {
  expect(toFreeName(typed, taken)).toBe(name)
})

test('a long name is cut to fit its number', () => {
  const long = 'n'.repeat(maxListNameLength)
  const other = toFreeName(long, [long])
  expect(other).toBe(`${'n'.repeat(maxListNameLength - 4)} (2)`)
  expect(toFreeName(other, [long, other])).toBe(`${'n'.repeat(maxListNameLength - 4)} (3)`)
})

test('a name is never cut inside a character', () => {
  expect(toListName(`${'n'.repeat(maxListNameLength - 1)}💎`).isWellFormed()).toBe(true)
})
