/** Spreadsheets run a cell that begins with one of these as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula: such texts get an apostrophe, as one would type it there. */
function toSafeCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

/** Comma-separated values, as in RFC 4180. */
export function toCsv(rows: string[][]): string {
  return rows.map((row) => row.map((cell) => `"${toSafeCell(cell).replaceAll('"', '""')}"`).join(',') + '\r\n').join('')
}

/** Tab-separated values: what spreadsheets take from the clipboard. */
export function toTsv(rows: string[][]): string {
  return rows.map((row) => row.map((cell) => toSafeCell(cell.replace(/[\t\r\n]+/g, ' '))).join('\t')).join('\n')
}
