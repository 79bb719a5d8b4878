import type { FactLookup } from '#model/wiki/fact-lookup.ts'

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

/** Reads the rules from the facts; null if one is missing. */
export function readGrowthRules({ number }: Pick<FactLookup, 'number'>): GrowthRules | null {
  const stages = number('plant_stages')
  const minutesPerStage = number('plant_minutes_per_stage')
  const harvestStage = number('plant_harvest_stage')
  const bagsFromHarvest = number('seed_bags_from_harvest')
  const bagsFromEarlyHarvest = number('seed_bags_from_early_harvest')
  if (!stages || !minutesPerStage || !harvestStage || !bagsFromHarvest || !bagsFromEarlyHarvest) return null
  return { stages, minutesPerStage, harvestStage, bagsFromHarvest, bagsFromEarlyHarvest }
}
