import { expect, test } from 'vitest'
import { formatItemView, press, readItemView, describeCount, toShownPrice } from './item-view.ts'

const read = (query: string) => readItemView(new URLSearchParams(query))

test('an address without parameters is the full list, A to Z', () => {
  expect(read('')).toEqual({ find: '', sort: 'name', direction: 'asc', group: undefined, mods: undefined, withoutGuesses: false })
})

test.each([
  ['', ''],
  ['find=water+pipe', '?find=water+pipe'],
  ['find=%20%20', ''],
  ['sort=price', '?sort=price&direction=asc'],
  ['sort=name&direction=desc', '?sort=name&direction=desc'],
  ['group=pipe&mods=true', '?group=pipe&mods=true'],
  ['mods=false', '?mods=false'],
  ['guesses=out&find=pipe', '?find=pipe&guesses=out'],
  ['guesses=in', ''],
  ['sort=weight&direction=up&group=swords&mods=maybe&page=3', ''],
  ['mods=true&find=a%00b', '?find=a+b&mods=true'],
])('"%s" is normalized to "%s"', (query, expected) => {
  expect(formatItemView(read(query))).toBe(expected)
})

test('a long filter is cut, never inside a character', () => {
  expect(read(`find=${encodeURIComponent('💎'.repeat(80))}`).find).toHaveLength(100)
  expect(() => encodeURIComponent(read(`find=${encodeURIComponent(`a${'💎'.repeat(80)}`)}`).find)).not.toThrow()
})

test.each([
  ['', 'sort-price', '?sort=price&direction=asc'],
  ['sort=price', 'sort-price', '?sort=price&direction=desc'],
  ['find=pipe&group=pipe&mods=true&sort=price', 'clear', '?sort=price&direction=asc&mods=true'],
])('"%s" after a click on "%s" is "%s"', (query, part, expected) => {
  const view = press(read(query), part)
  expect(view && formatItemView(view)).toBe(expected)
})

test.each([null, '', 'sort-', 'sort-weight', 'sort-__proto__', 'price', 'group-pipe'])('%j is no part of the table', (part) => {
  expect(press(read('find=pipe'), part)).toBeUndefined()
})

test('the count has the number of shown and of all items', () => {
  expect([describeCount(323, 323), describeCount(12, 323), describeCount(1, 1)]).toEqual(['323 items', '12 of 323 items', '1 item'])
})

test('a view without guesses hides guessed prices only', () => {
  const view = read('guesses=out')
  expect([toShownPrice(view, 12, true), toShownPrice(view, 12, false), toShownPrice(read(''), 12, true)]).toEqual([null, 12, 12])
})
