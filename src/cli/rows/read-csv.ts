import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A row of a table, with the line of its file in which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** What a spreadsheet writes: commas, semicolons where numbers have commas, or tabs. A line "sep=;" or the head line says which. */
function findDelimiter(text: string, columns: readonly string[]): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/, maxTitleLines + 1)
  const said = /^"?sep=(.)/i.exec(lines[0] ?? '')?.[1]
  if (said !== undefined) return said
  const head = lines.find((line) => columns.some((column) => line.toLowerCase().includes(column))) ?? ''
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ','
}

/** Exports begin with a title or a time stamp now and then. */
const maxTitleLines = 10

/** The rows of a table as they are; where one has too many cells or too few, that is for the reader to see. */
export function readCsv(text: string, columns: readonly string[]): { head: string[]; rows: CsvRow[] } {
  let end = 0
  const all = parseTable(text, findDelimiter(text, columns)).map(({ record, info }) => {
    // A cell may go over several lines; a row is known by its first.
    const line = end + 1
    end = info.lines
    return { line, cells: record.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')) }
  })
  const toColumns = (cells: readonly string[]) => cells.map((cell) => cell.toLowerCase())
  // The first line with two known columns; without one, the first, which is then refused with what is wrong with it.
  const isHead = ({ cells }: CsvRow) => toColumns(cells).filter((cell) => columns.includes(cell)).length >= Math.min(2, columns.length)
  const at = Math.max(0, all.slice(0, maxTitleLines).findIndex(isHead))
  const rows = all.slice(at + 1)
  return { head: toColumns(all[at]?.cells ?? []), rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** What `info` brings; the types of the parser do not know it. */
const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

function parseTable(text: string, delimiter: string): z.infer<typeof Parsed> {
  try {
    return Parsed.parse(parse(text, { bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true }))
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new Error(
      `A quote that is opened before line ${String(error.lines)} is never closed: what follows it cannot be told apart. Nothing was read.`,
      {
        cause: error,
      },
    )
  }
}
