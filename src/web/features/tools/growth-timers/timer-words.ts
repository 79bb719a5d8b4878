import type { ItemGroup } from '#model/items/item.ts'
import { countOf } from '#model/text/count-of.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { Timer, TimerType } from '#model/tools/growth-timers/growth-timers.ts'

/** Safe names of the items whose pictures stand for the kinds of timers; none where the wiki has no such item. */
export type TimerPictures = Record<TimerType, string | undefined>

export function pictureTimers({ item }: Pick<FactLookup, 'item'>): TimerPictures {
  return {
    plant: item('planter')?.safe_name,
    pot: item('fishing_pot')?.safe_name,
    smelter: item('logic_smelter')?.safe_name,
    own: undefined,
    wear: item('repair')?.safe_name,
    fuel: item('fuel')?.safe_name,
  }
}

/** The groups of items that grow. */
export const plantGroups: ItemGroup[] = ['crop']

/** Names of what grows, for the field of a plant. */
export function listPlants(items: readonly { name: string; group: ItemGroup }[]): string[] {
  return items.filter(({ group }) => plantGroups.includes(group)).map(({ name }) => name)
}

/** How the kinds of timers are called; `at` stands before the time of day, `done` is on the button of whoever has fetched what was ready. */
export const timerWords: Record<TimerType, { name: string; at: string; ready: string; over: string; reach: string; done: string }> = {
  plant: { name: 'Plant', at: 'Ready at', ready: 'Ready to harvest', over: 'Fully grown', reach: 'Harvest in', done: 'Harvested' },
  pot: {
    name: 'Fishing pot',
    at: 'Ready at',
    ready: 'Check the pot',
    over: 'Check the pot',
    reach: 'A catch within',
    done: 'Emptied',
  },
  smelter: {
    name: 'Logic smelter',
    at: 'Ready at',
    ready: 'Done smelting',
    over: 'Done smelting',
    reach: 'Done smelting in',
    done: 'Fetched',
  },
  own: { name: 'Custom', at: 'Ready at', ready: 'Time is up', over: 'Time is up', reach: 'Time is up in', done: 'Done' },
  wear: { name: 'Wear', at: 'Stops about', ready: 'Needs repair', over: 'Needs repair', reach: 'Stops in about', done: 'Repaired' },
  fuel: { name: 'Rig', at: 'Empty about', ready: 'Used up', over: 'Used up', reach: 'Empty in about', done: 'Replaced' },
}

/** The name somebody gave it, or what it is. */
export function titleOf({ type, name, count }: Pick<Timer, 'type' | 'name' | 'count'>): string {
  if (name !== '') return name
  if (type === 'smelter') return countOf(count, 'ingot')
  return type === 'own' ? countOf(count, 'minute') : timerWords[type].name
}
