import { expect, test } from 'vitest'
import { splitDescription } from './shop-description.ts'

test('the front of a shop has whole sentences for two lines, the rest stands with its facts', () => {
  const short = 'Sells hand carts in 1.7.2. Its sign bears its name.'
  expect(splitDescription(short)).toEqual([short, ''])
  const long = `Buys by weight. ${'A market trades one half of the board, '.repeat(4)}most likely. Prices change.`
  expect(splitDescription(long)).toEqual(['Buys by weight.', long.slice('Buys by weight. '.length)])
})
