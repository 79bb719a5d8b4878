import type { ItemTool } from './item-tools.ts'
import { everyBlueprint } from './blueprint-plan.ts'

const explosives: readonly string[] = ['logic-explosives', 'logic-mini-nuke']
const smelters: readonly string[] = ['smelter', 'logic-smelter']
/** What a reader puts in first for a logic element; most are simply part of a line. */
const logicFields: Record<string, ItemTool['field']> = {
  'logic-delay': { name: 'delays', label: 'Delays in a row', start: '3' },
  'logic-keypad': { name: 'code', label: 'Is this a valid code?', start: '1234' },
  'logic-flip': { name: 'ring', label: 'Delays in the ring of a blinker', start: '1' },
}

/** The planners for an item, by its name and group, each opened with it. */
export function listItemPlanners({ safe_name: item, name, group }: { safe_name: string; name: string; group: string }): ItemTool[] {
  const tools: ItemTool[] = []
  if (group === 'blueprint') tools.push({ slug: 'blueprint-planner', given: { goal: item }, field: null })
  if (item === 'bookcase') tools.push({ slug: 'blueprint-planner', given: { goal: everyBlueprint }, field: null })
  if (group === 'seed-bag' || group === 'crop' || item === 'planter-box') {
    const plant = item === 'planter-box' ? '' : name.replace(/ Seed Bag$/, '')
    tools.push({
      slug: 'growth-timers',
      given: plant ? { name: plant } : {},
      field: { name: 'start', label: 'Planted at, or empty', start: '' },
    })
  }
  if (item === 'fishing-pot')
    tools.push({ slug: 'growth-timers', given: { kind: 'pot' }, field: { name: 'start', label: 'Set at, or empty', start: '' } })
  if (smelters.includes(item))
    tools.push({ slug: 'growth-timers', given: { kind: 'smelter' }, field: { name: 'count', label: 'Ingots', start: '10' } })
  if (explosives.includes(item))
    tools.push({ slug: 'explosions', given: { charge: item }, field: { name: 'count', label: 'Charges in a row', start: '4' } })
  if (group === 'logic' && !explosives.includes(item)) {
    const field = logicFields[item] ?? { name: 'others', label: 'Elements in the line', start: '2' }
    tools.push({ slug: 'logic-timing', given: {}, field })
  }
  return tools
}
