/** Ranks what is already in order: equal ones share a rank, the next rank counts them all (1, 2, 2, 4). */
export function withRanks<T>(sorted: readonly T[], isEqual: (a: T, b: T) => boolean): { rank: number; entry: T }[] {
  let rank = 1
  return sorted.map((entry, place) => {
    const before = sorted[place - 1]
    if (before !== undefined && !isEqual(before, entry)) rank = place + 1
    return { rank, entry }
  })
}
