import { expect, test } from 'vitest'
import { toTableCells, type ExportedRow } from './item-table-cells.ts'

const shovel: ExportedRow = {
  id: 1,
  name: 'Shovel',
  nameMark: null,
  safeName: 'shovel',
  alias: '',
  value: 12,
  mark: null,
  otherVersion: '',
  perWeight: false,
  description: 'Digs.',
  descriptionMark: null,
  group: 'tool',
  modded: false,
  replaced: null,
}

/** The exported cells of a row by column. */
function exportRow(row: Partial<ExportedRow>): Record<string, string | undefined> {
  const [head = [], cells = []] = toTableCells([{ ...shovel, ...row }])
  expect(cells).toHaveLength(head.length)
  return Object.fromEntries(head.map((column, index) => [column, cells[index]]))
}

test('a row has a cell for each column', () => {
  expect(exportRow({})).toEqual({
    Name: 'Shovel',
    'Price in coins': '12',
    'Price note': '',
    Group: 'Tools',
    Modded: 'no',
    Description: 'Digs.',
    'Description note': '',
    'Name note': '',
  })
})

test.each([
  [{ nameMark: 'guess' }, { 'Name note': 'unconfirmed', 'Description note': '', 'Price note': '' }],
  [{ nameMark: 'worked-out' }, { 'Name note': '' }],
  [{ descriptionMark: 'guess' }, { 'Description note': 'unconfirmed', 'Name note': '', 'Price note': '' }],
  [
    { mark: 'guess', perWeight: true },
    { 'Price note': 'unconfirmed, per weight', 'Name note': '', 'Description note': '' },
  ],
  [{ otherVersion: '1.6' }, { 'Price note': 'in 1.6' }],
  [{ value: null }, { 'Price in coins': '' }],
  [{ modded: true }, { Modded: 'yes' }],
  [
    { mark: 'guess', perWeight: true, replaced: { coins: 7, by: 'my price' } },
    { 'Price in coins': '7', 'Price note': 'my price, per weight' },
  ],
  [
    { value: null, otherVersion: '1.6', replaced: { coins: 7, by: 'version I play' } },
    { 'Price in coins': '7', 'Price note': 'version I play' },
  ],
] satisfies [Partial<ExportedRow>, Record<string, string>][])('a row with %o has %o', (row, cells) => {
  expect(exportRow(row)).toMatchObject(cells)
})
