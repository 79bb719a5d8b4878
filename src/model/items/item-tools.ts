import { listItemPlanners, type PlannedItem } from './item-planners.ts'
import type { RigPart } from './rig-part.ts'
import { canScrap } from './can-scrap.ts'

/** A tool for an item with its first input field. */
export type ItemTool = {
  slug: 'weight-value' | 'scrap' | 'pressure' | 'rig' | 'ore-odds' | 'blueprint-planner' | 'growth-timers' | 'explosions' | 'logic-timing'
  params: Record<string, string>
  /** Null if the tool only needs the item. */
  field: { name: string; label: string; start: string } | null
}

/** Data of an item for the choice of tools. */
type ToolItem = PlannedItem & { value: number | null; price_per_weight: boolean; rig: RigPart | null }

/** The tools for an item. `goal`: its goal in the blueprint planner. `isFind`: whether it has a drop chance. */
export function listItemTools(item: ToolItem, { goal, isFind }: { goal: string | null; isFind: boolean }): ItemTool[] {
  const { safe_name: name, group, explains, opens, value, price_per_weight } = item
  const tools: ItemTool[] = listItemPlanners(item, goal)
  const pressure = findPressureField(item)
  if (pressure) tools.push({ slug: 'pressure', params: {}, field: pressure })
  if (item.rig) tools.push({ slug: 'rig', params: item.rig.part === 'drill' ? { drill: name } : {}, field: null })
  if (isFind || group === 'ore' || explains.includes('odds') || explains.includes('digging')) {
    tools.push({ slug: 'ore-odds', params: isFind ? { find: name } : {}, field: { name: 'chunks', label: 'Chunks of dirt', start: '100' } })
  }
  if (price_per_weight && value !== null && value > 0) {
    tools.push({ slug: 'weight-value', params: { item: name }, field: { name: 'value', label: 'Coins you need', start: '1000' } })
  }
  if (opens === 'metal' || opens === 'bar') {
    tools.push({ slug: 'scrap', params: {}, field: { name: opens, label: 'Worth in coins', start: '100' } })
  } else if (canScrap(item)) {
    tools.push({ slug: 'scrap', params: { item: name }, field: { name: 'quantity', label: 'How many', start: '1' } })
  }
  return tools
}

/** The field of the pressure tool for an item; null for other items and powered parts. */
function findPressureField({ group, explains, opens }: ToolItem): ItemTool['field'] {
  if (group === 'power') return null
  if (explains.includes('filter')) return { name: 'filters', label: 'Filters', start: '3' }
  if (explains.includes('pressure')) return { name: 'tanks', label: 'Pressure tanks', start: '2' }
  return group === 'pipe' && opens !== 'none' ? { name: 'pipes', label: 'Pipes in the line', start: '20' } : null
}
