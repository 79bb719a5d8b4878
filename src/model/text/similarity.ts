import { toComparable } from './slugs.ts'

/**
 * How alike a text and a name are spelt: 0 nothing in common, 1 the same but for spaces and capitals. Counts shared pairs of
 * letters. Made for one text and thousands of names, which are given as `toComparable` has them.
 */
export function createSimilarity(text: string): (comparable: string) => number {
  const wanted = countPairs(toComparable(text))
  const total = [...wanted.values()].reduce((sum, times) => sum + times, 0)
  return (comparable) => {
    const pairs = Math.max(0, comparable.length - 1)
    if (total + pairs === 0) return 0
    let used: Map<number, number> | undefined
    let shared = 0
    for (let place = 0; place < pairs; place++) {
      const pair = pairAt(comparable, place)
      const times = wanted.get(pair)
      if (times === undefined) continue
      used ??= new Map()
      const before = used.get(pair) ?? 0
      used.set(pair, before + 1)
      if (before < times) shared++
    }
    return (2 * shared) / (total + pairs)
  }
}

/** "cage" -> "ca", "ag" and "ge", each once. */
function countPairs(letters: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (let place = 0; place < letters.length - 1; place++) {
    const pair = pairAt(letters, place)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Two letters as one number: thousands of names are compared without making a string of each pair. */
function pairAt(letters: string, place: number): number {
  return letters.charCodeAt(place) * 0x10000 + letters.charCodeAt(place + 1)
}
