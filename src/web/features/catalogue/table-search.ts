import type { ListItem } from '#model/lists/list-totals.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { dataSelector } from '#web/data-attr.ts'
import { listTableRows } from '#web/features/items/table/item-table-rows.ts'
import { itemsForm } from '#web/features/items/table/item-table.data-attrs.ts'

/** Finds items in the catalogue's table, which is parsed on the first call: an empty list needs none. */
export function createTableSearch(): (id: number) => ListItem | undefined {
  let items: ReadonlyMap<number, ListItem> | undefined
  return (id) => {
    items ??= new Map(listPickItems().map((item) => [item.id, item]))
    return items.get(id)
  }
}

/** The catalogue's items, in the shape that lists use. */
function listPickItems(): ListItem[] {
  const table = document.querySelector<HTMLTableElement>(`${dataSelector(itemsForm)} table`)
  return (table ? listTableRows(table) : []).flatMap(({ id, name, nameMark, safeName, value, mark, otherVersion, perWeight, modded }) => {
    if (id === null) return []
    const hundredths = value === null ? null : Math.round(value * hundredthsPerCoin)
    return { id, name, nameMark, safe_name: safeName, value: hundredths, mark, otherVersion, perWeight, modded, stores: null }
  })
}
