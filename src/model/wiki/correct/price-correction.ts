import type { Correction } from './correction.ts'
import type { OwnPrice } from '#model/prices/my-prices.ts'
import type { SeenPrice } from '#model/prices/seen-prices.ts'

/** Query parameters of the correction page for a price seen in the game. */
export function toCorrectionQuery(item: string, { value, on }: OwnPrice, version: string) {
  return { file: `items/${item}.yaml`, field: 'value', to: String(value), version, on }
}

/** The correction for a price seen in the game. */
export function toPriceCorrection({ value, version, on, by }: Omit<SeenPrice, 'item'>): Correction {
  return { field: 'value', to: String(value), source: 'Price in the game', certainty: 'seen', version, by, on }
}
