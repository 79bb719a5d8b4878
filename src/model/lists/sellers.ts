import { buyingCategories } from '#model/places/shop-categories.ts'
import type { Store } from '#model/places/shop.ts'

/** `stores` is null as long as nobody has looked where it is traded. */
type Traded = { stores: readonly Store[] | null }

/** The shops that sell it: where players only sell, nothing is for sale. */
export function sellersOf({ stores }: Traded): Store[] {
  return stores?.filter(({ category }) => !buyingCategories.includes(category)) ?? []
}

/** Whether it is known that no shop sells it. */
export function isUnsold(item: Traded): boolean {
  return item.stores !== null && sellersOf(item).length === 0
}
