import type { Kysely, Selectable } from 'kysely'
import { LinkedItem, type ItemRow } from '#model/items/item.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import { keysOf } from '#model/wiki/keyed.ts'

export type ItemTableRow = Selectable<Tables['item']>

const linkShape = LinkedItem.omit({ value_estimate: true }).shape
const readLink = createRowReader(linkShape)

/** The columns of a linked item. */
export const linkColumns = [...keysOf(linkShape), 'value_certainty', 'name_certainty'] as const
export type LinkRow = Pick<ItemTableRow, (typeof linkColumns)[number]>

export const selectActive = (db: Kysely<Tables>) => db.selectFrom('item').where('active', '=', 1)

/** Finds a row by safe name, or by id where no safe name is that number. */
export async function findItemRow(db: Kysely<Tables>, safeNameOrId: string): Promise<ItemTableRow | undefined> {
  const query = selectActive(db).selectAll()
  const bySafeName = await query.where('safe_name', '=', safeNameOrId.toLowerCase()).executeTakeFirst()
  if (bySafeName || !/^\d{1,9}$/.test(safeNameOrId)) return bySafeName
  return query.where('id', '=', Number(safeNameOrId)).executeTakeFirst()
}

export function toListing(row: ItemTableRow): ItemRow {
  return {
    ...toLinkedItem(row),
    alias: row.alias,
    id: row.id,
    description_certainty: row.description_certainty,
    name_certainty: row.name_certainty,
  }
}

export function toLinkedItem(row: LinkRow): LinkedItem {
  return { ...readLink(row), value_estimate: isEstimate(row.value_certainty) }
}
