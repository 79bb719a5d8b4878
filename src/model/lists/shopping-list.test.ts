import { expect, test } from 'vitest'
import {
  addToList,
  restore,
  changeQuantity,
  clampQuantity,
  decodeList,
  describeLosses,
  describeListProblems,
  encodeList,
  formatList,
  maxEntries,
  parseList,
  readQuantity,
  removeFromList,
  uniteLists,
} from './shopping-list.ts'

test.each([
  ['', ''],
  ['12|3', '12|3'],
  ['12|3,4|1', '12|3,4|1'],
  [' 12 | 3 , 4|1,', '12|3,4|1'],
  ['12|3,12|4', '12|7'],
  ['12|0,4|-5,5|5000', '12|1,4|1,5|999'],
  ['12|998,12|998', '12|999'],
  ['12|2.6', '12|3'],
  ['12|,4|x', '12|1,4|1'],
  ['0|4,x|4,|,7', ''],
  ['12|3,garbage,4|1', '12|3,4|1'],
  ['99999999999|1', ''],
])('the text "%s" is read as "%s"', (text, stored) => {
  expect(formatList(parseList(text).entries)).toBe(stored)
})

test('problems are counted and described', () => {
  expect(parseList('12|3,12|1,x,5|5000').problems).toEqual({ unreadable: 1, merged: 1, clamped: 1, dropped: 0 })
  expect(describeListProblems({ unreadable: 1, merged: 2, clamped: 2, dropped: 0 })).toEqual([
    '1 part of this list could not be read.',
    '2 items stood in the list more than once: the quantities were added.',
    '2 quantities were not between 1 and 999 and were put right.',
  ])
  expect(describeListProblems(parseList('12|3,4|1').problems)).toEqual([])
})

test.each([
  ['12|3', 1, 0, ''],
  ['12|3', 0, 1, '1 item no longer exists.'],
  ['12|3,4|1,5|1', 1, 2, '2 items no longer exist. Everything else is here.'],
  ['12|3,x', 0, 1, '1 part of this list could not be read. 1 item no longer exists. The link may have been cut off on its way.'],
  ['x', 0, 0, '1 part of this list could not be read. The link may have been cut off on its way.'],
  ['12|3,x', 1, 0, '1 part of this list could not be read. Everything else is here.'],
])('of "%s" with %i kept and %i unknown is described: %s', (text, count, unknown, described) => {
  expect(describeLosses(parseList(text).problems, count, unknown).join(' ')).toBe(described)
})

test('a code is base64 of the text', () => {
  expect(encodeList([{ id: 12, quantity: 24 }])).toBe('MTJ8MjQ=')
})

test.each([
  ['MTJ8MjQ=', '12|24'],
  ['MTJ8MjQ', '12|24'],
  ['MTJ8MjQ%3D', '12|24'],
  ['MTJ8MjQ%253D', '12|24'],
  [' MTJ8MjQ= ', '12|24'],
  ['MTJ8MjQsNHwx', '12|24,4|1'],
  ['MTJ8MjQsNHw', '12|24,4|1'],
  ['MTJ8MjQsN', '12|24'],
  ['12|24', '12|24'],
  ['12%7C24', '12|24'],
  ['not a list', ''],
  ['%E0%A4%A', ''],
  ['💎', ''],
])('the code "%s" is the list "%s"', (code, stored) => {
  expect(formatList(decodeList(code).entries)).toBe(stored)
})

test('an invalid code is reported', () => {
  expect(decodeList('!!!').problems.unreadable).toBe(1)
  expect(decodeList('bm90IGEgbGlzdA==').problems.unreadable).toBe(1)
})

test('a list of 200 items is decoded, and the number of items is limited', () => {
  const entries = Array.from({ length: 200 }, (_, index) => ({ id: index + 1, quantity: 999 }))
  expect(decodeList(encodeList(entries))).toEqual({ entries, problems: { unreadable: 0, merged: 0, clamped: 0, dropped: 0 } })
  const tooLong = parseList(Array.from({ length: maxEntries + 5 }, (_, index) => `${index + 1}|1`).join(','))
  expect([tooLong.entries.length, tooLong.problems.dropped]).toEqual([maxEntries, 5])
})

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-4', 1],
  ['0', 1],
  ['1.6', 2],
  ['1,6', 2],
  ['1000', 999],
  ['１２', 12],
  ['', undefined],
  ['abc', undefined],
  ['1e3', undefined],
])('typed "%s" is the quantity %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test('an invalid quantity becomes the minimum', () => {
  expect(clampQuantity(Number.NaN)).toBe(1)
})

test('adding twice keeps one entry, changes stay within the limits', () => {
  const list = addToList(addToList(addToList([], 12), 4), 12)
  expect(formatList(list)).toBe('12|1,4|1')
  expect(formatList(changeQuantity(list, 4, 5000))).toBe('12|1,4|999')
  expect(formatList(removeFromList(list, 12))).toBe('4|1')
})

test.each([
  ['', '', ''],
  ['12|3', '', '12|3'],
  ['', '12|3', '12|3'],
  ['12|3,4|1', '4|5,7|2', '12|3,4|5,7|2'],
  ['4|5', '4|1', '4|5'],
])('"%s" and "%s" are together "%s"', (first, second, together) => {
  expect(formatList(uniteLists(parseList(first).entries, parseList(second).entries))).toBe(together)
})

test.each([
  ['', '12|3,4|1', '12|3,4|1'],
  ['4|1', '12|3,4|1', '12|3,4|1'],
  ['12|3,4|9', '12|3,5|5,4|1', '12|3,5|5,4|9'],
  ['4|1,7|7', '12|3,4|1', '12|3,4|1,7|7'],
])('now "%s", before "%s": undone to "%s"', (now, before, undone) => {
  expect(formatList(restore(parseList(now).entries, parseList(before).entries))).toBe(undone)
})
