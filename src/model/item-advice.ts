/** What an item's page explains beyond its own text. */
export type Advice =
  'repair' | 'digging' | 'pole' | 'pot' | 'smelting' | 'filter' | 'pressure' | 'splitter' | 'explosives' | 'growth' | 'bookcase' | 'odds'

/** The items each advice is for, by safe name. */
const byName: Record<Exclude<Advice, 'growth' | 'pole'>, readonly string[]> = {
  repair: ['spanner', 'toolbag', 'spanner-launcher'],
  digging: ['shovel', 'improved-shovel'],
  pot: ['fishing-pot'],
  smelting: ['smelter', 'logic-smelter'],
  filter: ['water-pipe-filter', 'filter-pipe-crate', 'powered-filter', 'harvester'],
  pressure: [
    'intake-pipe',
    'powered-intake-pipe',
    'pressure-tank',
    'pressure-tank-crate',
    'pressure-booster',
    'pressure-gauge-pipe',
    'pressure-display',
  ],
  splitter: ['conveyor-splitter'],
  explosives: ['logic-explosives', 'logic-mini-nuke'],
  bookcase: ['bookcase'],
  odds: ['dirt', 'pan', 'harvester', 'shard'],
}
const growing: readonly string[] = ['seed-bag', 'crop']

/** The advice for an item, by its name and group. */
export function listAdvice(item: { safe_name: string; group: string }): Advice[] {
  const named = (Object.keys(byName) as (keyof typeof byName)[]).filter((advice) => byName[advice].includes(item.safe_name))
  const advice: Advice[] = [...named]
  if (growing.includes(item.group) || item.safe_name === 'planter-box') advice.push('growth')
  if (/^fishing-pole(-tier-\d+)?$/.test(item.safe_name)) advice.push('pole')
  if (item.group === 'ore' || item.safe_name.startsWith('uncut-')) advice.push('odds')
  return [...new Set(advice)]
}
