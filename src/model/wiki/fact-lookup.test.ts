import { expect, test } from 'vitest'
import { lookUpFacts } from './fact-lookup.ts'

const facts = lookUpFacts([
  { key: 'spanner_uses', value: 1 },
  { key: 'fishing_pot_wait', value: 'a minute or two' },
  { key: 'ore_drop_chances', value: { 'iron ore': 52, note: 'per chunk' } },
  { key: 'languages', value: ['English'] },
])

test('facts are found by key and kind', () => {
  expect(facts.number('spanner_uses')).toBe(1)
  expect(facts.text('fishing_pot_wait')).toBe('a minute or two')
  expect(facts.numbers('ore_drop_chances')).toEqual({ 'iron ore': 52 })
})

test('a missing fact, or one of another kind, is null', () => {
  expect(facts.number('unknown')).toBeNull()
  expect(facts.number('languages')).toBeNull()
  expect(facts.text('spanner_uses')).toBeNull()
  expect(facts.numbers('languages')).toBeNull()
})
