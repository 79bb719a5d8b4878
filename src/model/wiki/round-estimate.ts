import type { SourceCertainty } from './certainty.ts'

/** Rounds to two significant digits: 14544 -> 15000, 971.5 -> 970, 0.0341 -> 0.034 */
export function roundEstimate(value: number): number {
  return Number(value.toPrecision(2))
}

/** "943 c", or "about 940 c" for a result that depends on a guess. */
export function formatResult(value: number, certainty: SourceCertainty | null | undefined, format: (value: number) => string): string {
  return certainty === 'guess' ? `about ${format(roundEstimate(value))}` : format(value)
}

/** Rounds a computed number that depends on a guess. */
export function roundResult(value: number, certainty: SourceCertainty | null | undefined): number {
  return certainty === 'guess' ? roundEstimate(value) : value
}
