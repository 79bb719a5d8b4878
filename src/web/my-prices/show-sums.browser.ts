import { parsePriceParts } from '#model/answers/split-prices.ts'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import type { KnownPrice } from '#model/prices/apply-prices.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { pricedSum } from './my-prices.data-attrs.ts'

/** Shows sums that contain a price of the reader, such as in answers of the search. */
export function showSums(prices: ReadonlyMap<string, KnownPrice>, showPrice: (sum: Element, price: KnownPrice) => Element | undefined) {
  for (const sum of findAll(document, pricedSum)) {
    const parts = parsePriceParts(readAttr(sum, pricedSum) ?? '').map(({ safe_name, quantity, value }) => {
      const price = prices.get(safe_name)
      return { price, value: quantity * (price?.value ?? value) }
    })
    const [shownPrice] = parts.flatMap((part) => part.price ?? [])
    if (!shownPrice) continue
    const total = Math.round(parts.reduce((value, part) => value + part.value, 0))
    // The wiki's sum depends on a guess; the reader's may do so too, unless all its prices are the reader's.
    const isRounded = sum.textContent.startsWith('about ') && parts.some((part) => !part.price)
    const shown = showPrice(sum, { ...shownPrice, value: isRounded ? roundEstimate(total) : total })
    if (isRounded) shown?.prepend('about ')
    // "Shovel costs nothing", "Pan free · Shovel 12c"
    if (shown && total === 0)
      shown.textContent = /(costs|for|worth|=) $/.test(shown.previousSibling?.textContent ?? '') ? 'nothing' : 'free'
  }
}
