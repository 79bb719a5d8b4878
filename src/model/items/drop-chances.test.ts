import { expect, test } from 'vitest'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { chunksPerFind, findOdds, describeOtherOdds, describeTogether, toOdds } from './drop-chances.ts'

const odds = toOdds(
  lookUpFacts([
    { key: 'ore_drop_chances', value: { shard: 5, 'gold ore': 37, 'iron ore': 52, 'uncut gems together': 5, 'cloutium ore': 1 } },
    {
      key: 'ore_drop_items',
      value: { 'gold ore': ['gold-ore'], 'uncut gems together': ['uncut-emerald', 'uncut-sapphire', 'uncut-ruby'] },
    },
  ]),
)

test('the most frequent find comes first', () => {
  expect(odds.map(({ label, percent }) => `${label} ${percent}`)).toEqual([
    'Iron ore 52',
    'Gold ore 37',
    'Shard 5',
    'Uncut gems 5',
    'Cloutium ore 1',
  ])
})

test.each([
  ['gold-ore', 37],
  ['uncut-ruby', 5],
  ['uncut-onyx', undefined],
  ['gold-bar', undefined],
])('%s has odds of %s', (item, percent) => {
  expect(findOdds(odds, item)?.percent).toBe(percent)
})

test.each([
  [52, 1.9],
  [37, 2.7],
  [1, 100],
])('odds of %i percent mean %f chunks a find', (percent, chunks) => {
  expect(chunksPerFind(percent)).toBe(chunks)
})

test('items that share a chance are listed in words', () => {
  const shared = odds.find(({ items }) => items.length > 1)
  expect(shared && describeTogether(shared)).toBe('Emerald, sapphire and ruby')
})

test('differences of another list are described, and nothing if they agree', () => {
  const others = odds.map((odd) => (odd.label === 'Iron ore' ? { ...odd, percent: 51 } : odd))
  expect(describeOtherOdds(odds, others)).toBe('51% iron ore')
  expect(describeOtherOdds(odds, [...odds, { label: 'Onyx', percent: 3 }])).toBe('')
})
