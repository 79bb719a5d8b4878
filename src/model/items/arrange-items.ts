import { createFilter, findExact } from '#model/items/item-filter.ts'
import { compareItems, compareOnShelf, isDefaultOrder } from '#model/items/item-order.ts'
import { toShownPrice, type ItemView } from '#model/items/item-view.ts'
import type { ItemRow } from '#model/items/item.ts'

/** A table as it is drawn. */
type ArrangedItems = {
  /** All items in their order; `isShown` is false for those that the view hides. */
  rows: ItemRow[]
  isShown: (item: ItemRow) => boolean
  /** Items that fit the view. */
  total: number
  /** Items that could fit: modded ones only where they are shown. */
  of: number
  /** Items that fit and have a price. */
  priced: number
  /** Items that fit whose price is only guessed. */
  guessed: number
  /** True when any price is only guessed, whether its item fits or not. */
  has_guesses: boolean
  /** True when some items are modded and others are not. */
  has_mods: boolean
  /** The groups that have items. */
  groups: ItemRow['group'][]
}

/** True of what costs what nobody has confirmed. */
const isGuess = ({ value_certainty }: ItemRow) => value_certainty === 'guess'

/** All items of a table: what the view leaves out is hidden, and shows as soon as a reader wants it. */
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
