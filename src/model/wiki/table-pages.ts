/** Rows on a page: of a leaderboard as the specification has it, and of what a search finds. */
export const rowsPerPage = 50

/** An empty table still has its first page. */
export function countPages(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsPerPage))
}
