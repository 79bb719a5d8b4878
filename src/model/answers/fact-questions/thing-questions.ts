import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { guide, state, type FactQuestion } from './fact-question.ts'

const smithing = guide('Smithing and crafting', 'smithing-crafting')
const fishing = guide('Fishing and plants', 'fishing-and-plants')
const started = guide('Getting started', 'getting-started')
const pressure = { name: 'Water pressure', path: paths.tool('pressure') }

/** Questions about single things. */
export const thingQuestions: readonly FactQuestion[] = [
  {
    asks: /\btanks?\b.*\b(give|gives|add|adds|bonus)\b|\bpressure\b.*\b(from|per)\b.*\btank\b/,
    facts: ['pressure_tank_bonus_percent'],
    unit: 'percent',
    ...pressure,
    describe: (facts) =>
      state(
        facts.number('pressure_tank_bonus_percent'),
        (percent) => `A pressure tank with a shard in it adds ${formatNumber(percent)}% pressure.`,
      ),
  },
  {
    asks: /\bfilters?\b.*\b(last|lasts|break|breaks|wear|wears|durability)\b/,
    facts: ['filter_wear_of_dirty_water', 'durability'],
    ...started,
    describe: (facts) =>
      state(
        facts.numbers('filter_wear_of_dirty_water'),
        ({ points, ticks }) =>
          `Fully dirty water takes ${points} of a filter's ${facts.numbers('durability')?.new} durability every ${ticks} ticks.`,
      ),
  },
  {
    asks: /\bhow many (finds|ores?|gems)\b.*\bclump\b/,
    facts: ['harvester_finds_per_clump'],
    ...guide('Dirt and depth', 'dirt-and-depth'),
    describe: (facts) =>
      state(facts.numbers('harvester_finds_per_clump'), ({ least, most }) => `A Harvester finds ${least} to ${most} things in a clump.`),
  },
  {
    asks: /\bram drill\b.*\b(fast|seconds|speed)\b|\b(fast|speed)\b.*\bram drill\b/,
    facts: ['ram_drill_seconds'],
    ...started,
    describe: (facts) =>
      state(
        facts.numbers('ram_drill_seconds'),
        ({ none, full }) => `A Ram Drill makes a clump in ${full} seconds at full pressure, in ${none} at the lowest.`,
      ),
  },
  {
    asks: /\b(how many|what)\b.*\b(splitters?|sorters?)\b.*\bsort\b|\b(splitters?|sorters?)\b.*\b(options|settings|how many)\b|\bsort\b.*\bresources\b/,
    facts: ['splitter_resources', 'splitter_options'],
    unit: 'pieces',
    name: 'Conveyor Splitter',
    path: { item: 'scrapped_first' },
    describe: (facts) =>
      state(
        facts.number('splitter_options'),
        (options) =>
          `${formatNumber(facts.number('splitter_resources') ?? 0)} resources need sorting, and the splitter has ${countOf(options, 'setting')}.`,
      ),
  },
  {
    asks: /\b(logic|signal)\b.*\b(delay|delays|seconds?|slow|fast)\b|\bdelay\b.*\b(logic|long|seconds?)\b|\bhow long\b.*\bdelay\b/,
    facts: ['logic_delay_seconds'],
    unit: 'seconds',
    name: 'Logic Delay',
    path: { item: 'logic_delay' },
    describe: (facts) =>
      state(facts.number('logic_delay_seconds'), (seconds) => `A logic delay holds a signal for ${countOf(seconds, 'second')}.`),
  },
  {
    asks: /\bblinkers?\b/,
    facts: ['blinker_cycle_seconds'],
    unit: 'seconds',
    name: 'Logic timing',
    path: paths.tool('logic-timing'),
    describe: (facts) =>
      state(
        facts.number('blinker_cycle_seconds'),
        (seconds) => `A blinker with one delay goes on and off once in ${countOf(seconds, 'second')}.`,
      ),
  },
  {
    asks: /\bfurnaces?\b.*\b(fuel|coal|wood|burns?)\b|\bfuel\b.*\bfurnaces?\b/,
    facts: ['furnace_fuel'],
    ...smithing,
    describe: (facts) =>
      state(facts.text('furnace_fuel'), (fuel) => (fuel === 'none' ? 'A small furnace needs no fuel.' : `A small furnace burns ${fuel}.`)),
  },
  {
    asks: /\b(need|needs|without|use)\b.*\bmou?lds?\b|\bmou?lds?\b.*\b(need|needed|smelter)\b/,
    facts: ['smelter_without_mould'],
    ...smithing,
    describe: (facts) => state(facts.text('smelter_without_mould'), (mould) => `A smelter needs ${mould}.`),
  },
  {
    asks: /\b(plants|crops|seeds)\b.*\b(same|alike|faster|fastest|differ)\b|\bfastest (plant|crop|seed)/,
    facts: ['plants_grow_alike'],
    ...fishing,
    describe: (facts) => state(facts.text('plants_grow_alike'), (pace) => `All plants grow ${pace}.`),
  },
  {
    asks: /^(?!.*\b(?:where|location)\b).*(?:\b(better|upgrade|trade|trader|next|new)\b.*\b(rods?|poles?)\b|\b(rods?|poles?) (trader|upgrades?)\b)/,
    facts: ['rod_trader'],
    ...fishing,
    describe: (facts) => state(facts.text('rod_trader'), (trade) => `The rod trader ${trade}.`),
  },
  {
    asks: /\b(get|give|gives|keep|keeps|lose)\b.*\b(back|keep|keeps|lose)\b.*\b(barge|blueprint)\b|\bbarge\b.*\b(keep|keeps|back|return|returns)\b/,
    facts: ['barge_keeps'],
    ...smithing,
    describe: (facts) => state(facts.text('barge_keeps'), (items) => `The Barge keeps ${items}.`),
  },
  {
    asks: /\bhow many\b.*\b(copies|sales)\b|\bcopies sold\b/,
    facts: ['copies_sold_later'],
    name: 'What is the game',
    path: paths.aboutGame,
    describe: (facts) => state(facts.text('copies_sold_later'), (copies) => `Sold: ${copies}.`),
  },
  {
    asks: /\b(halloween|hydroween|events?)\b/,
    facts: ['event'],
    name: 'FAQ',
    path: paths.faq,
    describe: (facts) => state(facts.text('event'), (event) => `The game has an event: ${event}.`),
  },
  {
    asks: /\bmuseum\b.*\b(bones?|need|takes?)\b|\b(bones?|how many)\b.*\bmuseum\b/,
    facts: ['museum_bones'],
    unit: 'pieces',
    name: 'What changed',
    path: paths.whatChanged,
    describe: (facts) => state(facts.number('museum_bones'), (bones) => `The museum of the expansion takes ${formatNumber(bones)} bones.`),
  },
]
