/** Pagination: rows on a page of a leaderboard or of search results. */
export const rowsPerPage = 50

/** Number of pages; at least 1. */
export function countPages(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsPerPage))
}
