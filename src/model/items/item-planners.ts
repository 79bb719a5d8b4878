import { everyBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import type { Blueprint } from '#model/crafting/blueprint.ts'
import type { Explanation } from './item-explanations.ts'
import type { ItemTool } from './item-tools.ts'
import type { Opening } from './item-openings.ts'

/** Data of an item for the choice of planners. */
export type PlannedItem = { safe_name: string; name: string; group: string; explains: readonly Explanation[]; opens: Opening | '' }

/** First input field for logic elements. */
const logicFields: { [As in Opening]?: ItemTool['field'] } = {
  delays: { name: 'delays', label: 'Delays in a row', start: '3' },
  code: { name: 'code', label: 'Is this a valid code?', start: '1234' },
  ring: { name: 'ring', label: 'Delays in the ring of a blinker', start: '1' },
}

/** Lists the planners for an item. `goal`: from `findGoal`. */
export function listItemPlanners({ safe_name: item, name, group, explains, opens }: PlannedItem, goal: string | null): ItemTool[] {
  const tools: ItemTool[] = []
  if (goal !== null) tools.push({ slug: 'blueprint-planner', params: { goal }, field: null })
  if (group === 'seed-bag' || group === 'crop' || explains.includes('growth')) {
    const isPlant = group === 'seed-bag' || group === 'crop'
    tools.push({
      slug: 'growth-timers',
      params: isPlant ? { name: name.replace(/ Seed Bag$/, '') } : {},
      field: { name: 'start', label: 'Time planted (empty: not yet)', start: '' },
    })
  }
  if (opens === 'pot')
    tools.push({ slug: 'growth-timers', params: { timer: 'pot' }, field: { name: 'start', label: 'Time set (empty: not yet)', start: '' } })
  if (opens === 'smelter')
    tools.push({ slug: 'growth-timers', params: { timer: 'smelter' }, field: { name: 'count', label: 'Bars', start: '10' } })
  const explodes = explains.includes('explosives')
  if (explodes)
    tools.push({ slug: 'explosions', params: { charge: item }, field: { name: 'count', label: 'Charges in a row', start: '4' } })
  // Belts and machines of the Gamers Logic mod are in other groups, but are controlled by signals.
  const isElement = group === 'logic' || opens === 'line' || (opens !== '' && logicFields[opens] !== undefined)
  if (isElement && !explodes) {
    const field = (opens && logicFields[opens]) || { name: 'others', label: 'Elements in the line', start: '2' }
    tools.push({ slug: 'logic-timing', params: {}, field })
  }
  return tools
}

/** The goal of the blueprint planner for an item: its own blueprint, or the first one that requires it. Null for other items. */
export function findGoal(
  { safe_name: item, opens }: Pick<PlannedItem, 'safe_name' | 'opens'>,
  blueprints: readonly Pick<Blueprint, 'output' | 'blueprint_item' | 'require_item' | 'order'>[],
): string | null {
  const own = blueprints.find(({ output, blueprint_item }) => output === item || blueprint_item === item)
  if (own) return own.output
  const asking = blueprints.toSorted((a, b) => a.order - b.order).find(({ require_item }) => require_item === item)
  // A bookcase holds all blueprints.
  return asking?.output ?? (opens === 'blueprints' ? everyBlueprint : null)
}
