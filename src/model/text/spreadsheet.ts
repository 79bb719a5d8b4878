/** Spreadsheets evaluate such a cell as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/** Prefixes formulas with an apostrophe: "=1+1" -> "'=1+1" */
function toSafeCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

/** Formats a CSV export (RFC 4180). */
export function toCsv(rows: string[][]): string {
  return rows.map((row) => row.map((cell) => `"${toSafeCell(cell).replaceAll('"', '""')}"`).join(',') + '\r\n').join('')
}

/** Formats tab-separated values for the clipboard. */
export function toTsv(rows: string[][]): string {
  return rows.map((row) => row.map((cell) => toSafeCell(cell.replace(/[\t\r\n]+/g, ' '))).join('\t')).join('\n')
}
