import type { SourceCertainty } from './certainty.ts'

/** Two figures: more would claim to know better. 14544 -> 15000, 971.5 -> 970, 0.0341 -> 0.034 */
export function roundEstimate(value: number): number {
  return Number(value.toPrecision(2))
}

/** A computed number as it is shown: rounded to two figures where it rests on a guess. */
export function roundResult(value: number, certainty: SourceCertainty | null | undefined): number {
  return certainty === 'guess' ? roundEstimate(value) : value
}
