import { buyingCategories } from '#model/places/shop-categories.ts'
import type { Store } from '#model/places/shop.ts'

/** `stores`: null until loaded. */
type Traded = { stores: readonly Store[] | null }

/** Shops that sell an item, without those that only buy. */
export function sellersOf({ stores }: Traded): Store[] {
  return stores?.filter(({ category }) => !buyingCategories.includes(category)) ?? []
}

/** Whether no shop sells an item; false until loaded. */
export function isUnsold(item: Traded): boolean {
  return item.stores !== null && sellersOf(item).length === 0
}
