import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** How the game counts pressure: as it is told, and as the sums in its files have it. Empty while the scale is not written down. */
export function describeScale(facts: Pick<FactLookup, 'numbers' | 'version'>): string {
  const scale = facts.numbers('pressure_scale')
  const version = facts.version('harvester_find_weight_divisor')
  return scale
    ? `It is told that the game counts pressure from ${scale.none} to ${scale.full}${version && `; the sums in its files of ${version} take it in percent`}.`
    : ''
}
