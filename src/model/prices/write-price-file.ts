import { toCsv } from '#model/text/spreadsheet.ts'
import type { MyPrices } from './my-prices.ts'
import type { PriceFile, PriceFileRow } from './price-file.ts'

/** Named like the fields in `content/items`; `value` is in hundredths of a coin. */
export const priceColumns = ['item', 'name', 'value', 'price_per_weight', 'version', 'on'] as const satisfies (keyof PriceFileRow)[]

type NameOf = (item: string) => string

/** The names are for people; `item` identifies the item. */
function listRows({ prices }: MyPrices, nameOf: NameOf): PriceFileRow[] {
  return Object.entries(prices).flatMap(([version, list]) =>
    Object.entries(list).map(([item, { value, price_per_weight, on }]) => ({
      item,
      name: nameOf(item),
      value,
      price_per_weight,
      version,
      on,
    })),
  )
}

export function writePriceJson(my: MyPrices, nameOf: NameOf): string {
  const file: PriceFile = { format: my.format, version: my.version, plays: my.plays, prices: listRows(my, nameOf) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Formats a CSV table with the fields of the JSON file. */
export function writePriceCsv(my: MyPrices, nameOf: NameOf): string {
  return toCsv([[...priceColumns], ...listRows(my, nameOf).map((row) => priceColumns.map((column) => String(row[column])))])
}
