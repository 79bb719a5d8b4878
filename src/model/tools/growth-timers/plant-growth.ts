import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { keyed, keysOf } from '#model/wiki/keyed.ts'

/** The growth of plants, from the facts of the wiki. */
export type GrowthRules = {
  stages: number
  minutesPerStage: number
  /** First stage with the full number of seed bags; the grass is gone. */
  harvestStage: number
  bagsFromHarvest: number
  bagsFromEarlyHarvest: number
}

export type GrowthStage = {
  stage: number
  /** Minutes after planting. */
  minutes: number
  ready: boolean
  bags: number
}

/** Lists the stages of a plant in order. */
export function growthStages(rules: GrowthRules): GrowthStage[] {
  return Array.from({ length: rules.stages }, (_, index) => {
    const stage = index + 1
    const ready = stage >= rules.harvestStage
    return { stage, minutes: stage * rules.minutesPerStage, ready, bags: ready ? rules.bagsFromHarvest : rules.bagsFromEarlyHarvest }
  })
}

/** The fact of each rule. */
export const growthFacts = {
  stages: 'plant_stages',
  minutesPerStage: 'plant_minutes_per_stage',
  harvestStage: 'plant_harvest_stage',
  bagsFromHarvest: 'seed_bags_from_harvest',
  bagsFromEarlyHarvest: 'seed_bags_from_early_harvest',
} as const satisfies Record<keyof GrowthRules, string>
/** In the order of attributes that hold them. */
export const growthFields = keysOf(growthFacts)

/** Reads the rules from the facts; null if one is missing. */
export function readGrowthRules({ number }: Pick<FactLookup, 'number'>): GrowthRules | null {
  const rules = keyed(growthFields, (field) => number(growthFacts[field]) ?? 0)
  return growthFields.every((field) => rules[field] > 0) ? rules : null
}
