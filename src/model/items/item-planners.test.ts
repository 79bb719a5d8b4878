import { expect, test } from 'vitest'
import type { Explanation } from './item-explanations.ts'
import { findGoal, listItemPlanners } from './item-planners.ts'

const item = (safe_name: string, name: string, group: string, ...explains: Explanation[]) => ({ safe_name, name, group, explains })

test.each([
  [item('afage-seed-bag', 'Afage Seed Bag', 'seed-bag'), null, 'growth-timers?name=Afage start'],
  [item('ember-spice', 'Ember Spice', 'crop'), null, 'growth-timers?name=Ember+Spice start'],
  [item('planter-box', 'Planter Box', 'furniture', 'growth'), null, 'growth-timers? start'],
  [item('fishing-pot', 'Fishing Pot', 'tool'), null, 'growth-timers?kind=pot start'],
  [item('logic-smelter', 'Logic Smelter', 'logic'), null, 'growth-timers?kind=smelter count, logic-timing? others'],
  [item('logic-mini-nuke', 'Logic Mini Nuke', 'logic', 'explosives'), null, 'explosions?charge=logic-mini-nuke count'],
  [item('logic-delay', 'Logic Delay', 'logic'), null, 'logic-timing? delays'],
  [item('logic-keypad', 'Logic Keypad', 'logic'), null, 'logic-timing? code'],
  [item('logic-flip', 'Logic Flip', 'logic'), null, 'logic-timing? ring'],
  [item('logic-shredder', 'Logic Shredder', 'conveyor'), null, 'logic-timing? others'],
  [item('cage', 'Cage', 'weapon'), 'cage', 'blueprint-planner?goal=cage'],
  [item('gold-ore', 'Gold Ore', 'ore'), null, ''],
])('%o with the goal %s opens %s', (given, goal, expected) => {
  const tools = listItemPlanners(given, goal)
  expect(
    tools.map((tool) => `${tool.slug}?${new URLSearchParams(tool.given).toString()} ${tool.field?.name ?? ''}`.trim()).join(', '),
  ).toBe(expected)
})

const blueprints = [
  { output: 'teapot', blueprint_item: 'teapot-blueprint', require_item: 'candle', order: 2 },
  { output: 'shield', blueprint_item: 'shield-blueprint', require_item: 'sword', order: 3 },
  { output: 'candle', blueprint_item: 'candle-blueprint', require_item: 'sword', order: 1 },
]

test.each([
  ['candle-blueprint', 'candle'],
  ['teapot', 'teapot'],
  // Asked for by the teapot, and made by a blueprint of its own: that one comes first.
  ['candle', 'candle'],
  ['sword', 'candle'],
  ['bookcase', 'all'],
  ['gold-ore', null],
])('the planner opens for %s with %s', (name, goal) => {
  expect(findGoal(name, blueprints)).toBe(goal)
})
