import { toComparable } from './slugs.ts'

/**
 * Creates a function for the similarity of names to a text (Dice coefficient of letter pairs): 0 nothing in common, 1 equal. Names must
 * be in the form of `toComparable`.
 */
export function createSimilarity(text: string): (comparable: string) => number {
  const counts = countPairs(toComparable(text))
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
  return (comparable) => {
    const pairs = Math.max(0, comparable.length - 1)
    if (total + pairs === 0) return 0
    let used: Map<number, number> | undefined
    let shared = 0
    for (let index = 0; index < pairs; index++) {
      const pair = pairAt(comparable, index)
      const times = counts.get(pair)
      if (times === undefined) continue
      used ??= new Map()
      const before = used.get(pair) ?? 0
      used.set(pair, before + 1)
      if (before < times) shared++
    }
    return (2 * shared) / (total + pairs)
  }
}

/** "cage" -> "ca": 1, "ag": 1, "ge": 1 */
function countPairs(letters: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (let index = 0; index < letters.length - 1; index++) {
    const pair = pairAt(letters, index)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Two UTF-16 units as one number, which is faster than a string of each pair. */
function pairAt(letters: string, place: number): number {
  return letters.charCodeAt(place) * 0x10000 + letters.charCodeAt(place + 1)
}
