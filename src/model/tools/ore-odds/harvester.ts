import { readFieldText, readNumber } from '#model/text/number-input.ts'
import type { Given } from '#model/tools/define-address.ts'
import { findCounts, findWeights, qualityAt, type HarvesterRules } from './harvester-rules.ts'

/** Who knows the quality of the dirt says it, in the place of a digger. */
export const byQuality = 'quality'
/** What goes into a Harvester, as typed; `by` is the key of a digger or `byQuality`. */
export type HarvestState = { by: string; clump: string; depth: string; quality: string; pressure: string }
export const harvestStart: HarvestState = { by: '', clump: '4', depth: '4', quality: '5', pressure: '50' }
export const harvestParameters = ['by', 'clump', 'depth', 'quality', 'pressure'] as const

const deepest = 100

export function readHarvest(given: Given<(typeof harvestParameters)[number]>): HarvestState {
  const read = (name: keyof HarvestState) =>
    given.has(name) ? readFieldText(given, name, name === 'by' ? 60 : undefined) : harvestStart[name]
  return { by: read('by'), clump: read('clump'), depth: read('depth'), quality: read('quality'), pressure: read('pressure') }
}

/** Only what differs from what the fields open with. */
export function writeHarvest(state: HarvestState): Partial<HarvestState> {
  return Object.fromEntries(harvestParameters.filter((name) => state[name] !== harvestStart[name]).map((name) => [name, state[name]]))
}

/** What the fields say of one clump; null where one of them cannot be read, with what is wrong. */
export function harvestAnswer(rules: HarvesterRules, state: HarvestState) {
  const digger = state.by === byQuality ? null : (rules.diggers.find(({ key }) => key === state.by) ?? rules.diggers[0] ?? null)
  const isDeep = digger !== null && 'metresPerStep' in digger
  const clump = readNumber(state.clump, { max: 1000 })
  const pressure = readNumber(state.pressure, { max: 100 })
  const depth = readNumber(state.depth, { max: deepest })
  const said = readNumber(state.quality, { min: rules.quality.least, max: rules.quality.most, whole: true })
  const quality =
    digger === null ? said.value : 'quality' in digger ? digger.quality : toQuality(depth.value, digger.metresPerStep, rules.quality)
  return {
    digger,
    isDeep,
    quality,
    problems: {
      clump: clump.problem,
      pressure: pressure.problem,
      depth: isDeep ? depth.problem : '',
      quality: digger ? '' : said.problem,
    },
    /** Null while a field is empty or cannot be read. */
    harvest:
      quality === null || clump.value === null || pressure.value === null
        ? null
        : { counts: findCounts(clump.value, rules.number), weight: findWeights(pressure.value, quality, rules.find).mean },
  }
}

function toQuality(depth: number | null, metresPerStep: number, scale: HarvesterRules['quality']): number | null {
  return depth === null ? null : qualityAt(depth, metresPerStep, scale)
}
