import { createFilter, findExact } from '#model/items/item-filter.ts'
import { compareItems, compareOnShelf, isDefaultOrder } from '#model/items/item-order.ts'
import { toShownPrice, type ItemView } from '#model/items/item-view.ts'
import type { ItemRow } from '#model/items/item.ts'

/** A table of items as rendered. */
type ArrangedItems = {
  /** All items in order, hidden ones included (see `isShown`). */
  rows: ItemRow[]
  isShown: (item: ItemRow) => boolean
  /** Number of items in the view. */
  total: number
  /** Number of items without the filter; modded ones only if shown. */
  of: number
  /** Number of items in the view with a price. */
  priced: number
  /** Number of items in the view with a guessed price. */
  guessed: number
  /** Whether any item has a guessed price. */
  has_guesses: boolean
  /** Whether there are modded and unmodded items. */
  has_mods: boolean
  /** The groups that have items. */
  groups: ItemRow['group'][]
}

/** Whether the price is a guess. */
const isGuess = ({ value_certainty }: ItemRow) => value_certainty === 'guess'

/** Arranges all items of a table; those outside the view are hidden, so that scripts can show them. */
export function arrangeItems(items: readonly ItemRow[], view: ItemView, isShelf: boolean): ArrangedItems {
  const fits = createFilter(view.find, items)
  const isShown = (item: ItemRow) => (view.group === undefined || item.group === view.group) && fits(item)
  const has_mods = new Set(items.map(({ modded }) => modded)).size > 1
  const visible = view.mods || !has_mods ? items : items.filter(({ modded }) => !modded)
  const shown = visible.filter(isShown)
  const priced = shown.filter(({ value }) => value !== null)
  const compare = isShelf ? compareOnShelf : compareItems
  const sorted = items.toSorted(compare(view.sort, view.direction, (item) => toShownPrice(view, item.value, isGuess(item))))
  // An exact match comes first only in the default order.
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
