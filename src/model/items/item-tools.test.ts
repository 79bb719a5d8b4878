import { expect, test } from 'vitest'
import type { Explanation } from './item-explanations.ts'
import type { Opening } from './item-openings.ts'
import type { RigPartName } from './rig-part.ts'
import { listItemTools } from './item-tools.ts'

const item = (
  safe_name: string,
  group: string,
  {
    value = 1000,
    perWeight = false,
    explains = [],
    opens = '',
    part,
  }: { value?: number | null; perWeight?: boolean; explains?: Explanation[]; opens?: Opening | ''; part?: RigPartName } = {},
) => ({
  safe_name,
  name: safe_name,
  group,
  value,
  price_per_weight: perWeight,
  explains,
  opens,
  rig: part ? { part, facts: {} } : null,
})
const nothing = { goal: null, isFind: false }
const find = { goal: null, isFind: true }

test.each([
  [item('gold-ore', 'ore', { perWeight: true }), find, ['ore-odds?find=gold-ore: chunks', 'weight-value?item=gold-ore: value']],
  [item('uncut-ruby', 'gem', { perWeight: true }), find, ['ore-odds?find=uncut-ruby: chunks', 'weight-value?item=uncut-ruby: value']],
  // Its drop chance is unknown, so the tool opens without it.
  [
    item('uncut-onyx', 'gem', { perWeight: true, explains: ['odds'] }),
    nothing,
    ['ore-odds?: chunks', 'weight-value?item=uncut-onyx: value'],
  ],
  [item('shovel', 'tool', { explains: ['digging'] }), nothing, ['ore-odds?: chunks', 'scrap?item=shovel: quantity']],
  [item('pressure-tank', 'pipe', { explains: ['pressure'] }), nothing, ['pressure?: tanks', 'scrap?item=pressure-tank: quantity']],
  [item('water-pipe-filter', 'pipe', { explains: ['filter'] }), nothing, ['pressure?: filters', 'scrap?item=water-pipe-filter: quantity']],
  [item('straight-pipe', 'pipe'), nothing, ['pressure?: pipes', 'scrap?item=straight-pipe: quantity']],
  [item('x-pipe', 'pipe', { value: 0 }), nothing, ['pressure?: pipes']],
  [item('pipe-cork', 'pipe', { opens: 'none' }), nothing, ['scrap?item=pipe-cork: quantity']],
  [item('pressure-booster', 'power', { explains: ['pressure'] }), nothing, ['scrap?item=pressure-booster: quantity']],
  [
    item('harvester', 'machine', { explains: ['filter', 'odds'] }),
    nothing,
    ['pressure?: filters', 'ore-odds?: chunks', 'scrap?item=harvester: quantity'],
  ],
  [item('scrap-bar', 'bar', { value: null, perWeight: true, opens: 'bar' }), nothing, ['scrap?: bar']],
  [item('scrap-metal', 'resource', { value: null, opens: 'metal' }), nothing, ['scrap?: metal']],
  [item('ram-drill', 'machine', { part: 'drill', value: null }), nothing, ['rig?drill=ram-drill: undefined']],
  [item('straight-pipe', 'pipe', { part: 'pipe', value: 0 }), nothing, ['pressure?: pipes', 'rig?: undefined']],
  [item('herring', 'fish'), nothing, []],
  [item('candle-blueprint', 'blueprint', { value: null }), { goal: 'candle', isFind: false }, ['blueprint-planner?goal=candle: undefined']],
  [
    item('spanner', 'tool'),
    { goal: 'spanner', isFind: false },
    ['blueprint-planner?goal=spanner: undefined', 'scrap?item=spanner: quantity'],
  ],
] as const)('%o opens %j', (tested, context, expected) => {
  const tools = listItemTools(tested, context)
  expect(tools.map((tool) => `${tool.slug}?${new URLSearchParams(tool.params).toString()}: ${tool.field?.name}`)).toEqual(expected)
})
