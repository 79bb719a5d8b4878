import type { ItemRow } from '#model/items/item.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'

/** An item in the table of own prices. The property is `ours` instead of `value`, so that own prices do not replace it. */
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
