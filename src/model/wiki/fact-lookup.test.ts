import { expect, test } from 'vitest'
import { lookUpFacts } from './fact-lookup.ts'

const facts = lookUpFacts([
  { key: 'spanner_uses', value: 1, version: '1.2.16', certainty: 'files' },
  { key: 'fishing_pot_wait', value: 'a minute or two' },
  { key: 'ore_drop_chances', value: { 'iron ore': 52, note: 'per chunk' } },
  { key: 'stock_new_day', value: '05:30', version: '1.2.16' },
  { key: 'languages', value: ['English'], certainty: 'worked-out' },
  { key: 'ore_drop_items', value: { 'iron ore': ['iron-ore'], note: 'by line' } },
  { key: 'named_items', value: { filter: 'water-pipe-filter' } },
])

test('facts are found by key and kind', () => {
  expect(facts.number('spanner_uses')).toBe(1)
  expect(facts.text('fishing_pot_wait')).toBe('a minute or two')
  expect(facts.numbers('ore_drop_chances')).toEqual({ 'iron ore': 52 })
})

test('named items are found by their key', () => {
  expect(facts.lists('ore_drop_items')).toEqual({ 'iron ore': ['iron-ore'], note: [] })
  expect(facts.item('filter')).toEqual({ name: 'Water Pipe Filter', safe_name: 'water-pipe-filter' })
  expect(facts.item('tank')).toBeNull()
})

test('a fact has the version of its value, or none', () => {
  expect(facts.version('spanner_uses')).toBe('1.2.16')
  expect(facts.version('languages')).toBe('')
  expect(facts.version('unknown')).toBe('')
})

test('an estimated fact has a badge', () => {
  expect(['spanner_uses', 'languages', 'stock_new_day', 'unknown'].map(facts.mark)).toEqual([null, 'worked-out', null, null])
})

test('a missing fact, or one of another type, is null', () => {
  expect(facts.number('unknown')).toBeNull()
  expect(facts.number('languages')).toBeNull()
  expect(facts.text('spanner_uses')).toBeNull()
  expect(facts.numbers('languages')).toBeNull()
})
