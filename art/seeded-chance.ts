/**
 * Chance with a seed, so that every build draws the same picture.
 * A plain linear congruential generator: good enough for scattering trees and bricks.
 */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
