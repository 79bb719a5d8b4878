import { expect, test } from 'vitest'
import { everyBlueprint, planBlueprints, readGoal, readOwned, type PlanBlueprint } from './blueprint-planner.ts'

/** The chain of the specification: output, required item, its weight, and the bar. */
const chain: PlanBlueprint[] = (
  [
    ['candle', 'sword', 12, 'gold-bar'],
    ['teapot', 'candle', 12, 'gold-bar'],
    ['elbow-pipe', 'teapot', 12, 'iron-bar'],
    ['shield', 'teapot', 16, 'iron-bar'],
    ['water-t-pipe', 'shield', 16, 'iron-bar'],
    ['cage', 'shield', 16, 'iron-bar'],
    ['spanner', 'cage', 14, 'iron-bar'],
    ['battle-axe', 'cage', 20, 'iron-bar'],
    ['straight-pipe', 'battle-axe', 12, 'iron-bar'],
    ['blunderbuss', 'battle-axe', 28, 'iron-bar'],
    ['toolbag', 'blunderbuss', 30, 'iron-bar'],
  ] as const
).map(([output, require_item, require_weight, craft_bar], index) => ({
  name: output,
  output,
  blueprint_item: `${output}-blueprint`,
  require_item,
  require_weight,
  craft_bar,
  craft_estimate: output !== 'candle',
  require_certainty: 'told' as const,
  craft_certainty: output === 'candle' ? ('told' as const) : ('guess' as const),
  min_craft_weight: 1,
  order: index + 1,
}))
const bars = { sword: 'iron-bar' }

test.each([
  ['toolbag', [], 'candle teapot shield cage battle-axe blunderbuss toolbag', 134],
  ['spanner', [], 'candle teapot shield cage spanner', 70],
  ['spanner', ['shield'], 'cage spanner', 30],
  // With a later blueprint, the earlier ones are not needed, ticked or not.
  ['toolbag', ['battle-axe'], 'blunderbuss toolbag', 58],
  // A branch off the way changes nothing.
  ['toolbag', ['elbow-pipe'], 'candle teapot shield cage battle-axe blunderbuss toolbag', 134],
  ['toolbag', ['toolbag'], '', 0],
  ['candle', [], 'candle', 12],
  ['no-such-thing', [], '', 0],
])('for the %s with %j one still unlocks: %s', (goal, have, steps, weight) => {
  const plan = planBlueprints(chain, goal, have, bars)
  expect(plan.steps.map(({ blueprint }) => blueprint.output).join(' ')).toBe(steps)
  expect(plan.kept.weight).toBe(weight)
})

test('the totals differ if an item is required twice: all eleven weigh 188, or 134 if the barge returns items', () => {
  const { kept, returned, steps } = planBlueprints(chain, everyBlueprint, [], bars)
  expect([steps.length, kept.pieces, kept.weight]).toEqual([11, 11, 188])
  expect([returned.pieces, returned.weight]).toEqual([7, 134])
  expect(kept.items.find(({ item }) => item === 'teapot')).toEqual({ item: 'teapot', pieces: 2, weight: 28 })
  expect(returned.items.find(({ item }) => item === 'teapot')).toEqual({ item: 'teapot', pieces: 1, weight: 16 })
})

test('the metals have the same total weight, as a guess', () => {
  const { kept } = planBlueprints(chain, everyBlueprint, [], bars)
  expect(kept.metals).toEqual([
    { bar: 'iron-bar', weight: 148, mark: 'guess' },
    { bar: 'gold-bar', weight: 40, mark: 'guess' },
  ])
  expect(planBlueprints(chain, 'teapot', [], bars).kept.metals).toEqual([
    { bar: 'iron-bar', weight: 12, mark: 'guess' },
    { bar: 'gold-bar', weight: 12, mark: 'guess' },
  ])
})

test('the sum of the weights is worked out at best, and has the lowest certainty of the required weights', () => {
  const guessed = chain.map((blueprint) =>
    blueprint.output === 'cage' ? { ...blueprint, require_certainty: 'guess' as const } : blueprint,
  )
  const markOf = (goal: string) => planBlueprints(guessed, goal, [], bars).kept.mark
  expect([markOf('shield'), markOf('spanner')]).toEqual(['worked-out', 'guess'])
})

test.each([
  ['spanner', 'spanner'],
  ['spanner-blueprint', 'spanner'],
  ['all', 'all'],
  ['<script>', 'toolbag'],
  [null, 'toolbag'],
])('the address %s means the goal %s', (text, goal) => {
  expect(readGoal(chain, text)).toBe(goal)
})

test('ticks are parsed from one or several parameters, in any order, without unknown ones', () => {
  expect(readOwned(chain, ['teapot candle', 'cage', 'cage', 'nonsense'])).toEqual(['candle', 'teapot', 'cage'])
})

test('a cycle in the data ends', () => {
  const circle = chain.slice(0, 1).map((blueprint) => ({ ...blueprint, require_item: 'candle' }))
  expect(planBlueprints(circle, 'candle', [], {}).steps).toHaveLength(1)
  expect(planBlueprints([], everyBlueprint, [], {}).kept).toEqual({ pieces: 0, weight: 0, mark: null, items: [], metals: [] })
})
