import { expect, test } from 'vitest'
import { formatTimerRules, parseTimerRules } from './timer-rules.ts'

const plant = { stages: 10, minutesPerStage: 1, harvestStage: 5, bagsFromHarvest: 2, bagsFromEarlyHarvest: 1 }

test.each([
  [{ plant, pot: { least: 1, most: 2 }, smelter: 2, tickSeconds: 1 }, '[[10,1,5,2,1],[1,2],2,1]'],
  [{ plant: null, pot: null, smelter: null, tickSeconds: null }, '[null,null,null,null]'],
])('%j is written as %s and read again', (rules, text) => {
  expect(formatTimerRules(rules)).toBe(text)
  expect(parseTimerRules(text)).toEqual(rules)
})
