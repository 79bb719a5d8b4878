import { readFieldText, readNumber } from '#model/text/number-input.ts'
import type { ToolParams } from '#model/tools/define-address.ts'
import { findCounts, findWeights, qualityAt, type HarvesterRules } from './harvester-rules.ts'

/** Value of `by` when the reader types the quality instead of choosing a digger. */
export const byQuality = 'quality'
/** The Harvester's fields as typed; `by` is the key of a digger or `byQuality`. */
export type HarvestState = { by: string; clump: string; depth: string; quality: string; pressure: string }
export const harvestStart: HarvestState = { by: '', clump: '5', depth: '4', quality: '5', pressure: '50' }
export const harvestParameters = ['by', 'clump', 'depth', 'quality', 'pressure'] as const

const deepest = 100

export function readHarvest(params: ToolParams<(typeof harvestParameters)[number]>): HarvestState {
  const readField = (name: keyof HarvestState) =>
    params.has(name) ? readFieldText(params, name, name === 'by' ? 60 : undefined) : harvestStart[name]
  return {
    by: readField('by'),
    clump: readField('clump'),
    depth: readField('depth'),
    quality: readField('quality'),
    pressure: readField('pressure'),
  }
}

/** The fields that differ from their defaults. */
export function writeHarvest(state: HarvestState): Partial<HarvestState> {
  return Object.fromEntries(harvestParameters.filter((name) => state[name] !== harvestStart[name]).map((name) => [name, state[name]]))
}

/** Computes the finds of one clump, with the problems of the fields. */
export function harvestAnswer(rules: HarvesterRules, state: HarvestState) {
  const digger = state.by === byQuality ? null : (rules.diggers.find(({ key }) => key === state.by) ?? rules.diggers[0] ?? null)
  const isDeep = digger !== null && 'metresPerStep' in digger
  const clump = readNumber(state.clump, { max: 1000 })
  const pressure = readNumber(state.pressure, { max: 100 })
  const depth = readNumber(state.depth, { max: deepest })
  const typed = readNumber(state.quality, { min: rules.quality.least, max: rules.quality.most, whole: true })
  const quality =
    digger === null ? typed.value : 'quality' in digger ? digger.quality : toQuality(depth.value, digger.metresPerStep, rules.quality)
  return {
    digger,
    isDeep,
    quality,
    problems: {
      clump: clump.problem,
      pressure: pressure.problem,
      depth: isDeep ? depth.problem : '',
      quality: digger ? '' : typed.problem,
    },
    /** Null if a field is empty or invalid. */
    harvest:
      quality === null || clump.value === null || pressure.value === null
        ? null
        : { counts: findCounts(clump.value, rules.number), weight: findWeights(pressure.value, quality, rules.find).mean },
  }
}

function toQuality(depth: number | null, metresPerStep: number, scale: HarvesterRules['quality']): number | null {
  return depth === null ? null : qualityAt(depth, metresPerStep, scale)
}
