import { isRecord } from '#model/text/is-record.ts'
import { isEstimate, toMark, type Certainty } from '#model/wiki/certainty.ts'

/** A price in hundredths of a coin, its certainty, and the game version if it differs from the wiki's (or empty). */
export type KnownPrice = { value: number; certainty: Certainty; version: string }
/** The price that replaces the wiki's, by the safe name of the item. */
export type PriceOf = (item: string) => KnownPrice | undefined

const priceFields = ['value', 'price', 'base'] as const

/** The fields that describe the origin of a price, under their names in the API and in tools. */
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
 * Replaces prices in the data of a tool. An item's price is the `value`, `price` or `base` beside its `safe_name`, or the highest
 * of the items in `shared_by`. Returns the same
 * object if nothing changes.
 */
export function withMyPrices<Data>(data: Data, priceOf: PriceOf): Data {
  return applyPrices(data, priceOf) as Data
}

function applyPrices(data: unknown, priceOf: PriceOf): unknown {
  if (Array.isArray(data)) {
    const entries: unknown[] = data.map((entry) => applyPrices(entry, priceOf))
    return entries.some((entry, index) => entry !== data[index]) ? entries : data
  }
  if (!isRecord(data)) return data
  const field = priceFields.find((price) => typeof data[price] === 'number' || data[price] === null)
  const own = field && data.isSeveral !== true ? findPrice(data, priceOf) : undefined
  const origins = own && listOrigins(own)
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    if (!own || !origins) return [key, applyPrices(value, priceOf)]
    if (key === field) return [key, own.value]
    return [key, Object.hasOwn(origins, key) ? origins[key] : applyPrices(value, priceOf)]
  })
  return entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data
}

function findPrice({ safe_name, shared_by }: Record<string, unknown>, priceOf: PriceOf): KnownPrice | undefined {
  if (typeof safe_name === 'string') return priceOf(safe_name)
  const sharing = Array.isArray(shared_by) ? shared_by.filter((name) => typeof name === 'string') : []
  return sharing.flatMap((name) => priceOf(name) ?? []).toSorted((a, b) => b.value - a.value)[0]
}
