import { expect, test } from 'vitest'
import { toAction } from './actions.ts'
import type { SearchEntry } from './entry.ts'

const gold: SearchEntry = {
  suggestion: {
    kind: 'item',
    name: 'Gold',
    note: '',
    path: '/database/gold',
    picture: 'gold',
    value: 3,
    modded: false,
    value_estimate: false,
    value_certainty: null,
    note_certainty: null,
    value_version: '',
    price_per_weight: true,
  },
  alias: '',
  keywords: [],
  words: '',
  weight: 1,
  priced: 7,
}

test('the value of a weight is rounded to the nearest coin, as in the calculator', () => {
  const weigh = (weight: number) => toAction({ command: { do: 'weigh', weight, name: 'gold' }, item: 0, about: 'gold' }, () => gold).value
  expect([2, 2.4, 2.5, 2.6].map(weigh)).toEqual([6, 7, 8, 8])
})
