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
export function readMyPrices(text: string): ReadPrices {
  if (text === '') return { my: noPrices, problem: undefined }
  const stored = parseJson(text)
  if (!isRecord(stored) || stored.format !== priceFormat) return { my: noPrices, problem: 'lost' }
  if (typeof stored.version === 'number' && stored.version > priceVersion) return { my: noPrices, problem: 'newer' }
  const lists = isRecord(stored.prices) ? Object.entries(stored.prices) : []
  const read = lists.map(([version, list]) => [version, isRecord(list) ? Object.entries(list) : []] as const)
  const prices = Object.fromEntries(read.map(([version, list]) => [version, Object.fromEntries(list.filter(isEntry))]))
  const isWhole = isRecord(stored.prices) && read.every(([, list]) => list.every(isEntry)) && lists.every(([, list]) => isRecord(list))
  return {
    my: { ...noPrices, plays: typeof stored.plays === 'string' ? stored.plays : '', prices },
    problem: isWhole ? undefined : 'lost',
  }
}

function isEntry(entry: [string, unknown]): entry is [string, OwnPrice] {
  const [, price] = entry
  if (!isRecord(price)) return false
  const { value, per_weight, on } = price
  return Number.isInteger(value) && Number(value) >= 0 && typeof per_weight === 'boolean' && typeof on === 'string'
}

export function writeMyPrices(my: MyPrices): string {
  return JSON.stringify(my)
}

/** The prices of the version that the reader plays. */
export function listOwn({ plays, prices }: MyPrices): PriceList {
  return Object.hasOwn(prices, plays) ? (prices[plays] ?? {}) : {}
}

export function findOwn(my: MyPrices, item: string): OwnPrice | undefined {
  const list = listOwn(my)
  return Object.hasOwn(list, item) ? list[item] : undefined
}

/** Changes prices of the version that the reader plays; undefined removes a price. */
export function withPrices(my: MyPrices, changes: Readonly<Record<string, OwnPrice | undefined>>): MyPrices {
  const list = Object.entries({ ...listOwn(my), ...changes }).filter((entry): entry is [string, OwnPrice] => entry[1] !== undefined)
  return { ...my, prices: { ...my.prices, [my.plays]: Object.fromEntries(list) } }
}
