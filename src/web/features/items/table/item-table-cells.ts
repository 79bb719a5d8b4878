import { itemGroups } from '#model/items/item-groups.ts'
import { toPriceNote } from '#model/lists/price-note.ts'
import { wordForGuess } from '#model/wiki/certainty.ts'
import type { TableRow } from './item-table-rows.ts'

/** A row as exported. `replaced`: the price shown instead of the wiki's, in coins, and whose it is. */
export type ExportedRow = Omit<TableRow, 'element' | 'own'> & {
  replaced: { coins: number; by: 'my price' | 'version I play' } | null
}

/** Head and cells of the CSV export. */
export function toTableCells(rows: readonly ExportedRow[]): string[][] {
  const groups: Record<string, string> = itemGroups
  return [
    ['Name', 'Price in coins', 'Price note', 'Group', 'Modded', 'Description', 'Description note', 'Name note'],
    ...rows.map((row) => [
      row.name,
      String(row.replaced?.coins ?? row.value ?? ''),
      describePrice(row),
      groups[row.group] ?? '',
      row.modded ? 'yes' : 'no',
      row.description,
      wordForGuess(row.descriptionMark),
      wordForGuess(row.nameMark),
    ]),
  ]
}

function describePrice({ replaced, mark, otherVersion, perWeight }: ExportedRow): string {
  if (!replaced) return toPriceNote({ mark, otherVersion, perWeight })
  return [replaced.by, toPriceNote({ mark: null, otherVersion: '', perWeight })].filter(Boolean).join(', ')
}
