import type { ItemRow } from '#model/items/item.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'

/** An item for the table of own prices. Its price is called `ours`, so that no price of the reader takes its place. */
export type PricedItem = { safe_name: string; name: string; ours: number | null; mark: Mark | null; perWeight: boolean }

export function toPricedItems(items: readonly ItemRow[]): PricedItem[] {
  return items.map(({ safe_name, name, value, value_certainty, price_per_weight }) => ({
    safe_name,
    name,
    ours: value,
    mark: toMark(value_certainty),
    perWeight: price_per_weight,
  }))
}
