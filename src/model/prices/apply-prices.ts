import { isRecord } from '#model/text/is-record.ts'

/** A price that takes the place of the wiki's, in hundredths of a coin, for the item of this safe name. */
export type PriceOf = (item: string) => number | undefined

const prices = ['value', 'price', 'base'] as const
/** What the API and tools say of where a price comes from; a price that the reader saw needs none of it. */
const origins: Readonly<Record<string, unknown>> = {
  mark: null,
  priceMark: null,
  value_certainty: 'seen',
  price_certainty: 'seen',
  value_estimate: false,
  value_version: '',
  price_version: '',
  otherVersion: '',
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
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    if (own === undefined) return [key, applyPrices(value, priceOf)]
    if (key === field) return [key, own]
    return [key, Object.hasOwn(origins, key) ? origins[key] : applyPrices(value, priceOf)]
  })
  return entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data
}
