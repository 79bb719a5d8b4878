/**
 * Ranks sorted entries: equal ones share a rank, and the next rank counts them all (1, 2, 2, 4). For a later page of a board, `before` is
 * the number of rows on earlier pages and `firstRank` the rank of its first row, which may be tied.
 */
export function withRanks<T>(
  sorted: readonly T[],
  isEqual: (a: T, b: T) => boolean,
  { before = 0, firstRank = 1 } = {},
): { rank: number; entry: T }[] {
  let rank = firstRank
  return sorted.map((entry, index) => {
    const above = sorted[index - 1]
    if (above !== undefined && !isEqual(above, entry)) rank = before + index + 1
    return { rank, entry }
  })
}
