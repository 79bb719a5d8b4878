import type { IconName } from '#web/ui/icon-names.ts'

/** What readers read of a tool, in the order in which the overview shows them. Light enough for the browser's search. */
export type ToolTitle = {
  /** Its name in every layer: address, folders, page file, script. */
  slug: string
  title: string
  /** One sentence: the question it answers. Also the description for search engines. */
  lead: string
  /** Stands on its card where the site's settings name no item for it. */
  icon: IconName
}

export const toolTitles = [
  {
    slug: 'weight-value',
    title: 'Weight and value',
    lead: 'What a bar, a gem or a blade is worth by its weight, and what it must weigh to be worth enough. One thing, or a whole load.',
    icon: 'weight',
  },
  {
    slug: 'scrap',
    title: 'Scrap value',
    lead: 'What the scrapyard leaves of a price, as scrap metal and as a scrap bar, for one piece or a truckload.',
    icon: 'recycle',
  },
  {
    slug: 'pressure',
    title: 'Water pressure',
    lead: 'How much pressure and clean water is left at the end of a line of tanks, pipes and filters, and what is missing.',
    icon: 'gauge',
  },
  {
    slug: 'ore-odds',
    title: 'Ore odds',
    lead: 'What a number of chunks of dirt holds, and how many chunks make a find of cloutium, gems or gold likely.',
    icon: 'dices',
  },
  {
    slug: 'blueprint-planner',
    title: 'Blueprint planner',
    lead: 'Choose what you want to unlock, tick what you have, and see what is still to hand in on the barge, step by step.',
    icon: 'scroll-text',
  },
  {
    slug: 'growth-timers',
    title: 'Growth timers',
    lead: 'Timers for your plants, fishing pots and smelters: when the next stage comes, when to harvest, and a call when it is time.',
    icon: 'sprout',
  },
  {
    slug: 'vehicles',
    title: 'Vehicle comparison',
    lead: 'The vehicles side by side: price, speed, what they carry. Sort by what matters to you and see which is best at it.',
    icon: 'car',
  },
  {
    slug: 'explosions',
    title: 'Explosions',
    lead: 'How far explosives dig and destroy, drawn to scale, and how many charges a tunnel of your length takes.',
    icon: 'bomb',
  },
  {
    slug: 'logic-timing',
    title: 'Logic timing and keypad',
    lead: 'When a signal comes out of a row of elements, how fast a blinker goes, and how safe a keypad code is.',
    icon: 'timer',
  },
] as const satisfies readonly ToolTitle[]
