import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** How a plant grows; the numbers are facts of the wiki. */
export type GrowthRules = {
  stages: number
  minutesPerStage: number
  /** The first stage at which the grass is gone and harvesting gives the full number of seed bags. */
  harvestStage: number
  bagsFromHarvest: number
  bagsFromEarlyHarvest: number
}

export type GrowthStage = {
  stage: number
  /** Minutes after planting at which it is reached. */
  minutes: number
  ready: boolean
  bags: number
}

/** The stages of a plant, first to last. */
export function growthStages(rules: GrowthRules): GrowthStage[] {
  return Array.from({ length: rules.stages }, (_, place) => {
    const stage = place + 1
    const ready = stage >= rules.harvestStage
    return { stage, minutes: stage * rules.minutesPerStage, ready, bags: ready ? rules.bagsFromHarvest : rules.bagsFromEarlyHarvest }
  })
}

/** The rules from the facts of the wiki; null as long as one of them is missing. */
export function readGrowthRules({ number }: Pick<FactLookup, 'number'>): GrowthRules | null {
  const stages = number('plant_stages')
  const minutesPerStage = number('plant_minutes_per_stage')
  const harvestStage = number('plant_harvest_stage')
  const bagsFromHarvest = number('seed_bags_from_harvest')
  const bagsFromEarlyHarvest = number('seed_bags_from_early_harvest')
  if (!stages || !minutesPerStage || !harvestStage || !bagsFromHarvest || !bagsFromEarlyHarvest) return null
  return { stages, minutesPerStage, harvestStage, bagsFromHarvest, bagsFromEarlyHarvest }
}
