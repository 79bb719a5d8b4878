import { listItemPlanners } from './item-planners.ts'
import { canScrap } from './scrapping.ts'

/** A tool that goes with an item: what it opens with, and the one number a reader puts in first. */
export type ItemTool = {
  slug: 'weight-value' | 'scrap' | 'pressure' | 'ore-odds' | 'blueprint-planner' | 'growth-timers' | 'explosions' | 'logic-timing'
  given: Record<string, string>
  /** Null where the item itself is all there is to put in. */
  field: { name: string; label: string; start: string } | null
}

/** Items for which a tool is at hand whatever their group. */
const byName: Record<'pressure' | 'ore-odds', readonly string[]> = {
  pressure: [
    'intake-pipe',
    'pressure-tank',
    'pressure-tank-crate',
    'pressure-gauge-pipe',
    'pressure-display',
    'water-pipe-filter',
    'filter-pipe-crate',
    'straight-pipe',
    'elbow-pipe',
  ],
  'ore-odds': ['dirt', 'pan', 'shard', 'shovel', 'improved-shovel', 'harvester'],
}
const filters: readonly string[] = ['water-pipe-filter', 'filter-pipe-crate']

/** The tools for an item, by its name, group and price. */
export function listItemTools(item: {
  safe_name: string
  name: string
  group: string
  value: number | null
  price_per_weight: boolean
}): ItemTool[] {
  const { safe_name: name, group, value, price_per_weight } = item
  const tools: ItemTool[] = listItemPlanners(item)
  if (byName.pressure.includes(name)) {
    const field = filters.includes(name)
      ? { name: 'filters', label: 'Filters', start: '3' }
      : group === 'pipe' && !name.includes('pressure') && name !== 'intake-pipe'
        ? { name: 'pipes', label: 'Pipes in the line', start: '20' }
        : { name: 'tanks', label: 'Pressure tanks', start: '2' }
    tools.push({ slug: 'pressure', given: {}, field })
  }
  if (group === 'ore' || name.startsWith('uncut-') || byName['ore-odds'].includes(name)) {
    const isFind = group === 'ore' || name.startsWith('uncut-')
    tools.push({ slug: 'ore-odds', given: isFind ? { find: name } : {}, field: { name: 'chunks', label: 'Chunks of dirt', start: '100' } })
  }
  if (price_per_weight && value !== null && value > 0) {
    tools.push({ slug: 'weight-value', given: { item: name }, field: { name: 'value', label: 'Coins you need', start: '1000' } })
  }
  if (name === 'scrap-metal' || name === 'scrap-bar') {
    const field = name === 'scrap-bar' ? 'bar' : 'metal'
    tools.push({ slug: 'scrap', given: {}, field: { name: field, label: 'Coins of it', start: '100' } })
  } else if (canScrap(item)) {
    tools.push({ slug: 'scrap', given: { item: name }, field: { name: 'quantity', label: 'How many', start: '1' } })
  }
  return tools
}
