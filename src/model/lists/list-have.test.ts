import { expect, test } from 'vitest'
import { changeHave, formatHave, hadOf, isDone, parseHave, readHave, toMissing } from './list-have.ts'

test.each([
  ['', {}],
  ['12|3,4|1', { 12: 3, 4: 1 }],
  [' 12 | 3 ', { 12: 3 }],
  ['12|0,4|-1,5|x,|3,6', {}],
  ['12|5000', { 12: 999 }],
  ['12|3,12|4', { 12: 4 }],
])('the text "%s" is read as %j', (text, have) => {
  expect(parseHave(text)).toEqual(have)
})

test('only counts above 0 of items on the list are written', () => {
  expect(
    formatHave({ 12: 3, 4: 0, 99: 7 }, [
      { id: 12, quantity: 5 },
      { id: 4, quantity: 1 },
    ]),
  ).toBe('12|3')
})

test.each([
  [0, 24, 0, false],
  [6, 24, 6, false],
  [24, 24, 24, true],
  [30, 24, 24, true],
])('of %i had and %i wanted, %i count', (had, quantity, counted, done) => {
  expect(hadOf({ 12: had }, { id: 12, quantity })).toBe(counted)
  expect(isDone({ 12: had }, { id: 12, quantity })).toBe(done)
})

test('the missing quantity is the quantity minus the count that the reader has', () => {
  const lines = [
    { id: 1, quantity: 24, item: 'pipe' },
    { id: 2, quantity: 6, item: 'elbow' },
    { id: 3, quantity: 1, item: 'furnace' },
  ]
  expect(toMissing(lines, { 1: 20, 2: 6 })).toEqual([
    { id: 1, quantity: 4, item: 'pipe' },
    { id: 3, quantity: 1, item: 'furnace' },
  ])
  expect(toMissing(lines, {})).toEqual(lines)
})

test.each([
  ['3', 3],
  ['0', 0],
  ['-4', 0],
  ['50', 24],
  ['1,6', 2],
  ['', undefined],
  ['some', undefined],
])('typed "%s" of 24 is %s', (text, have) => {
  expect(readHave(text, 24)).toBe(have)
})

test('a change touches one item', () => {
  expect(changeHave({ 1: 2, 3: 4 }, 1, 7)).toEqual({ 1: 7, 3: 4 })
  expect(changeHave({}, 1, Number.NaN)).toEqual({ 1: 0 })
})
