import { createFilter, findExact } from '#model/items/item-filter.ts'
import { compareItems, compareOnShelf, isDefaultOrder } from '#model/items/item-order.ts'
import type { ItemTableFacts } from '#model/items/item-table.ts'
import { toShownPrice, type ItemView } from '#model/items/item-view.ts'
import type { ItemRow } from '#model/items/item.ts'

/** A table as it is drawn: its rows in their order, of which some may be hidden, and what it says of them. */
export type ArrangedItems = ItemTableFacts & { rows: ItemRow[]; isShown: (item: ItemRow) => boolean }

/** True of what costs what nobody has confirmed. */
const isGuess = ({ value_certainty }: ItemRow) => value_certainty === 'guess'

/** All items of a short table: what the view leaves out is hidden, and shows as soon as a reader wants it. */
export function arrangeItems(items: readonly ItemRow[], view: ItemView, isShelf: boolean): ArrangedItems {
  const fits = createFilter(view.find, items)
  const isShown = (item: ItemRow) => (view.group === undefined || item.group === view.group) && fits(item)
  const has_mods = new Set(items.map(({ modded }) => modded)).size > 1
  const visible = view.mods || !has_mods ? items : items.filter(({ modded }) => !modded)
  const shown = visible.filter(isShown)
  const priced = shown.filter(({ value }) => value !== null)
  const compare = isShelf ? compareOnShelf : compareItems
  const sorted = items.toSorted(compare(view.sort, view.direction, (item) => toShownPrice(view, item.value, isGuess(item))))
  // In the order that a reader chose, every row stands where it belongs.
  const exact = isDefaultOrder(view) ? findExact(view.find, sorted) : undefined
  return {
    rows: exact ? [exact, ...sorted.filter((item) => item !== exact)] : sorted,
    isShown,
    total: shown.length,
    of: visible.length,
    priced: priced.length,
    guessed: priced.filter(isGuess).length,
    has_guesses: items.some(isGuess),
    has_mods,
    groups: [...new Set(items.map(({ group }) => group))],
  }
}
