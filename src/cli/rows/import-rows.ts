import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { decodeText } from '#content/check/decode-text.ts'
import { suggestNames, formatSuggestions } from '#content/check/name-suggestions.ts'
import { unwrap } from '#content/check/shapes.ts'
import { nextFree } from '#content/check/duplicates.ts'
import { checkData } from '#content/check/yaml/yaml-file.ts'
import { countOf } from '#model/text/count-of.ts'
import { toCsv } from '#model/text/spreadsheet.ts'
import { readAsIf } from '../read-as-if.ts'
import { addRows } from '../new/add-rows.ts'
import { findMakeable, type Makeable } from '../new/makeable.ts'
import { boards, type Board, type BoardRow } from './boards.ts'
import { readCsv, type CsvRow } from './read-csv.ts'

type Taken = CsvRow & { row: BoardRow }
type RejectedRow = CsvRow & { why: string[] }
/** Columns that identify rows, in which invisible characters are rejected. */
const nameColumns = new Set(['player', 'username'])
/** In bytes. */
const maxTableBytes = 4_000_000

/**
 * Imports the rows of a CSV table into a leaderboard; without `write` only prints what would change. Existing rows are never changed.
 * Rejected rows are printed with line and reason and, with `write`, stored in a file beside the table.
 */
export function importRows(contentFolder: string, word: string, table: string, write: boolean) {
  const board = boards[word]
  if (!board) throw new Error(`"${word}" is not a leaderboard. Use ${Object.keys(boards).join(' or ')}.`)
  const makeable = findMakeable(word)
  if (!('list' in makeable)) throw new Error(`${word} has no file of rows. Write one entry with: npm run wiki -- new ${word}`)
  const { head, rows } = readCsv(readTable(table), Object.keys(makeable.shape.shape))
  assertHeader(head, makeable, board)
  const path = join(contentFolder, makeable.file)
  const before = readFileSync(path, 'utf8')
  const here = ((parse(before) as Record<string, BoardRow[] | null>)[makeable.list] ?? []).map((row) => ({ row, from: makeable.file }))
  const sorted = sortRows(rows, head, makeable, board, here)
  const flawed = listFlawed(contentFolder, makeable, before, sorted.taken)
  const taken = sorted.taken.filter(({ line }) => !flawed.some((csv) => csv.line === line))
  const rejected = [...sorted.rejected, ...flawed].toSorted((a, b) => a.line - b.line)

  for (const { row } of taken) console.log(`+ ${board.describe(row)}`)
  const rounded = taken.filter(({ cells }) => /\d[.,]\d|\dms/i.test(cells[head.indexOf('time')] ?? '')).length
  if (rounded > 0) console.log(`${countOf(rounded, 'time')} rounded to whole seconds, as on the board.`)
  for (const { line, why } of rejected) console.log(`${table}:${line}\n${why.map((reason) => `  ✖ ${reason}`).join('\n')}`)
  console.log(
    `${countOf(rows.length, 'row')}: ${taken.length} ${write ? 'imported' : 'to import (add --write)'}, ${sorted.same} already present, ${rejected.length} rejected.`,
  )
  if (rejected.length > 0) process.exitCode = 1
  if (!write) return
  if (taken.length > 0) {
    writeFileSync(path, addRows(before, makeable.list, toRows(taken)))
    console.log(`Wrote ${path}. Then run: npm run wiki -- check`)
  }
  if (rejected.length > 0) {
    const beside = table.replace(/(\.\w+)?$/, '.rejected.csv')
    writeFileSync(beside, toCsv([head, ...rejected.map(({ cells }) => cells)]))
    console.log(`The rejected rows are in ${beside}. Correct them there and import that file.`)
  }
}

