/**
 * Creates a seeded random generator (linear congruential), so that every build draws the same picture.
 */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
