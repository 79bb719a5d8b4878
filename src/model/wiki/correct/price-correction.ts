import type { Correction } from './correction.ts'
import type { OwnPrice } from '#model/prices/my-prices.ts'
import type { SeenPrice } from '#model/prices/seen-prices.ts'

/** Query parameters of the correction page for a price seen in the game. */
export function toCorrectionQuery(item: string, { value, on }: OwnPrice, version: string) {
  return { file: `items/${item}.yaml`, field: 'value', to: String(value), version, on }
}

/** The correction for a price seen in the game. */
export function toPriceCorrection({ value, price_per_weight, version, on, by }: Omit<SeenPrice, 'item'>): Correction {
  const source = price_per_weight ? 'Price in the game, per weight' : 'Price in the game'
  return { field: 'value', to: String(value), source, certainty: 'seen', version, by, on }
}
