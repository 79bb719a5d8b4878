import { parsePriceParts } from '#model/answers/split-prices.ts'
import type { KnownPrice } from '#model/prices/apply-prices.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { pricedSum } from './my-prices.data-attrs.ts'

/** Shows sums that contain a price of the reader, such as in answers of the search. */
export function showSums(prices: ReadonlyMap<string, KnownPrice>, showPrice: (sum: Element, price: KnownPrice) => void) {
  for (const sum of findAll(document, pricedSum)) {
    const parts = parsePriceParts(readAttr(sum, pricedSum) ?? '').map(({ safe_name, quantity, value }) => {
      const known = prices.get(safe_name)
      return { known, value: quantity * (known?.value ?? value) }
    })
    const [known] = parts.flatMap((part) => part.known ?? [])
    if (known) showPrice(sum, { ...known, value: Math.round(parts.reduce((total, { value }) => total + value, 0)) })
  }
}
