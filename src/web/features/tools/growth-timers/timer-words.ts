import type { Timer, TimerKind } from '#model/tools/growth-timers/growth-timers.ts'

/** How the kinds of timers are called, and the item whose picture stands for them. */
export const kindWords: Record<TimerKind, { name: string; item: string; ready: string; over: string; reach: string }> = {
  plant: { name: 'Plant', item: 'planter-box', ready: 'Ready to harvest', over: 'Full grown', reach: 'Harvest in' },
  pot: { name: 'Fishing pot', item: 'fishing-pot', ready: 'Look into the pot', over: 'Look into the pot', reach: 'A catch within' },
  smelter: { name: 'Logic smelter', item: 'logic-smelter', ready: 'All poured', over: 'All poured', reach: 'All poured in' },
}

/** The name somebody gave it, or what it is. */
export function titleOf({ kind, name, count }: Pick<Timer, 'kind' | 'name' | 'count'>): string {
  if (name !== '') return name
  return kind === 'smelter' ? `${count} ${count === 1 ? 'ingot' : 'ingots'}` : kindWords[kind].name
}
