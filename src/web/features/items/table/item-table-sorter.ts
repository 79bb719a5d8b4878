import { compareItems, compareOnShelf, isDefaultOrder } from '#model/items/item-order.ts'
import { toShownPrice, type ItemView } from '#model/items/item-view.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { TableRow } from './item-table-rows.ts'

/** The price that a view shows in a row: the reader's own, else the wiki's unless it is a hidden guess. */
export const priceIn =
  (view: ItemView) =>
  ({ own, value, mark }: TableRow): number | null =>
    own ?? toShownPrice(view, value, mark === 'guess')

/** Sorts the rows of an item table, and caches each order. Call `clear` after prices have changed. */
export function createSorter(rows: readonly TableRow[], compare: typeof compareItems | typeof compareOnShelf) {
  const byName = new Map(rows.map((row) => [toComparable(row.name), row]))
  const orders = new Map<string, HTMLElement[]>()

  /** An exact name match is first, unless the reader has chosen an order. */
  const exactMatch = (view: ItemView) => (isDefaultOrder(view) ? byName.get(toComparable(view.find)) : undefined)

  /** Everything that the order of rows depends on. */
  const viewKey = (view: ItemView) => `${view.sort} ${view.direction} ${view.withoutGuesses} ${exactMatch(view)?.name}`

  return {
    viewKey,
    sortRows(view: ItemView): HTMLElement[] {
      const key = viewKey(view)
      const cached = orders.get(key)
      if (cached) return cached
      const sorted = rows.toSorted(compare(view.sort, view.direction, priceIn(view)))
      const exact = exactMatch(view)
      const order = (exact ? [exact, ...sorted.filter((row) => row !== exact)] : sorted).map(({ element }) => element)
      orders.set(key, order)
      return order
    },
    clear() {
      orders.clear()
    },
  }
}
