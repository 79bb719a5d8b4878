import type { Correction } from './correction.ts'
import type { OwnPrice } from '#model/prices/my-prices.ts'
import type { SeenPrice } from '#model/prices/seen-prices.ts'

/** The parameters with which the page of corrections opens for a price seen in the game. */
export function toCorrectionQuery(item: string, { value, on }: OwnPrice, version: string) {
  return { file: `items/${item}.yaml`, field: 'value', to: String(value), version, on }
}

/** The correction of an item's file that a price seen in the game makes. */
export function toPriceCorrection({ value, version, on, by }: Omit<SeenPrice, 'item'>): Correction {
  return { field: 'value', to: String(value), source: 'Price in the game', certainty: 'seen', version, by, on }
}
