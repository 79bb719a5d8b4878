import { expect, test } from 'vitest'
import { compareItems } from '#model/items/item-order.ts'
import { readItemView } from '#model/items/item-view.ts'
import type { TableRow } from './item-table-rows.ts'
import { createSorter } from './item-table-sorter.ts'

const rows = ['Axe', 'Gold Pan', 'Pan'].map((name, value) => {
  const row: Partial<TableRow> = { element: {} as HTMLTableRowElement, name, value }
  return row as TableRow
})
const sort = (query: string) =>
  createSorter(rows, compareItems)
    .sortRows(readItemView(new URLSearchParams(query)))
    .map((element) => rows.find((row) => row.element === element)?.name)

test('an item whose whole name is searched comes first, unless the reader has chosen an order', () => {
  expect(sort('find=pan')).toEqual(['Pan', 'Axe', 'Gold Pan'])
  expect(sort('find=pan&sort=name&direction=desc')).toEqual(['Pan', 'Gold Pan', 'Axe'])
  expect(sort('find=gold+pan&sort=price')).toEqual(['Axe', 'Gold Pan', 'Pan'])
})
