import { expect, test } from 'vitest'
import { toListCells } from './list-cells.ts'
import type { ListItem } from './list-totals.ts'
import { toCsv } from '#model/text/spreadsheet.ts'

const item = (change: Partial<ListItem>): ListItem => ({
  id: 1,
  name: 'Water Pipe',
  safe_name: 'water-pipe',
  value: 1833,
  mark: null,
  otherVersion: '',
  nameMark: null,
  perWeight: false,
  modded: false,
  stores: [],
  ...change,
})
const store = { id: 7, name: 'Rig Parts', safe_name: 'rig-parts', modded: false, category: 'store' } as const

test.each([
  [3, {}, {}, ['Water Pipe', '3', '0', '3', '18.33', '54.99', '', '']],
  [
    3,
    { 1: 2 },
    { mark: 'guess' as const, perWeight: true },
    ['Water Pipe', '3', '2', '1', '18.33', '54.99', 'unconfirmed, per weight', ''],
  ],
  [1, {}, { mark: 'guess' as const, otherVersion: '1.3.4' }, ['Water Pipe', '1', '0', '1', '18.33', '18.33', 'unconfirmed, in 1.3.4', '']],
  [999, { 1: 5000 }, { value: 123_456 }, ['Water Pipe', '999', '999', '0', '1234.56', '1233325.44', '', '']],
  [1, {}, { value: null }, ['Water Pipe', '1', '0', '1', '', '', '', '']],
  [
    1,
    {},
    { stores: [{ ...store, town: { name: 'Keep', town_safe_name: 'keep' } }] },
    ['Water Pipe', '1', '0', '1', '18.33', '18.33', '', 'Rig Parts (Keep)'],
  ],
])('%i with %j had and %j', (quantity, have, change, cells) => {
  expect(toListCells([{ id: 1, quantity, item: item(change) }], have)[1]).toEqual(cells)
})

test('an item that is not loaded has its id', () => {
  expect(toListCells([{ id: 9, quantity: 2, item: undefined }], {})[1]).toEqual(['Item 9', '2', '0', '2', '', '', '', ''])
})

test('names are never formulas', () => {
  expect(toCsv(toListCells([{ id: 1, quantity: 1, item: item({ name: '=HYPERLINK("http://x")' }) }], {}))).toContain(
    `"'=HYPERLINK(""http://x"")"`,
  )
})
