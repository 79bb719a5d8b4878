import type { OwnPrice } from './my-prices.ts'

/** What the page of corrections is asked with, for a price that was seen in the game. */
export function toSettled(item: string, { value, on }: OwnPrice, version: string) {
  return { file: `items/${item}.yaml`, field: 'value', to: String(value), version, on }
}
