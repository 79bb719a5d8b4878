import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { explosionAddress } from '#model/tools/explosions/explosion-address.ts'
import { timerAddress } from '#model/tools/growth-timers/timer-address.ts'
import { logicAddress } from '#model/tools/logic-timing/logic-address.ts'
import { oddsAddress } from '#model/tools/ore-odds/ore-odds.ts'
import { lineAddress } from '#model/tools/pressure/pressure-line.ts'
import { rigAddress } from '#model/tools/rig/rig-address.ts'
import { scrapAddress } from '#model/tools/scrap/scrap.ts'
import { sellAddress } from '#model/tools/sell/sell.ts'
import { vehicleAddress } from '#model/tools/vehicles/vehicle-address.ts'
import { weighAddress } from '#model/tools/weight-value/weigh-load.ts'
import type { ToolAddress } from '#model/tools/define-address.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** A calculator or planner with a page of its own. */
export type Tool = {
  /** Its name in every layer: address, folders, page file, script. */
  slug: string
  title: string
  /** A few words below its title in the menu. */
  note: string
  /** One sentence: the question it answers. Also the description for search engines. */
  lead: string
  /** Stands on its card where the site's settings name no item for it. */
  icon: IconName
  /** What may stand in its address; the server lets nothing else through. */
  address: Pick<ToolAddress<never>, 'parameters' | 'lists' | 'keepsEmpty'>
}

/** All of them, in the order in which the overview shows them. */
export const tools: readonly Tool[] = [
  {
    slug: 'weight-value',
    title: 'Weight and value',
    note: 'what a bar or a load is worth',
    lead: 'What a bar, a gem or a blade is worth by its weight, alone or in a load.',
    icon: 'weight',
    address: weighAddress,
  },
  {
    slug: 'sell',
    title: 'What to forge and sell',
    note: 'at the prices of today',
    lead: 'What to make of your bars, gems and fish at the prices of today, and where to sell it.',
    icon: 'hammer',
    address: sellAddress,
  },
  {
    slug: 'scrap',
    title: 'Scrap value',
    note: 'what the scrapyard leaves',
    lead: 'What the scrapyard leaves of a price, as metal and as a bar, for one piece or a truckload.',
    icon: 'recycle',
    address: scrapAddress,
  },
  {
    slug: 'pressure',
    title: 'Water pressure',
    note: 'at the end of your line',
    lead: 'How much pressure and clean water is left at the end of your line, and what is missing.',
    icon: 'gauge',
    address: lineAddress,
  },
  {
    slug: 'rig',
    title: 'Rig planner',
    note: 'what an hour brings',
    lead: 'What a rig brings in an hour, what holds it back, and what to buy next.',
    icon: 'pickaxe',
    address: rigAddress,
  },
  {
    slug: 'ore-odds',
    title: 'Ore odds',
    note: 'what your dirt may hold',
    lead: 'What a number of chunks of dirt holds, and how many chunks make a find likely.',
    icon: 'dices',
    address: oddsAddress,
  },
  {
    slug: 'blueprint-planner',
    title: 'Blueprint planner',
    note: 'what is still to hand in',
    lead: 'Choose what you want to unlock, tick what you have, and see what is still to hand in.',
    icon: 'scroll-text',
    address: plannerAddress,
  },
  {
    slug: 'growth-timers',
    title: 'Growth timers',
    note: 'they run on, on every page',
    lead: 'Timers for plants, fishing pots and Logic Smelters, with a call when it is time.',
    icon: 'sprout',
    address: timerAddress,
  },
  {
    slug: 'vehicles',
    title: 'Vehicle comparison',
    note: 'price, speed and load',
    lead: 'The vehicles side by side: price, speed and load, nearly all by our guess so far.',
    icon: 'car',
    address: vehicleAddress,
  },
  {
    slug: 'explosions',
    title: 'Explosions',
    note: 'how far they reach',
    lead: 'How far explosives dig and destroy, and how many charges a tunnel takes.',
    icon: 'bomb',
    address: explosionAddress,
  },
  {
    slug: 'logic-timing',
    title: 'Logic timing and keypad',
    note: 'signals and door codes',
    lead: 'When a signal comes out, how fast a blinker goes, and how safe a keypad code is.',
    icon: 'timer',
    address: logicAddress,
  },
]

/** The tool of a page, which names it by its slug. */
export function toolOf(slug: string): Tool {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`${slug} is not in the list of tools`)
  return tool
}
