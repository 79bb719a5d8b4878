import { formatSeenPrice } from '#model/prices/seen-prices.ts'
import { isItemPrice, type Correction } from './correction.ts'

export type SoldItem = { name: string; price_per_weight: boolean }

/** A price that was seen, in words that `wiki apply` reads; empty for any other correction. */
export function describeCorrection(
  file: string,
  { name, price_per_weight }: SoldItem,
  { field, to, certainty, version, on, by }: Correction,
  today: string,
): string {
  if (!isItemPrice(file, field) || certainty !== 'seen' || !/^\d+$/.test(to)) return ''
  const item = file.replace(/^.*\/|\.yaml$/g, '')
  return formatSeenPrice({ item, value: Number(to), price_per_weight, version, on: on || today, by }, name)
}
