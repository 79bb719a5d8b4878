import { isRecord } from '#model/text/is-record.ts'
import { isEstimate, toMark, type Certainty } from '#model/wiki/certainty.ts'

/** A price in hundredths of a coin, how sure it is, and the version of the game where it is of another than this wiki describes. */
export type KnownPrice = { value: number; certainty: Certainty; version: string }
/** The price that takes the place of the wiki's, for the item of this safe name. */
export type PriceOf = (item: string) => KnownPrice | undefined

const prices = ['value', 'price', 'base'] as const

/** What the API and tools say of where a price comes from. */
function listOrigins({ certainty, version }: KnownPrice): Readonly<Record<string, unknown>> {
  return {
    mark: toMark(certainty),
    priceMark: toMark(certainty),
    value_certainty: certainty,
    price_certainty: certainty,
    value_estimate: isEstimate(certainty),
    value_version: version,
    price_version: version,
    otherVersion: version,
  }
}

/**
 * Data of a tool with the reader's prices in it. An item's price is the `value`, `price` or `base` beside its `safe_name`. Data in which
 * nothing changes is given back as it is.
 */
export function withMyPrices<Data>(data: Data, priceOf: PriceOf): Data {
  return applyPrices(data, priceOf) as Data
}

function applyPrices(data: unknown, priceOf: PriceOf): unknown {
  if (Array.isArray(data)) {
    const items: unknown[] = data.map((one) => applyPrices(one, priceOf))
    return items.some((one, place) => one !== data[place]) ? items : data
  }
  if (!isRecord(data)) return data
  const name = typeof data.safe_name === 'string' ? data.safe_name : undefined
  const field = prices.find((price) => typeof data[price] === 'number' || data[price] === null)
  const own = name !== undefined && field && data.isSeveral !== true ? priceOf(name) : undefined
  const origins = own && listOrigins(own)
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    if (!own || !origins) return [key, applyPrices(value, priceOf)]
    if (key === field) return [key, own.value]
    return [key, Object.hasOwn(origins, key) ? origins[key] : applyPrices(value, priceOf)]
  })
  return entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data
}
