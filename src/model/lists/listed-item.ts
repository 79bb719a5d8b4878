import type { z } from 'zod'
import { Item, ItemRow } from '#model/items/item.ts'

/** An item as a shopping list shows it. */
export const ListedItem = ItemRow.pick({
  id: true,
  name: true,
  safe_name: true,
  value: true,
  price_per_weight: true,
  modded: true,
  value_estimate: true,
  value_certainty: true,
  value_version: true,
}).extend({ stores: Item.shape.stores, name_certainty: ItemRow.shape.name_certainty })
export type ListedItem = z.infer<typeof ListedItem>
