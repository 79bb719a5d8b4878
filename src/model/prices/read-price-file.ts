import { parse } from 'csv-parse/browser/esm/sync'
import { z } from 'zod'
import { isRecord } from '#model/text/is-record.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { noPrices, priceFormat, priceVersion, type MyPrices } from './my-prices.ts'
import { withPrices } from './with-prices.ts'
import { PriceFileRow } from './price-file.ts'
import { priceColumns } from './write-price-file.ts'

/** Well above the size of a file with all items. */
export const maxFileBytes = 1_000_000

const noRows = 'This file holds no prices.'

export type ReadPriceFile = { prices: MyPrices; problem?: undefined } | { prices?: undefined; problem: string }

/** Text of a file: UTF-8, or UTF-16 as spreadsheets save "Unicode text". */
export function decodePriceFile(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** Parses a price file: JSON, or a table that a spreadsheet may have saved. With a problem, no price is returned. */
export function readPriceFile(text: string): ReadPriceFile {
  const read = /^\uFEFF?\s*[[{]/.test(text) ? readJson(text) : readTable(text)
  const isEmpty = read.prices && Object.values(read.prices.prices).every((list) => Object.keys(list).length === 0)
  return isEmpty ? { problem: noRows } : read
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
  if (!Array.isArray(file.prices)) return { problem: 'This file is damaged: it has no list “prices”.' }
  const read = readRows(file.prices, (index) => `Price ${index + 1}`)
  return read.prices && typeof file.plays === 'string' ? { prices: { ...read.prices, plays: file.plays } } : read
}

const Cells = z.array(z.record(z.string(), z.string()))

/** "27.11.2026", as German spreadsheets save a day -> "2026-11-27" */
const toIsoDay = (on = '') =>
  on.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_all, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

function readTable(text: string): ReadPriceFile {
  let table: z.infer<typeof Cells>
  try {
    // "90,5" is one cell of a table with semicolons.
    const delimiter = /^[^\n]*?([;\t,])/.exec(text)?.[1] ?? ','
    const columns = (head: string[]) => head.map((name) => name.trim().toLowerCase())
    table = Cells.parse(parse(text, { bom: true, columns, delimiter, skip_empty_lines: true, trim: true, relax_column_count: true }))
  } catch {
    return { problem: 'This file is no table of prices: a quote in it is not closed.' }
  }
  if (table.length === 0) return { problem: noRows }
  const missing = priceColumns.find((column) => column !== 'name' && !(column in (table[0] ?? {})))
  if (missing) return { problem: `This file holds no prices of this wiki: it has no column “${missing}”.` }
  const rows = table.map(({ item = '', name = '', value, price_per_weight = '', version, on }) => ({
    item: item || toSafeName(name),
    name,
    value: Number(value || NaN),
    price_per_weight: /^(true|yes|1|wahr)$/i.test(price_per_weight),
    version,
    on: toIsoDay(on),
  }))
  return readRows(rows, (index) => `Line ${index + 2}`)
}

/** What each column has to hold. */
const validValues: Record<keyof PriceFileRow, string> = {
  item: 'name of an item, such as gold-bar,',
  name: 'text',
  value: 'whole number of hundredths of a coin',
  price_per_weight: 'true or false',
  version: 'version of the game',
  on: 'day such as 2026-11-27',
}

/** Checks all rows. `placeOf` names a row for the reader. */
function readRows(rows: readonly unknown[], placeOf: (index: number) => string): ReadPriceFile {
  let my = noPrices
  for (const [index, row] of rows.entries()) {
    const read = PriceFileRow.safeParse(row)
    if (!read.success) {
      const column = priceColumns.find((name) => name === read.error.issues[0]?.path[0]) ?? 'item'
      return { problem: `${placeOf(index)} has no ${validValues[column]} in the column “${column}”.` }
    }
    const { item, value, price_per_weight, version, on } = read.data
    my = withPrices({ ...my, plays: version }, { [item]: { value, price_per_weight, on } })
  }
  return { prices: my }
}
