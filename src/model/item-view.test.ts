import { expect, test } from 'vitest'
import { formatItemView, readItemView } from './item-view.ts'

const read = (query: string) => readItemView(new URLSearchParams(query))

test('an address without parameters is the full list, A to Z', () => {
  expect(read('')).toEqual({ find: '', sort: 'name', direction: 'asc', group: undefined, mods: undefined })
})

test.each([
  ['', ''],
  ['find=water+pipe', '?find=water+pipe'],
  ['find=%20%20', ''],
  ['sort=price', '?sort=price&direction=asc'],
  ['sort=name&direction=desc', '?sort=name&direction=desc'],
  ['group=pipe&mods=true', '?group=pipe&mods=true'],
  ['mods=false', '?mods=false'],
  ['sort=weight&direction=up&group=swords&mods=maybe&page=3', ''],
  ['mods=true&find=a%00b', '?find=a+b&mods=true'],
])('"%s" is kept as "%s"', (query, expected) => {
  expect(formatItemView(read(query))).toBe(expected)
})

test('a filter is cut where no name is longer, never through a character', () => {
  expect(read(`find=${encodeURIComponent('💎'.repeat(80))}`).find).toHaveLength(100)
  expect(() => encodeURIComponent(read(`find=${encodeURIComponent(`a${'💎'.repeat(80)}`)}`).find)).not.toThrow()
})
