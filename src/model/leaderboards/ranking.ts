/**
 * Ranks what is already in order: equal ones share a rank, the next rank counts them all (1, 2, 2, 4). On a later page of a
 * board, `before` rows stand on the pages before it, and its first row has `firstRank`, which it may share with them.
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
