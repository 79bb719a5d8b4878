import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** "The game counts pressure from 0 to 1."; empty without the fact. */
export function describeScale(facts: Pick<FactLookup, 'numbers'>): string {
  const scale = facts.numbers('pressure_scale')
  return scale ? `The game counts pressure from ${scale.none} to ${scale.full}.` : ''
}
