import { expect, test } from 'vitest'
import { restoreItem, restoreList, mergeEdits, undoEdit, type ListEdit } from './list-edits.ts'
import { formatHave, parseHave } from './list-have.ts'
import type { NamedList } from './saved-lists.ts'
import { formatList, parseList } from './shopping-list.ts'

const listOf = (items: string, have = '', name = ''): NamedList => ({ name, entries: parseList(items).entries, have: parseHave(have) })
const textOf = ({ name, entries, have }: NamedList) => [formatList(entries), formatHave(have, entries), name]
const number = (field: 'quantity' | 'have', id: number, before: number, after: number): ListEdit => ({ field, id, before, after })
const name = (before: string, after: string): ListEdit => ({ field: 'name', before, after })

test.each([
  [number('quantity', 1, 5, 2), number('quantity', 1, 2, 25), number('quantity', 1, 5, 25)],
  [number('have', 1, 0, 1), number('have', 1, 1, 2), number('have', 1, 0, 2)],
  [name('Base', 'B'), name('B', 'Be'), name('Base', 'Be')],
  [number('quantity', 1, 5, 2), number('quantity', 2, 2, 3), null],
  [number('quantity', 1, 5, 2), number('have', 1, 2, 3), null],
  [number('quantity', 1, 5, 2), number('quantity', 1, 9, 3), null],
  [number('quantity', 1, 5, 2), name('', 'Base'), null],
  [name('', 'Base'), number('quantity', 1, 5, 2), null],
])('%j and %j are one step: %j', (first, next, merged) => {
  expect(mergeEdits(first, next)).toEqual(merged)
})

test.each([
  [number('quantity', 1, 5, 9), ['1|5,2|3', '1|2', 'Base']],
  [number('quantity', 1, 5, 8), ['1|9,2|3', '1|2', 'Base']],
  [number('quantity', 7, 5, 9), ['1|9,2|3', '1|2', 'Base']],
  [number('have', 1, 0, 2), ['1|9,2|3', '', 'Base']],
  [number('have', 2, 3, 0), ['1|9,2|3', '1|2,2|3', 'Base']],
  [number('have', 2, 3, 1), ['1|9,2|3', '1|2', 'Base']],
  [name('', 'Base'), ['1|9,2|3', '1|2', '']],
  [name('', 'Other'), ['1|9,2|3', '1|2', 'Base']],
])('%j is undone: %j', (edit, undone) => {
  expect(textOf(undoEdit(listOf('1|9,2|3', '1|2', 'Base'), edit))).toEqual(undone)
})

test('a removed item is restored with its quantity, its position and the count that the reader has', () => {
  const before = listOf('1|5,2|250,3|1', '2|7', 'Base')
  expect(textOf(restoreList(listOf('3|4,9|1'), before))).toEqual(['1|5,2|250,3|4,9|1', '2|7', 'Base'])
  expect(textOf(restoreItem(listOf('3|4,9|1'), before, 2))).toEqual(['2|250,3|4,9|1', '2|7', 'Base'])
})
