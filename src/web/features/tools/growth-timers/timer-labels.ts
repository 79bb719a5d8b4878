import type { ItemGroup } from '#model/items/item.ts'
import { countOf } from '#model/text/count-of.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { Timer, TimerType } from '#model/tools/growth-timers/growth-timers.ts'

/** Safe name of the picture of each type of timer; undefined if the wiki has no such item. */
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

export const plantGroups: ItemGroup[] = ['crop']

/** Names of the items that grow, for the plant field. */
export function listPlants(items: readonly { name: string; group: ItemGroup }[]): string[] {
  return items.filter(({ group }) => plantGroups.includes(group)).map(({ name }) => name)
}

/** Texts for each type of timer. `at` precedes the time of day; `done` is the label of the button that clears a ready timer. */
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
  fuel: { name: 'Rig', at: 'Used up about', ready: 'Used up', over: 'Used up', reach: 'Used up in about', done: 'Replaced' },
}

/** The reader's name for the timer, or a default: "5 bars". */
export function titleOf({ type, name, count }: Pick<Timer, 'type' | 'name' | 'count'>): string {
  if (name !== '') return name
  if (type === 'smelter') return countOf(count, 'bar')
  return type === 'own' ? countOf(count, 'minute') : timerWords[type].name
}
