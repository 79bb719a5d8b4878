import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { guide, state, type FactQuestion } from './fact-question.ts'

/** Questions about how much a thing holds, and how far a blast reaches. */
export const sizeQuestions: readonly FactQuestion[] = [
  {
    asks: /\bnukes?\b.*\b(radius|blast|hole|safe|distance|far|range|big)\b|\b(safe|far|distance|radius|big)\b.*\bnukes?\b/,
    facts: ['mini_nuke_safe_distance', 'logic_mini_nuke_radius'],
    name: 'Blast radius',
    path: paths.tool('explosions'),
    describe: (facts) =>
      state(
        facts.numbers('logic_mini_nuke_radius'),
        ({ hole, destruction }) =>
          `A mini nuke digs a hole of radius ${hole} and destroys things within ${destruction}. Stay ${facts.number('mini_nuke_safe_distance')} blocks away.`,
      ),
  },
  {
    asks: /\b(explosives?|explosions?|dynamite|tnt|bombs?|blast)\b.*\b(radius|big|size|hole|far|range|safe|distance|damage)\b|\b(radius|big|size|far|range|safe|damage)\b.*\b(explosives?|explosions?|dynamite|tnt|bombs?|blast)\b/,
    facts: ['logic_explosives_radius'],
    name: 'Blast radius',
    path: paths.tool('explosions'),
    describe: (facts) =>
      state(
        facts.numbers('logic_explosives_radius'),
        ({ hole, destruction }) => `Logic explosives dig a hole of radius ${hole} and destroy things within ${destruction}.`,
      ),
  },
  {
    asks: /\b(much|many|hold|holds|fit|fits|capacity)\b.*\bbucket\b|\bbucket\b.*\b(hold|holds|capacity)\b/,
    facts: ['bucket_shovel_loads'],
    unit: 'pieces',
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.number('bucket_shovel_loads'), (loads) => `A good load for a bucket is ${countOf(loads, 'scoop')}.`),
  },
  {
    asks: /\b(many|much|hold|holds)\b.*\bshovel\b.*\b(hold|holds|carry|dig)\b|\bchunks?\b.*\bshovel\b/,
    facts: ['shovel_chunks', 'improved_shovel_chunks'],
    unit: 'pieces',
    ...guide('First timer', 'first-timer'),
    describe: (facts) =>
      state(
        facts.number('shovel_chunks'),
        (chunks) => `A shovel holds ${countOf(chunks, 'chunk')}, an improved shovel ${facts.number('improved_shovel_chunks')}.`,
      ),
  },
  {
    asks: /\b(excavator|hopper)\b.*\b(hold|holds|hopper|capacity|fit|fits)\b|\bhopper\b/,
    facts: ['excavator_hopper'],
    name: 'Vehicles',
    path: paths.tool('vehicles'),
    describe: (facts) =>
      state(facts.numbers('excavator_hopper'), ({ full }) => `The hopper of a Hydro Excavator holds ${full} dirt, 1 for each dig.`),
  },
  {
    asks: /^(?!.*\b(?:fall|falls|drive|float|floats|swim|sink|sinks|under|cross|into)\b).*(?:\b(water|tank)\b.*\b(trucks?|vehicles?|excavator)\b|\b(trucks?|vehicles?|excavator)\b.*\b(water|tank size|tank capacity|tank hold)\b)/,
    facts: ['vehicle_water_tank'],
    name: 'Vehicles',
    path: paths.tool('vehicles'),
    describe: (facts) =>
      state(facts.numbers('vehicle_water_tank'), ({ full, hit }) => `A vehicle's tank holds ${full} water. Each bucket adds ${hit}.`),
  },
  {
    asks: /\bmagnet\b.*\b(reach|far|range)\b|\b(reach|far|range)\b.*\bmagnet\b/,
    facts: ['magnet_staff_reach'],
    unit: 'times',
    name: 'Item Database',
    path: `${paths.database}?find=magnet`,
    describe: (facts) =>
      state(facts.number('magnet_staff_reach'), (times) => `A Magnet Staff reaches ${times} times as far as a Magnet on a Stick.`),
  },
]
