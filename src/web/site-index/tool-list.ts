import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { explosionAddress } from '#model/tools/explosions/explosion-address.ts'
import { timerAddress } from '#model/tools/growth-timers/timer-address.ts'
import { logicAddress } from '#model/tools/logic-timing/logic-address.ts'
import { oddsAddress } from '#model/tools/ore-odds/ore-odds.ts'
import { lineAddress } from '#model/tools/pressure/pressure-line.ts'
import { rigAddress } from '#model/tools/rig/rig-address.ts'
import { scrapAddress } from '#model/tools/scrap/scrap.ts'
import { sellAddress } from '#model/tools/sell/sell-address.ts'
import { vehicleAddress } from '#model/tools/vehicles/vehicle-address.ts'
import { weighAddress } from '#model/tools/weight-value/weigh-load.ts'
import type { ToolAddress } from '#model/tools/define-address.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** A calculator or planner with its own page. */
export type Tool = {
  /** Its name in every layer: URL, folders, page file, script. */
  slug: string
  title: string
  /** Short description on the home page. */
  note: string
  /** The question it answers, in one sentence. Also the meta description. */
  lead: string
  /** Icon, if the site's settings name no item for its card. */
  icon: IconName
  /** Query parameters that the server accepts. */
  address: Pick<ToolAddress<never>, 'parameters' | 'lists' | 'keepsEmpty'>
}

/** All tools, in overview order. */
export const tools: readonly Tool[] = [
  {
    slug: 'weight-value',
    title: 'Weight to value',
    note: 'what your load is worth',
    lead: 'What a bar, gem or blade is worth by its weight, one by one or as a load.',
    icon: 'weight',
    address: weighAddress,
  },
  {
    slug: 'sell',
    title: 'Best thing to sell',
    note: 'at today’s prices',
    lead: 'What to make from your bars and gems at today’s prices, and what your fish bring.',
    icon: 'hammer',
    address: sellAddress,
  },
  {
    slug: 'scrap',
    title: 'Scrap value',
    note: 'what you get back',
    lead: 'Scrap calculator: what any item is worth as scrap metal or a scrap bar.',
    icon: 'recycle',
    address: scrapAddress,
  },
  {
    slug: 'pressure',
    title: 'Water pressure',
    note: 'tanks, pipes and filters',
    lead: 'Pressure and clean water at the end of your line, and what to add.',
    icon: 'gauge',
    address: lineAddress,
  },
  {
    slug: 'rig',
    title: 'Rig planner',
    note: 'coins per hour',
    lead: 'Coins per hour, the bottleneck, and what to buy next.',
    icon: 'pickaxe',
    address: rigAddress,
  },
  {
    slug: 'ore-odds',
    title: 'Drop chances',
    note: 'how much dirt you need',
    lead: 'See what your dirt will give, and how much you need for a find.',
    icon: 'dices',
    address: oddsAddress,
  },
  {
    slug: 'blueprint-planner',
    title: 'Blueprint planner',
    note: 'what’s left to hand in',
    lead: 'Pick what you want to unlock, tick what you have, and see what’s left to hand in.',
    icon: 'scroll-text',
    address: plannerAddress,
  },
  {
    slug: 'growth-timers',
    title: 'Growth timers',
    note: 'keep running on every page',
    lead: 'Timers for plants, fishing pots and Logic Smelters. They ring when it’s time.',
    icon: 'sprout',
    address: timerAddress,
  },
  {
    slug: 'vehicles',
    title: 'Vehicle comparison',
    note: 'price, speed and load',
    lead: 'Compare vehicles by price, speed and load.',
    icon: 'car',
    address: vehicleAddress,
  },
  {
    slug: 'explosions',
    title: 'Blast radius',
    note: 'holes and safe distance',
    lead: 'How far explosives dig and destroy, and how many a tunnel needs.',
    icon: 'bomb',
    address: explosionAddress,
  },
  {
    slug: 'logic-timing',
    title: 'Logic timing',
    note: 'delays and keypad codes',
    lead: 'Work out delays, blinkers and how safe a keypad code is.',
    icon: 'timer',
    address: logicAddress,
  },
]

/** Throws for an unknown slug. */
export function toolOf(slug: string): Tool {
  const tool = tools.find((candidate) => candidate.slug === slug)
  if (!tool) throw new Error(`${slug} is not in the list of tools`)
  return tool
}
