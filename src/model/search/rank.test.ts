import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { findWords } from './find-words.ts'
import { pickBest, rank, scoreAll } from './rank.ts'
import { createIndex } from './search-index.ts'
import { beginWords, eachNear, termOf } from './word-index.ts'

const toEntry = (name: string, alias: string, words: string, modded = false): Entry => ({
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
  const found = rank(createIndex(entries), text, Infinity).map((place) => entries[place]?.suggestion.name)
  expect(found).toEqual(names)
})

test('of names that hold the text in their middle, the shorter come first', () => {
  const entries = ['spawning pool', 'respawn', 'great spawn'].map((name) => toEntry(name, '', ''))
  const found = rank(createIndex(entries), 'paw', Infinity).map((place) => entries[place]?.suggestion.name)
  expect(found).toEqual(['respawn', 'great spawn', 'spawning pool'])
})

test('page after page, all that is found comes in its order, those alike as they come in the index', () => {
  const entries = Array.from({ length: 100 }, (_, number) => toEntry(`pan ${number % 7}`, '', 'of iron', number % 5 === 0))
  const index = createIndex(entries)
  const found = scoreAll(index, 'pan', Infinity)
  const all = entries.map((_, place) => place).toSorted((one, other) => found.scores[other]! - found.scores[one]! || one - other)
  const pages = Array.from({ length: 5 }, (_, page) => pickBest(found, page * 20, page * 20 + 20))
  expect(pages.flat()).toEqual(all)
  expect(rank(index, 'pan', 30)).toEqual(all.slice(0, 30))
})

const words = 'a an ant anchor pan pans pane plan span spawn valve valves wave über ore or oar'.split(' ')
const index = (() => {
  const begun = beginWords()
  for (const word of words) begun.add({ name: word, alias: '', keywords: '', text: `${word} ${word} iron` })
  return begun.finish()
})()

/** As schoolbooks have it. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [rest, otherRest] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return distance(rest, otherRest)
  return 1 + Math.min(distance(rest, otherRest), distance(rest, other), distance(one, otherRest))
}

test.each(['pan', 'valvs', 'wve', 'x', 'anchro', 'uber', 'iron'])(
  'words near to "%s" are those of few wrong letters, however they share beginnings',
  (wanted) => {
    const terms = Array.from({ length: index.termAt.length - 1 }, (_, term) => termOf(index, term))
    for (const most of [1, 2]) {
      const near: [string, number][] = []
      eachNear(index, wanted, most, (term, letters) => near.push([termOf(index, term), letters]))
      expect(near).toEqual(terms.map((term) => [term, distance(term, wanted)]).filter(([, letters]) => Number(letters) <= most))
    }
  },
)

test('a word in a name counts more than in a text, a rare one more than a common one, and all words must be there', () => {
  const { places, scores } = findWords(index, 'pan', {})
  expect(places.map((place) => words[place])).toEqual(['pan', 'pans', 'pane'])
  expect(scores[places[0]!]).toBeGreaterThan(scores[places[2]!]!)
  expect(scores[4]).toBeGreaterThan(findWords(index, 'pan', { in: ['text'] }).scores[4]!)
  expect(scores[4]).toBeGreaterThan(findWords(index, 'iron', {}).scores[4]!)
  expect(findWords(index, 'pan iron', {}).places).toEqual(places)
  expect(findWords(index, 'pan valve', {}).places).toEqual([])
  expect(findWords(index, 'pan valve', { anyWord: true }).places).toHaveLength(5)
  expect(findWords(index, '', {}).places).toEqual([])
})
