import { expect, test } from 'vitest'
import { assumeVersion, dropAssumed } from './assumed-version.ts'
import { maxPrice, noPrices, readMyPrices } from './my-prices.ts'
import { findOwn, takeBack, withPrices } from './with-prices.ts'
import { MyPrices } from './price-file.ts'
import { readPrice } from './read-price.ts'

const bar = { value: 2400, price_per_weight: true, on: '2026-11-27' }
// A price of 0 is a price.
const pan = { value: 0, price_per_weight: false, on: '2026-11-26' }
const my = withPrices(withPrices({ ...noPrices, plays: '3.x' }, { 'gold-bar': bar }), { 'no-more-there': pan })

test('prices are stored by version, also for items that no longer exist', () => {
  const older = withPrices({ ...my, plays: '2.x' }, { 'gold-bar': pan })
  const read = readMyPrices(JSON.stringify(older))
  expect(read).toEqual({ my: older, problem: undefined })
  expect(findOwn(read.my, 'gold-bar')).toEqual(pan)
  expect(findOwn({ ...read.my, plays: '3.x' }, 'gold-bar')).toEqual(bar)
  expect(findOwn({ ...read.my, plays: '3.x' }, 'no-more-there')).toEqual(pan)
  expect(findOwn(read.my, 'constructor')).toBeUndefined()
  expect(MyPrices.parse(JSON.parse(JSON.stringify(older)))).toEqual(older)
})

test('only the removed price is gone', () => {
  expect(withPrices(my, { 'gold-bar': undefined }).prices['3.x']).toEqual({ 'no-more-there': pan })
})

test('the version on sale is assumed with the first price, and dropped with the last', () => {
  const first = withPrices(assumeVersion(noPrices, '3.x'), { 'gold-bar': bar })
  expect(dropAssumed(first)).toMatchObject({ plays: '3.x', assumed: true })
  const read = readMyPrices(JSON.stringify(first)).my
  expect(read).toEqual(first)
  expect(dropAssumed(withPrices(read, { 'gold-bar': undefined })).plays).toBe('')
  // A chosen version stays, and so does one with prices of another.
  expect(dropAssumed(withPrices(my, { 'gold-bar': undefined, 'no-more-there': undefined })).plays).toBe('3.x')
  expect(assumeVersion({ ...noPrices, plays: '2.x' }, '3.x').plays).toBe('2.x')
  expect(MyPrices.parse(first)).toEqual(first)
})

test('undo keeps later changes', () => {
  const after = withPrices(my, { 'gold-bar': pan })
  const now = withPrices({ ...withPrices(after, { shovel: bar }), plays: '2.x' }, { shovel: pan })
  const undone = takeBack(now, my, after)
  expect(undone.prices).toEqual({ '3.x': { ...my.prices['3.x'], shovel: bar }, '2.x': { shovel: pan } })
  expect(undone.plays).toBe('2.x')
})

test.each([
  ['nothing', '', undefined, 0],
  ['no JSON', '{"format":', 'lost', 0],
  ['something else', '[1, 2]', 'lost', 0],
  ['another list', '{"format":"bridgepour-my-game","prices":{}}', 'lost', 0],
  ['no prices', '{"format":"bridgepour-my-prices","version":1,"plays":3,"prices":null}', 'lost', 0],
  ['a later version of it', '{"format":"bridgepour-my-prices","version":2,"prices":{"3.x":{}}}', 'newer', 0],
  ['one damaged price', JSON.stringify(my).replace('2400', '"much"'), 'lost', 1],
])('stored text with %s is read without an error', (_what, text, problem, count) => {
  const read = readMyPrices(text)
  expect(read.problem).toBe(problem)
  expect(Object.keys(read.my.prices['3.x'] ?? {})).toHaveLength(count)
})

test.each([
  ['24', 2400],
  ['24.5', 2450],
  ['24,5', 2450],
  ['1.234,5', 123450],
  ['1,234.5', 123450],
  ['1.234', 123400],
  ['0.005', 1],
  ['１２', 1200],
  ['١٢٫٥', 1250],
  ['12c', 1200],
  ['0', 0],
  [String(maxPrice), maxPrice * 100],
])('"%s" is a price', (typed, value) => {
  expect(readPrice(typed)).toEqual({ value })
})

test.each([
  ['', /Type a number/],
  ['much', /Type a number/],
  ['-4', /0 or more/],
  ['1e9', /9,999,999/],
  ['1000000000', /9,999,999 or less/],
  ['Infinity', /Type a number/],
])('"%s" is no price, and a sentence says why', (typed, problem) => {
  expect(readPrice(typed)).toEqual({ problem: expect.stringMatching(problem) as string })
})
