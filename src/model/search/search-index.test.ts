import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { rank } from './rank.ts'
import { createIndex, renewIndex } from './search-index.ts'

const toEntry = (name: string, alias: string, words: string, value = 100): Entry => ({
  suggestion: {
    kind: 'item',
    name,
    note: '',
    path: `/database/${name}`,
    picture: '',
    value,
    modded: false,
    value_estimate: false,
    value_certainty: null,
    note_certainty: null,
    value_version: '',
    price_per_weight: false,
  },
  alias,
  keywords: ['tool'],
  words,
  weight: 1,
  priced: null,
})
const things = ['pan', 'sieve', 'shovel', 'bucket', 'pipe', 'valve', 'drill', 'lantern', 'cart', 'rope', 'crate', 'hammer']
const before = Array.from({ length: 40 }, (_, place) =>
  toEntry(`${things[place % 12]} ${place}`, '', `${things[(place * 7) % 12]} of iron`),
)

test('an index that was brought up to date finds what a new one finds, and tells the new value', () => {
  const after = before.with(3, toEntry('teapot', 'kettle, shovel', 'for tea and iron')).with(5, toEntry('valve 5', '', 'pan of iron', 900))
  const index = createIndex(before)
  expect(renewIndex(index, after)).toBe(true)
  const fresh = createIndex(after)
  for (const word of [...things, 'teapot', 'kettle', 'tea', 'iron', 'bucket 3', 'valve 5', 'tool', 'teapto', 'o'])
    expect(rank(index, word, Infinity), word).toEqual(rank(fresh, word, Infinity))
  expect(rank(index, 'kettle', 1)).toEqual([after[3]])
  expect(rank(index, 'valve 5', 1)[0]?.suggestion.value).toBe(900)
})

test('where much is new, or something came or went, it is left as it is', () => {
  const index = createIndex(before)
  expect(renewIndex(index, [...before, before[0]!])).toBe(false)
  expect(
    renewIndex(
      index,
      before.map((one, place) => (place < 5 ? toEntry(`new ${place}`, '', '') : one)),
    ),
  ).toBe(false)
  expect(rank(index, 'pan 0', 1)).toEqual([before[0]])
})
