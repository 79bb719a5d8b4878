/** Rows on a page of a long table: of a leaderboard as the specification has it, and of what a search finds. */
export const rowsPerPage = 50

/** A table of more rows comes page by page: a browser would take longer to read it than to ask for the next page. */
const mostRowsAtOnce = 1000
export const isLongTable = (rows: number) => rows > mostRowsAtOnce

/** An empty table still has its first page. */
export function countPages(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsPerPage))
}
