import { expect, test } from 'vitest'
import { listAdvice } from './item-advice.ts'

test.each([
  ['spanner', 'tool', ['repair']],
  ['improved-shovel', 'tool', ['digging']],
  ['fishing-pole-tier-3', 'tool', ['pole']],
  ['conveyor-splitter', 'conveyor', ['splitter']],
  ['logic-mini-nuke', 'logic', ['explosives']],
  ['afage', 'crop', ['growth']],
  ['planter-box', 'furniture', ['growth']],
  ['uncut-onyx', 'gem', ['odds']],
  ['gold-ore', 'ore', ['odds']],
  ['shard', 'ore', ['odds']],
  ['harvester', 'machine', ['filter', 'odds']],
  ['table', 'furniture', []],
])('advice for %s', (safe_name, group, advice) => {
  expect(listAdvice({ safe_name, group })).toEqual(advice)
})
