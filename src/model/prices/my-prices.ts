import { parseJson } from '#model/text/parse-json.ts'
import { isRecord } from '#model/text/is-record.ts'
import type { z } from 'zod'
import type { MyPrices as PricesShape, OwnPrice as PriceShape } from './price-file.ts'

// Their zod schemas are in `price-file.ts`, which browsers load when a reader opens a file.
export type OwnPrice = z.infer<typeof PriceShape>
export type MyPrices = z.infer<typeof PricesShape>
/** Prices of one version of the game, by the safe name of the item. */
export type PriceList = Readonly<Record<string, OwnPrice>>

export const priceFormat = 'bridgepour-my-prices'
export const priceVersion = 1
/** In coins. */
export const maxPrice = 9_999_999

export const noPrices: MyPrices = { format: priceFormat, version: priceVersion, plays: '', prices: {} }

/** `lost`: a part of the text could not be read; `newer`: a later version of the site wrote it. */
export type ReadPrices = { my: MyPrices; problem: 'lost' | 'newer' | undefined }

/** Parses the stored prices. Never throws: valid prices are kept, also those of items that no longer exist. */
export function readMyPrices(text?: string): ReadPrices {
  const file = text ? parseJson(text) : noPrices
  if (!isRecord(file) || file.format !== priceFormat) return { my: noPrices, problem: 'lost' }
  if (Number(file.version) > priceVersion) return { my: noPrices, problem: 'newer' }
  let isWhole = true
  /** The fields of this type; clears `isWhole` if there are others. */
  const pickFields = <Value>(fields: unknown, isKind: (value: unknown) => value is Value): [string, Value][] => {
    const all = isRecord(fields) ? Object.entries(fields) : []
    const fitting = all.filter((entry): entry is [string, Value] => isKind(entry[1]))
    isWhole &&= isRecord(fields) && fitting.length === all.length
    return fitting
  }
  const lists = pickFields(file.prices, isRecord).map(
    ([version, list]) => [version, Object.fromEntries(pickFields(list, isPrice))] as const,
  )
  const plays = typeof file.plays === 'string' ? file.plays : ''
  const my = { ...noPrices, plays, assumed: file.assumed === true || undefined, prices: Object.fromEntries(lists) }
  return { my, problem: isWhole ? undefined : 'lost' }
}

function isPrice(price: unknown): price is OwnPrice {
  if (!isRecord(price) || !Number.isInteger(price.value) || Number(price.value) < 0) return false
  return typeof price.price_per_weight === 'boolean' && typeof price.on === 'string'
}

/** The prices of the version that the reader plays. */
export function listOwn({ plays, prices }: MyPrices): PriceList {
  return prices[plays] ?? {}
}
