import { toCsv } from '#model/text/spreadsheet.ts'
import type { MyPrices } from './my-prices.ts'

/** Named like the fields in `content/items`; `value` is in hundredths of a coin. */
export const priceColumns = ['item', 'name', 'value', 'price_per_weight', 'version', 'on'] as const

export function writePriceJson(my: MyPrices): string {
  return `${JSON.stringify(my, null, 2)}\n`
}

/** Formats a CSV table. The names are for people; `item` identifies the item. */
export function writePriceCsv(my: MyPrices, nameOf: (item: string) => string): string {
  const rows = Object.entries(my.prices).flatMap(([version, list]) =>
    Object.entries(list).map(([item, { value, per_weight, on }]) => [item, nameOf(item), String(value), String(per_weight), version, on]),
  )
  return toCsv([[...priceColumns], ...rows])
}
