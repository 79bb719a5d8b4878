import { formatSeenPrice } from '#model/prices/seen-prices.ts'
import { isItemPrice, type Correction } from './correction.ts'

/** A price that was seen, in words that `wiki apply` reads; empty for any other correction. `text` is the file of the item. */
export function describeCorrection(
  file: string,
  text: string,
  { field, to, certainty, version, on, by }: Correction,
  today: string,
): string {
  if (!isItemPrice(file, field) || certainty !== 'seen' || !/^\d+$/.test(to)) return ''
  const item = file.replace(/^.*\/|\.yaml$/g, '')
  const [, name = item] = /^name: (.+)$/m.exec(text) ?? []
  return formatSeenPrice({ item, value: Number(to), version, on: on || today, by }, name, /^price_per_weight: true/m.test(text))
}
