import { parse } from 'csv-parse/browser/esm/sync'
import { z } from 'zod'
import { isRecord } from '#model/text/is-record.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { noPrices, priceFormat, priceVersion, type MyPrices } from './my-prices.ts'
import { withPrices } from './with-prices.ts'
import { MyPrices as Shape, OwnPrice } from './price-file.ts'
import { priceColumns } from './write-price-file.ts'

/** Well above the size of a file with all items. */
export const maxFileBytes = 1_000_000

export type ReadPriceFile = { prices: MyPrices; problem?: undefined } | { prices?: undefined; problem: string }

/** Parses a price file: JSON, or a table that a spreadsheet may have saved. With a problem, no price is returned. */
export function readPriceFile(text: string): ReadPriceFile {
  const read = /^\uFEFF?\s*[[{]/.test(text) ? readJson(text) : readTable(text)
  const isEmpty = read.prices && Object.values(read.prices.prices).every((list) => Object.keys(list).length === 0)
  return isEmpty ? { problem: 'This file holds no prices.' } : read
}

function readJson(text: string): ReadPriceFile {
  let file: unknown
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { problem: 'This file is damaged: it is incomplete or was changed. Save it again.' }
  }
  if (!isRecord(file) || file.format !== priceFormat) return { problem: 'This file holds no prices of this wiki.' }
  if (typeof file.version === 'number' && file.version > priceVersion)
    return { problem: 'A newer version of this page saved this file. Reload the page, then open it again.' }
  const read = Shape.safeParse(file)
  if (read.success) return { prices: read.data }
  return { problem: `This file is damaged at ${(read.error.issues[0]?.path ?? []).join(', ') || 'its start'}.` }
}

const Rows = z.array(z.record(z.string(), z.string()))

const validCells = { value: 'whole number of hundredths of a coin', on: 'day such as 2026-11-27' } as const

/** "27.11.2026", as German spreadsheets save a day -> "2026-11-27" */
const toIsoDay = (on = '') =>
  on.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_all, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

function readTable(text: string): ReadPriceFile {
  let rows: z.infer<typeof Rows>
  try {
    // "90,5" is one cell of a table with semicolons.
    const delimiter = /^[^\n]*?([;\t,])/.exec(text)?.[1] ?? ','
    const columns = (head: string[]) => head.map((name) => name.trim().toLowerCase())
    rows = Rows.parse(parse(text, { bom: true, columns, delimiter, skip_empty_lines: true, trim: true, relax_column_count: true }))
  } catch {
    return { problem: 'This file is no table of prices: a quote in it is not closed.' }
  }
  const missing = priceColumns.find((column) => column !== 'name' && !(column in (rows[0] ?? {})))
  if (missing) return { problem: `This file holds no prices of this wiki: it has no column “${missing}”.` }
  let prices = noPrices
  for (const [index, { item = '', name = '', value, price_per_weight, version = '', on }] of rows.entries()) {
    const key = item || toSafeName(name)
    const perWeight = /^(true|yes|1|wahr)$/i.test(price_per_weight ?? '')
    const own = OwnPrice.safeParse({ value: Number(value || NaN), per_weight: perWeight, on: toIsoDay(on) })
    if (!own.success) {
      const column = own.error.issues[0]?.path[0] === 'on' ? 'on' : 'value'
      return { problem: `Line ${index + 2} has no ${validCells[column]} in the column “${column}”.` }
    }
    prices = withPrices({ ...prices, plays: version }, { [key]: own.data })
  }
  const read = Shape.safeParse(prices)
  return read.success && !('' in prices.prices)
    ? { prices: read.data }
    : { problem: 'A name of an item or a version in this file is damaged.' }
}
