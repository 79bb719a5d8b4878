import { expect, test } from 'vitest'
import { listItemPlanners } from './item-planners.ts'

test.each([
  ['candle-blueprint', 'Candle Blueprint', 'blueprint', 'blueprint-planner?goal=candle-blueprint'],
  ['bookcase', 'Bookcase', 'furniture', 'blueprint-planner?goal=all'],
  ['afage-seed-bag', 'Afage Seed Bag', 'seed-bag', 'growth-timers?name=Afage start'],
  ['ember-spice', 'Ember Spice', 'crop', 'growth-timers?name=Ember+Spice start'],
  ['planter-box', 'Planter Box', 'furniture', 'growth-timers? start'],
  ['fishing-pot', 'Fishing Pot', 'tool', 'growth-timers?kind=pot start'],
  ['logic-smelter', 'Logic Smelter', 'logic', 'growth-timers?kind=smelter count, logic-timing? others'],
  ['logic-mini-nuke', 'Logic Mini Nuke', 'logic', 'explosions?charge=logic-mini-nuke count'],
  ['logic-delay', 'Logic Delay', 'logic', 'logic-timing? delays'],
  ['logic-keypad', 'Logic Keypad', 'logic', 'logic-timing? code'],
  ['logic-flip', 'Logic Flip', 'logic', 'logic-timing? ring'],
  ['gold-ore', 'Gold Ore', 'ore', ''],
])('%s (%s, %s) opens %s', (safe_name, name, group, expected) => {
  const tools = listItemPlanners({ safe_name, name, group })
  expect(
    tools.map(({ slug, given, field }) => `${slug}?${new URLSearchParams(given).toString()} ${field?.name ?? ''}`.trim()).join(', '),
  ).toBe(expected)
})
