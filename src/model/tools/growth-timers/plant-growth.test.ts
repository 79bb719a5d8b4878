import { expect, test } from 'vitest'
import { growthStages } from './plant-growth.ts'

const stages = growthStages({ stages: 10, minutesPerStage: 1, harvestStage: 5, bagsFromHarvest: 2, bagsFromEarlyHarvest: 1 })

test('a plant is full grown after ten minutes', () => {
  expect(stages).toHaveLength(10)
  expect(stages.at(-1)).toEqual({ stage: 10, minutes: 10, ready: true, bags: 2 })
})

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [10, 2],
])('harvested at stage %i it gives %i seed bags', (stage, bags) => {
  expect(stages[stage - 1]?.bags).toBe(bags)
})
