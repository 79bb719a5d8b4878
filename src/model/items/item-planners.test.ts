import { expect, test } from 'vitest'
import type { Explanation } from './item-explanations.ts'
import type { Opening } from './item-openings.ts'
import { findGoal, listItemPlanners } from './item-planners.ts'

const item = (safe_name: string, name: string, group: string, ...explains: Explanation[]) => ({
  safe_name,
  name,
  group,
  explains,
  opens: '' as Opening | '',
})
const opening = (opens: Opening, safe_name: string, name: string, group: string) => ({ ...item(safe_name, name, group), opens })

test.each([
  [item('afage-seed-bag', 'Afage Seed Bag', 'seed-bag'), null, 'growth-timers?name=Afage start'],
  [item('ember-spice', 'Ember Spice', 'crop'), null, 'growth-timers?name=Ember+Spice start'],
  [item('planter-box', 'Planter Box', 'furniture', 'growth'), null, 'growth-timers? start'],
  [opening('pot', 'fishing-pot', 'Fishing Pot', 'tool'), null, 'growth-timers?timer=pot start'],
  [opening('smelter', 'logic-smelter', 'Logic Smelter', 'logic'), null, 'growth-timers?timer=smelter count, logic-timing? others'],
  [item('logic-mini-nuke', 'Logic Mini Nuke', 'logic', 'explosives'), null, 'explosions?charge=logic-mini-nuke count'],
  [opening('delays', 'logic-delay', 'Logic Delay', 'logic'), null, 'logic-timing? delays'],
  [opening('code', 'logic-keypad', 'Logic Keypad', 'logic'), null, 'logic-timing? code'],
  [opening('ring', 'logic-flip', 'Logic Flip', 'logic'), null, 'logic-timing? ring'],
  [opening('line', 'logic-shredder', 'Logic Shredder', 'conveyor'), null, 'logic-timing? others'],
  [item('cage', 'Cage', 'weapon'), 'cage', 'blueprint-planner?goal=cage'],
  [item('gold-ore', 'Gold Ore', 'ore'), null, ''],
])('%o with the goal %s opens %s', (planned, goal, expected) => {
  const tools = listItemPlanners(planned, goal)
  expect(
    tools.map((tool) => `${tool.slug}?${new URLSearchParams(tool.params).toString()} ${tool.field?.name ?? ''}`.trim()).join(', '),
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
  // Its own blueprint comes before that of the teapot, which requires it.
  ['candle', 'candle'],
  ['sword', 'candle'],
  ['gold-ore', null],
])('the planner opens for %s with %s', (name, goal) => {
  expect(findGoal({ safe_name: name, opens: '' }, blueprints)).toBe(goal)
})

test('the planner opens with all blueprints for an item that holds them', () => {
  expect(findGoal({ safe_name: 'bookcase', opens: 'blueprints' }, blueprints)).toBe('all')
})
