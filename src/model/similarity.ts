import { toComparable } from './slugs.ts'

/** How alike two names are spelt: 0 nothing in common, 1 the same but for spaces and capitals. Counts shared pairs of letters. */
export function similarity(a: string, b: string): number {
  const [first, second] = [toPairs(a), toPairs(b)]
  if (first.length + second.length === 0) return 0
  const left = [...second]
  let shared = 0
  for (const pair of first) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    shared++
  }
  return (2 * shared) / (first.length + second.length)
}

/** "cage" -> ["ca", "ag", "ge"] */
function toPairs(text: string): string[] {
  const letters = toComparable(text)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, place) => letters.slice(place, place + 2))
}
