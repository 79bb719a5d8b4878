import { expect, test } from 'vitest'
import { guessesAddress, describeGuesses, withGuesses } from './guesses-address.ts'

test.each([
  ['guesses=out', true],
  ['guesses=in', false],
  ['', false],
])('"%s" hides guesses: %s', (query, areOut) => {
  expect(guessesAddress.with().read(new URLSearchParams(query))).toBe(areOut)
})

test('an address keeps its other parameters', () => {
  expect([withGuesses('/shop', true), withGuesses('/search?q=pipe', true), withGuesses('/shop', false)]).toEqual([
    '/shop?guesses=out',
    '/search?q=pipe&guesses=out',
    '/shop',
  ])
})

test('the count has the unconfirmed or hidden prices', () => {
  expect([describeGuesses(5, 12, false), describeGuesses(5, 12, true), describeGuesses(0, 1, false)]).toEqual([
    '5 of 12 prices are unconfirmed',
    '5 of 12 prices are hidden',
    '0 of 1 price is unconfirmed',
  ])
})
