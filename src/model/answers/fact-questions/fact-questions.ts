import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { guide, joinAll, state, type FactQuestion } from './fact-question.ts'
import { actionQuestions } from './action-questions.ts'
import { caveQuestions } from './cave-questions.ts'
import { gameQuestions } from './game-questions.ts'
import { keyQuestions } from './key-questions.ts'
import { sizeQuestions } from './size-questions.ts'
import { thingQuestions } from './thing-questions.ts'

const dirt = guide('Dirt and depth', 'dirt-and-depth')

/** Questions that facts of the wiki answer. Specific ones come first. */
export const factQuestions: readonly FactQuestion[] = [
  ...sizeQuestions,
  ...caveQuestions,
  ...keyQuestions,
  ...thingQuestions,
  ...actionQuestions,
  {
    asks: /\b(how long|length)\b.*\b(day|night)\b|\bday (length|cycle)\b/,
    facts: ['day_minutes'],
    unit: 'minutes',
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.number('day_minutes'), (minutes) => `A full day lasts ${formatNumber(minutes)} minutes.`),
  },
  {
    asks: /\bkeypad\b.*\b(max|maximum|range|largest|biggest|number|numbers)\b/,
    facts: ['keypad_max'],
    unit: 'pieces',
    name: 'Logic Keypad',
    path: { item: 'logic_keypad' },
    describe: (facts) => state(facts.number('keypad_max'), (max) => `The keypad takes whole numbers from 0 to ${formatNumber(max)}.`),
  },
  {
    asks: /\bspanner\b(?! launcher).*\b(uses?|often|times|durability|repairs?)\b|\b(uses|how often|how many times)\b.*\bspanner\b(?! launcher)/,
    facts: ['spanner_uses'],
    unit: 'times',
    name: 'Spanner',
    path: { item: 'repair' },
    describe: (facts) => state(facts.number('spanner_uses'), (uses) => `A spanner repairs ${uses === 1 ? 'once' : countOf(uses, 'time')}.`),
  },
  {
    asks: /\btool ?bag\b.*\b(uses?|often|times|durability|repairs?)\b|\b(uses|how often|how many times)\b.*\btool ?bag\b/,
    facts: ['toolbag_uses'],
    unit: 'times',
    name: 'Toolbag',
    path: { item: 'repair_kit' },
    describe: (facts) => state(facts.number('toolbag_uses'), (uses) => `A toolbag repairs ${countOf(uses, 'time')}.`),
  },
  {
    asks: /\b(scrap|scrapyard)\b.*\b(percent|pays?|worth|value|much|get)\b|\bsell\b.*\bscrap|\b(what|who)\b.*\bscrap(yard)?\b|\bwhere\b.*\b(sell|take|bring)\b.*\bscrap\b|^scrap(yard)?$/,
    facts: ['scrap_percent', 'scrap_bar_percent'],
    unit: 'percent',
    name: 'Scrap value',
    path: paths.tool('scrap'),
    describe: (facts) =>
      state(
        facts.number('scrap_percent'),
        (percent) =>
          `Scrap is worth ${formatNumber(percent)}% of the item's price, ${formatNumber(facts.number('scrap_bar_percent') ?? percent)}% as a scrap bar.`,
      ),
  },
  {
    asks: /^how (?:do i|to|can i) drive$|\b(enter|exit|drive|get (in|into|out)|getting in|leave|key)\b.*\b(trucks?|vehicles?|cars?|excavator)\b/,
    facts: ['default_keybinds'],
    ...guide('Controls', 'controls'),
    describe: (facts) =>
      state(facts.record('default_keybinds')?.['get into or out of a vehicle'], (key) => `Get into or out of a vehicle: ${key}.`),
  },
  {
    asks: /\b(truck|vehicle|car|refuel|fuel)\b.*\b(how long|tank|last|lasts|refuel|fuel)\b|\brefuel\b(?!.*\b(harvesters?|drills?|furnaces?)\b)|\bfuel\b.*\b(truck|vehicle|car)\b|\b(truck|vehicle|car)s? runs? on\b|\bhow long\b.*\b(tank of water|water tank|truck|vehicle|car)\b/,
    facts: ['vehicle_minutes_per_tank'],
    unit: 'minutes',
    name: 'Vehicles',
    path: paths.tool('vehicles'),
    describe: (facts) =>
      state(
        facts.number('vehicle_minutes_per_tank'),
        (minutes) => `Vehicles run on water: a full tank lasts about ${formatNumber(minutes)} minutes of driving.`,
      ),
  },
  {
    asks: /\bram drill\b.*\b(little|less|slow|clumps?|weight|quality|yield|gives?)\b/,
    facts: ['ram_drill_clump'],
    ...dirt,
    describe: (facts) =>
      state(
        facts.numbers('ram_drill_clump'),
        ({ weight, quality }) => `A Ram Drill's clumps weigh ${weight} and have quality ${quality} at any depth.`,
      ),
  },
  {
    asks: /\bhole\b.*\bgoliath\b|\bgoliath\b.*\b(ground|holes?|terrain|eats?|land|digs?)\b/,
    facts: ['goliath_drill_hole_radius'],
    ...dirt,
    describe: (facts) =>
      state(
        facts.number('goliath_drill_hole_radius'),
        (radius) => `A Goliath Drill digs a hole of radius ${formatNumber(radius)} with each clump.`,
      ),
  },
  {
    asks: /\b(dirt quality|quality of dirt|how deep(?! is the water| can (?:the|a) )|does depth|depth matter|dig deep(er)?|best depth|depth is best|deeper (is )?better)\b/,
    facts: ['dirt_quality_depth_metres', 'dirt_quality'],
    ...dirt,
    describe: (facts) =>
      state(
        facts.numbers('dirt_quality_depth_metres'),
        ({ step, full }) => `Dirt quality rises by 1 every ${step} m of depth, up to ${facts.numbers('dirt_quality')?.most} at ${full} m.`,
      ),
  },
  {
    asks: /\bclumps?\b.*\b(jam|jams|stuck|merge|merges|big|heavy|large|split|weigh|limit|get)\b|\b(heavy|heaviest|big|biggest|max|maximum|weight)\b.*\bclumps?\b/,
    facts: ['dirt_clump_merge_limit'],
    unit: 'weight',
    ...dirt,
    describe: (facts) =>
      state(facts.number('dirt_clump_merge_limit'), (limit) => `Dirt clumps that touch merge, until they weigh ${formatNumber(limit)}.`),
  },
  {
    asks: /\bhow\b.*\b(repair|fix)\b(?! (?:shop|store))/,
    facts: ['spanner_uses', 'toolbag_uses'],
    name: 'Spanner',
    path: { item: 'repair' },
    describe: (facts) =>
      state(
        facts.number('toolbag_uses'),
        (uses) =>
          `Use a spanner (${countOf(facts.number('spanner_uses') ?? 1, 'repair')}) or a toolbag (${countOf(uses, 'repair')}) on the machine.`,
      ),
  },
  {
    asks: /\b(durability|sparks?|sparking)\b/,
    facts: ['durability'],
    ...guide('Getting started', 'getting-started'),
    describe: (facts) =>
      state(
        facts.numbers('durability'),
        ({ new: full, sparks, stop }) => `A machine starts at ${full} durability, sparks at ${sparks} and stops at ${stop}.`,
      ),
  },
  {
    asks: /\b(how long|time|seconds|fast)\b.*\bsmelt/,
    facts: ['smelter_seconds_per_ingot'],
    unit: 'seconds',
    name: 'Logic Smelter',
    path: { item: 'logic_smelter' },
    describe: (facts) =>
      state(facts.number('smelter_seconds_per_ingot'), (seconds) => `A logic smelter makes a bar in ${countOf(seconds, 'second')}.`),
  },
  {
    asks: /\bcut\b.*\bgems?\b|\bgrinding wheel\b.*\b(use|work)/,
    facts: ['use_of_grinding_wheel'],
    ...guide('Smithing and crafting', 'smithing-crafting'),
    describe: (facts) => state(facts.text('use_of_grinding_wheel'), (use) => `At a grinding wheel: ${use}.`),
  },
  {
    asks: /\bsleep\b/,
    facts: ['bed_wakes_from'],
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.text('bed_wakes_from'), (time) => `Sleep in a bed. You wake at ${time}.`),
  },
  {
    asks: /\b(machines?|drills?|harvesters?|smelters?)\b.*\b(break|breaks|breaking|broken|wear|wears|repair)\b|\bdirty water\b/,
    facts: ['filters_for_clean_water', 'machines_that_wear'],
    unit: 'pieces',
    ...guide('Getting started', 'getting-started'),
    describe: (facts) =>
      state(
        facts.number('filters_for_clean_water'),
        (filters) => `Dirty water wears machines. ${countOf(filters, 'filter')} in a row clean it, and nothing wears.`,
      ),
  },
  {
    asks: /\bshards?\b.*\b(last|long|gone|used up|shrink|empty)\b|\bhow long\b.*\bshards?\b/,
    facts: ['pressure_tank_shard_loss_per_tick', 'shard_used_up_below'],
    unit: 'weight',
    name: 'Shard',
    path: { item: 'fuel' },
    describe: (facts) =>
      state(
        facts.number('pressure_tank_shard_loss_per_tick'),
        (loss) => `A pressure tank takes ${loss} of a shard's weight each tick. Below ${facts.number('shard_used_up_below')} it is gone.`,
      ),
  },
  {
    asks: /\b(tank|pressure|gauge)\b.*\b(only|stuck|stays|at)\b.*\b50\b|\bwhy\b.*\b(pressure|tank)\b.*\b(low|50)\b|\bshards?\b.*\btanks?\b|\b(fill|fuel|feed|load|charge)\b.*\bpressure tanks?\b|\btanks?\b.*\bshards?\b/,
    facts: ['intake_base_pressure_percent', 'pressure_tank_bonus_percent'],
    unit: 'percent',
    name: 'Water pressure',
    path: paths.tool('pressure'),
    describe: (facts) =>
      state(
        facts.number('intake_base_pressure_percent'),
        (base) => `An intake gives ${base}% pressure. Each tank with a shard in it adds ${facts.number('pressure_tank_bonus_percent')}%.`,
      ),
  },
  {
    asks: /\b(prices?|market|markets|stock|board)\b.*\b(change|changes|reset|resets|update|updates|refresh|new day|drop|drops|fall|falls|go down)\b/,
    facts: ['stock_new_day'],
    ...guide('Where to sell what', 'where-to-sell'),
    describe: (facts) => state(facts.text('stock_new_day'), (time) => `Market prices change once a day, at about ${time}.`),
  },
  {
    asks: /\b(shops?|stores?|markets?|jeweler|scrapyard)\b.*\b(opens?|closed?|closes|closing|hours|opening|night)\b|\bopening (hours|times?)\b/,
    facts: ['stock_new_day'],
    name: 'Towns',
    path: paths.towns,
    describe: (facts) =>
      state(facts.text('stock_new_day'), (time) => `No opening hours of shops are known. Market prices change at about ${time}.`),
  },
  {
    asks: /\bwhere\b.*\bsell\b.*\b(what|things|stuff|everything)\b|\bwhat\b.*\b(stock )?markets? (buys?|takes?)\b|\bwhat can\b(?!.*\bat\b).*\bsell\b|\bwhat sells\b.*\bmarkets?\b/,
    facts: ['stock_goods'],
    ...guide('Where to sell what', 'where-to-sell'),
    describe: (facts) => state(facts.texts('stock_goods'), (goods) => `Stock markets buy ${joinAll(goods)}.`),
  },
  ...gameQuestions,
]
