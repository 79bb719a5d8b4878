import { expect, test } from 'vitest'
import type { SearchEntry } from './entry.ts'
import { fromSent, toSent } from './send-index.ts'
import type { SentIndex } from './sent-index.ts'

const plain: SearchEntry['suggestion'] = {
  kind: 'page',
  name: 'FAQ',
  note: 'Short answers.',
  path: '/faq',
  picture: '',
  value: null,
  modded: false,
  value_estimate: false,
  value_certainty: null,
  note_certainty: null,
  value_version: '',
  price_per_weight: false,
}
const page: SearchEntry = { suggestion: plain, alias: '', keywords: [], words: 'a answer answer short', weight: 3, priced: null }
const item: SearchEntry = {
  suggestion: {
    ...plain,
    kind: 'item',
    name: 'Pan',
    note: '',
    picture: 'pan',
    value: 0,
    modded: true,
    value_estimate: true,
    value_certainty: 'guess',
    note_certainty: 'seen',
    value_version: '2.2',
    price_per_weight: true,
  },
  alias: 'Sieve',
  keywords: ['sluice'],
  words: '',
  weight: 8,
  priced: 0,
}

test.each<[what: string, entry: SearchEntry]>([
  ['a page with its own words', page],
  ['an item with all fields and a price of 0', item],
  ['an entry with only the words of its note', { ...page, words: plain.note }],
  ['an entry without words', { ...page, words: '' }],
])('%s is restored', (_, entry) => {
  const sent: SentIndex = JSON.parse(JSON.stringify(toSent([item, entry, page])))
  expect(fromSent(sent)).toEqual([item, entry, page])
})

test('empty fields are not sent', () => {
  expect(toSent([{ ...page, words: plain.note }]).entries).toEqual([{ kind: 'page', name: 'FAQ', note: 'Short answers.', path: '/faq' }])
})
