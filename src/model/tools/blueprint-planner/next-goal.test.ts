import { expect, test } from 'vitest'
import type { PlanBlueprint } from './blueprint-planner.ts'
import { followGoal } from './next-goal.ts'

const chain = (
  [
    ['candle', 'sword'],
    ['teapot', 'candle'],
    ['elbow-pipe', 'teapot'],
    ['shield', 'teapot'],
  ] as const
).map(([output, require_item], order): PlanBlueprint => ({
  name: output,
  output,
  blueprint_item: `${output}-blueprint`,
  require_item,
  require_weight: 12,
  craft_bar: 'gold-bar',
  craft_certainty: 'guess',
  require_certainty: 'told',
  min_craft_weight: 1,
  order,
}))

test.each([
  ['shield', [], 'candle next, teapot ahead, shield ahead', 3],
  ['shield', ['candle'], 'candle done, teapot next, shield ahead', 2],
  // With a later blueprint, the earlier ones count as done.
  ['shield', ['teapot'], 'candle done, teapot done, shield next', 1],
  ['shield', ['shield'], 'candle done, teapot done, shield done', 0],
  ['all', ['teapot', 'candle'], 'candle done, teapot done, elbow-pipe next, shield ahead', 2],
  ['no-such-thing', [], '', 0],
])('on the way to %s with %j: %s', (goal, have, way, left) => {
  const followed = followGoal(chain, { goal, have })
  expect(followed.way.map(({ blueprint, state }) => `${blueprint.output} ${state}`).join(', ')).toBe(way)
  expect(followed.left).toBe(left)
  expect(followed.next?.output).toBe(followed.way.find(({ state }) => state === 'next')?.blueprint.output)
})
