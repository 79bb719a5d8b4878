import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A row of a table, with the line of its file in which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** What a spreadsheet writes: commas, semicolons where numbers have commas, or tabs. The head line says which. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ','
}

/** The rows of a table as they are; where one has too many cells or too few, that is for the reader to see. */
export function readCsv(text: string): { head: string[]; rows: CsvRow[] } {
  let end = 0
  const all = parseTable(text).map(({ record, info }) => {
    // A cell may go over several lines; a row is known by its first.
    const line = end + 1
    end = info.lines
    return { line, cells: record.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')) }
  })
  const [first, ...rows] = all
  return { head: first?.cells ?? [], rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** What `info` brings; the types of the parser do not know it. */
const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

function parseTable(text: string): z.infer<typeof Parsed> {
  try {
    return Parsed.parse(
      parse(text, { bom: true, delimiter: findDelimiter(text), info: true, relax_column_count: true, relax_quotes: true }),
    )
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
