import { expect, test } from 'vitest'
import { listItemTools } from './item-tools.ts'

const item = (safe_name: string, group: string, value: number | null = 1000, price_per_weight = false) => ({
  safe_name,
  name: safe_name,
  group,
  value,
  price_per_weight,
})

test.each([
  [item('gold-ore', 'ore', 1000, true), ['ore-odds?find=gold-ore: chunks', 'weight-value?item=gold-ore: value']],
  [item('uncut-onyx', 'gem', 1400, true), ['ore-odds?find=uncut-onyx: chunks', 'weight-value?item=uncut-onyx: value']],
  [item('shovel', 'tool'), ['ore-odds?: chunks', 'scrap?item=shovel: quantity']],
  [item('pressure-tank', 'pipe'), ['pressure?: tanks', 'scrap?item=pressure-tank: quantity']],
  [item('water-pipe-filter', 'pipe'), ['pressure?: filters', 'scrap?item=water-pipe-filter: quantity']],
  [item('straight-pipe', 'pipe'), ['pressure?: pipes', 'scrap?item=straight-pipe: quantity']],
  [item('scrap-bar', 'bar', null, true), ['scrap?: bar']],
  [item('scrap-metal', 'resource', null), ['scrap?: metal']],
  [item('herring', 'fish'), []],
  [item('candle-blueprint', 'blueprint', null), ['blueprint-planner?goal=candle-blueprint: undefined']],
] as const)('%o opens %j', (given, expected) => {
  expect(listItemTools(given).map((tool) => `${tool.slug}?${new URLSearchParams(tool.given).toString()}: ${tool.field?.name}`)).toEqual(
    expected,
  )
})
