import { expect, test } from 'vitest'
import type { SearchEntry } from './entry.ts'
import { findNearest } from './nearest.ts'
import { pickBest, rank, scoreAll } from './rank.ts'
import { createIndex } from './search-index.ts'

const toEntry = (name: string, alias: string, words: string, modded = false): SearchEntry => ({
  suggestion: {
    kind: 'item',
    name,
    note: '',
    path: `/database/${name}`,
    picture: '',
    value: 100,
    modded,
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

test.each([
  ['pan', ['pan', 'modded pan', 'pan lid', 'sieve', 'spoon']],
  ['pans', ['pan', 'pan lid', 'modded pan', 'sieve', 'spoon']],
  ['kettle', ['teapot']],
  ['teapto', ['teapot']],
  ['tool', ['teapot', 'pan lid', 'pan', 'modded pan', 'sieve', 'spoon']],
  ['nothing', []],
])('"%s" finds %j', (text, names) => {
  const entries = [
    toEntry('teapot', 'kettle, can', 'for tea'),
    toEntry('pan lid', '', 'of iron'),
    toEntry('pan', '', 'of iron'),
    toEntry('modded pan', 'pan', 'of iron', true),
    toEntry('sieve', '', 'fine pan of copper'),
    toEntry('spoon', '', 'to lie in a pan, of brass and much more than that'),
  ]
  const ranked = rank(createIndex(entries), text, Infinity).map((place) => entries[place]?.suggestion.name)
  expect(ranked).toEqual(names)
})

test('of names with the text in the middle, shorter ones come first', () => {
  const entries = ['spawning pool', 'respawn', 'great spawn'].map((name) => toEntry(name, '', ''))
  const names = rank(createIndex(entries), 'paw', Infinity).map((place) => entries[place]?.suggestion.name)
  expect(names).toEqual(['respawn', 'great spawn', 'spawning pool'])
})

test('pages have all results in order, equal ones in the order of the index', () => {
  const entries = Array.from({ length: 100 }, (_, number) => toEntry(`pan ${number % 7}`, '', 'of iron', number % 5 === 0))
  const index = createIndex(entries)
  const scored = scoreAll(index, 'pan', Infinity)
  const all = entries.map((_, entry) => entry).toSorted((a, b) => scored.scores[b]! - scored.scores[a]! || a - b)
  const pages = Array.from({ length: 5 }, (_, page) => pickBest(scored, page * 20, page * 20 + 20))
  expect(pages.flat()).toEqual(all)
  expect(rank(index, 'pan', 30)).toEqual(all.slice(0, 30))
})

test.each(['shovle', 'shvoel rack'])('of things with equal names, "%s" suggests the best one', (text) => {
  const entries = ['shovel', 'shovel rack', 'shovel', 'shovel rack'].map((name) => toEntry(name, '', ''))
  const names = findNearest(createIndex(entries), text, () => true).map((place) => entries[place]?.suggestion.name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
