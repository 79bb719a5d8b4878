import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A row of a table with the line where it begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Finds the delimiter (comma, semicolon or tab) by a line "sep=;" or by the header. */
function findDelimiter(text: string, columns: readonly string[]): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/, maxTitleLines + 1)
  const declared = /^"?sep=(.)/i.exec(lines[0] ?? '')?.[1]
  if (declared !== undefined) return declared
  const head = lines.find((line) => columns.some((column) => line.toLowerCase().includes(column))) ?? ''
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ','
}

/** Some exports begin with a title or a timestamp. */
const maxTitleLines = 10

/** Parses a CSV table into header and rows; does not check the number of cells. `columns`: known columns, to find the header. */
export function readCsv(text: string, columns: readonly string[]): { head: string[]; rows: CsvRow[] } {
  let end = 0
  const all = parseTable(text, findDelimiter(text, columns)).map(({ record, info }) => {
    // A cell may span several lines.
    const line = end + 1
    end = info.lines
    return { line, cells: record.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')) }
  })
  const toColumns = (cells: readonly string[]) => cells.map((cell) => cell.toLowerCase())
  // The first line with two known columns, or else the first line, which is then rejected.
  const isHead = ({ cells }: CsvRow) => toColumns(cells).filter((cell) => columns.includes(cell)).length >= Math.min(2, columns.length)
  const at = Math.max(0, all.slice(0, maxTitleLines).findIndex(isHead))
  const rows = all.slice(at + 1)
  return { head: toColumns(all[at]?.cells ?? []), rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** Result with the option `info`, which the parser's types lack. */
const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

function parseTable(text: string, delimiter: string): z.infer<typeof Parsed> {
  try {
    return Parsed.parse(parse(text, { bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true }))
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new Error(`A quote that is opened before line ${String(error.lines)} is never closed. Close it. Nothing was read.`, {
      cause: error,
    })
  }
}