function readTable(table: string): string {
  if (!statSync(table, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${table}. Check its path.`)
  const bytes = readFileSync(table)
  if (bytes.length > maxTableBytes)
    throw new Error(`${table} is larger than ${maxTableBytes / 1e6} MB. Split it into several tables. Nothing was read.`)
  // UTF-16, Excel's "Unicode text".
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const decoded = decodeText(bytes)
  if ('text' in decoded) return decoded.text
  throw new Error(`${table}: found ${decoded.flaw.found}, expected ${decoded.flaw.expected}. ${decoded.flaw.hint ?? ''}`)
}

/** Throws for unknown, repeated or missing columns. */
function assertHeader(head: readonly string[], { shape }: Makeable, { derived }: Board) {
  const fields = Object.keys(shape.shape)
  const unknownColumn = head.find((column, index) => !fields.includes(column) || head.indexOf(column) !== index)
  if (unknownColumn !== undefined) {
    const near = formatSuggestions(suggestNames(fields, unknownColumn)) ?? `The columns: ${fields.join(', ')}.`
    throw new Error(
      `The header has "${unknownColumn}"${fields.includes(unknownColumn) ? ' twice' : ', which is not a column'}. ${near} Nothing was read.`,
    )
  }
  const missing = Object.entries(shape.shape).find(
    ([field, type]) => !head.includes(field) && !derived.includes(field) && !type.safeParse(undefined).success,
  )
  if (missing) throw new Error(`The header has no column "${missing[0]}". Add it. Nothing was read.`)
}

type Holder = { row: BoardRow; from: string }

function sortRows(rows: readonly CsvRow[], head: readonly string[], { shape }: Makeable, board: Board, here: readonly Holder[]) {
  const holders = new Map(here.map((holder) => [board.keyOf(holder.row), holder]))
  const ids = new Map(here.map((holder) => [holder.row.id, holder]))
  const numbered = here.map(({ row }) => ({ record: row }))
  let [next, same] = [nextFree(numbered), 0]
  const [taken, rejected]: [Taken[], RejectedRow[]] = [[], []]
  for (const csv of rows) {
    if (csv.cells.length !== head.length) {
      rejected.push({ ...csv, why: [`found ${countOf(csv.cells.length, 'cell')}, expected ${head.length}: one for each column`] })
      continue
    }
    const odd = head.find((field, index) => nameColumns.has(field) && /[\p{Cc}\p{Cf}]/u.test(csv.cells[index] ?? ''))
    if (odd !== undefined) {
      rejected.push({ ...csv, why: [`${odd}: found a line break or an invisible character, expected one line of text`] })
      continue
    }
    const fields = Object.fromEntries(
      head.flatMap((field, index) => (csv.cells[index] === '' ? [] : [[field, toValue(csv.cells[index], field, shape)]])),
    )
    const read = board.complete({ ...('id' in shape.shape && { id: next }), ...fields })
    const { data: row, problems } = checkData('', read, shape)
    const twin = row && (holders.get(board.keyOf(row)) ?? ('id' in fields ? ids.get(row.id) : undefined))
    if (row && twin && board.isSame(twin.row, row)) same += 1
    else if (row && twin) rejected.push({ ...csv, why: [`found another row of it in ${twin.from}: ${board.describe(twin.row)}`] })
    else if (row) {
      const holder = { row, from: `line ${csv.line} of this table` }
      holders.set(board.keyOf(row), holder)
      ids.set(row.id, holder)
      next = Math.max(next, Number(row.id ?? 0) + 1)
      taken.push({ ...csv, row })
    } else
      rejected.push({
        ...csv,
        why: problems.map(({ field, found, expected }) => formatFlaw(field, found, board.formats[field] ?? expected)),
      })
  }
  return { taken, same, rejected }
}

/** Converts a cell to the type of the field; an invalid one stays a text, which the check rejects. */
function toValue(cell: string | undefined, field: string, shape: z.ZodObject): unknown {
  const { inner } = unwrap(shape.shape[field])
  if (inner instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(cell ?? '')) return Number(cell)
  if (inner instanceof z.ZodBoolean && (cell === 'true' || cell === 'false')) return cell === 'true'
  return cell
}

/** Lists valid rows that do not fit the content, such as an unknown plot or a date in the future. */
function listFlawed(
  contentFolder: string,
  { list, file }: { list: string; file: string },
  before: string,
  taken: readonly Taken[],
): RejectedRow[] {
  if (taken.length === 0) return []
  const first = (parse(before) as Record<string, unknown[] | null>)[list]?.length ?? 0
  const problems = readAsIf(contentFolder, new Map([[file, addRows(before, list, toRows(taken))]]), { strict: true })
  const flawed = new Map<Taken, string[]>()
  for (const { field, found, expected } of problems.filter((problem) => problem.file === file)) {
    const [, place, name = ''] = /^\w+\.(\d+)\.?(.*)$/.exec(field) ?? []
    const csv = taken[Number(place) - first]
    if (csv) flawed.set(csv, [...(flawed.get(csv) ?? []), formatFlaw(name, found, expected)])
  }
  return [...flawed].map(([csv, why]) => ({ ...csv, why }))
}

const toRows = (taken: readonly Taken[]) => taken.map(({ row }) => row)

function formatFlaw(field: string, found: string, expected: string): string {
  return `${field}: found ${found}, expected ${expected}`
}
