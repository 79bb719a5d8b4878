import { formatNumber } from '#model/text/format-number.ts'
import { lookUpFacts, type FactLookup } from '#model/wiki/fact-lookup.ts'
import type { NamedItemKey } from '#model/game/named-items.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerUnit } from '../answer.ts'
import type { Topic } from './topic.ts'

type FactQuestion = {
  asks: RegExp
  fact: string
  unit: AnswerUnit | null
  name: string
  /** Path of the answer's page, or the key of a named item. */
  path: string | { item: NamedItemKey }
  /** The answer; undefined where the fact has no such value. */
  describe: (value: number, facts: FactLookup) => string
}

/** Questions that one number of the wiki answers. */
const factQuestions: readonly FactQuestion[] = [
  {
    asks: /\b(how long|length)\b.*\b(day|night)\b|\bday (length|cycle)\b/,
    fact: 'day_minutes',
    unit: 'minutes',
    name: 'First timer',
    path: paths.guide('first-timer'),
    describe: (minutes) => `A full day lasts ${formatNumber(minutes)} minutes.`,
  },
  {
    asks: /\b(keypad)\b.*\b(max|maximum|range|largest|biggest|number|numbers)\b/,
    fact: 'keypad_max',
    unit: 'pieces',
    name: 'Logic Keypad',
    path: { item: 'logic_keypad' },
    describe: (max) => `The keypad takes whole numbers from 0 to ${formatNumber(max)}.`,
  },
  {
    asks: /\bspanner\b.*\b(uses?|often|times|durability|repairs?)\b|\b(uses|how often|how many times)\b.*\bspanner\b/,
    fact: 'spanner_uses',
    unit: 'times',
    name: 'Spanner',
    path: { item: 'repair' },
    describe: (uses) => `A spanner repairs ${uses === 1 ? 'once' : `${uses} times`}.`,
  },
  {
    asks: /\btool ?bag\b.*\b(uses?|often|times|durability|repairs?)\b|\b(uses|how often|how many times)\b.*\btool ?bag\b/,
    fact: 'toolbag_uses',
    unit: 'times',
    name: 'Toolbag',
    path: { item: 'repair_kit' },
    describe: (uses) => `A toolbag repairs ${formatNumber(uses)} times.`,
  },
  {
    asks: /\b(scrap|scrapyard)\b.*\b(percent|pays?|worth|value|much|get)\b|\bsell\b.*\bscrap/,
    fact: 'scrap_percent',
    unit: 'percent',
    name: 'Scrap value',
    path: paths.tool('scrap'),
    describe: (percent, facts) =>
      `Scrap is worth ${formatNumber(percent)}% of the item's price, ${formatNumber(facts.number('scrap_bar_percent') ?? percent)}% as a scrap bar.`,
  },
  {
    asks: /\b(truck|vehicle|refuel|fuel)\b.*\b(how long|tank|last|lasts|refuel|fuel)\b|\brefuel\b/,
    fact: 'vehicle_minutes_per_tank',
    unit: 'minutes',
    name: 'Vehicles',
    path: paths.tool('vehicles'),
    describe: (minutes) => `Vehicles run on water: a full tank lasts about ${formatNumber(minutes)} minutes of driving.`,
  },
  {
    asks: /\b(how many|number of)\b.*\bblueprints?\b/,
    fact: 'blueprints',
    unit: 'pieces',
    name: 'Blueprint planner',
    path: paths.tool('blueprint-planner'),
    describe: (count) => `There are ${formatNumber(count)} blueprints in the chain.`,
  },
  {
    asks: /\b(how many|number of)\b.*\brelics?\b.*\b(cave|door|open|pedestals?)\b|\brelics?\b.*\b(open|cave|door)\b/,
    fact: 'cave_pillars',
    unit: 'pieces',
    name: 'Relics and the cave',
    path: paths.guide('relics-and-the-cave'),
    describe: (count) => `${formatNumber(count)} relics on the pedestals open the cave.`,
  },
]

/** Facts of these answers. */
export const factsOfQuestions = [...factQuestions.map(({ fact }) => fact), 'scrap_bar_percent', 'ore_drop_chances', 'named_items']

/** "how long is a day", "how many uses has a toolbag" */
export const answerFact: Topic = (question, { facts }) => {
  const lookup = lookUpFacts(facts)
  for (const { asks, fact, unit, name, path, describe } of factQuestions) {
    const value = lookup.number(fact)
    if (value === null || !asks.test(question)) continue
    const certainty = facts.find(({ key }) => key === fact)?.certainty ?? null
    const item = typeof path === 'string' ? null : lookup.item(path.item)
    const page = typeof path === 'string' ? path : item ? paths.item(item.safe_name) : paths.database
    return { topic: 'fact', text: describe(value, lookup), value, unit, certainty, name, path: page }
  }
  return answerOdds(question, facts)
}

/** "gold ore chance", "cloutium odds", "how rare is cloutium" */
function answerOdds(question: string, facts: Parameters<Topic>[1]['facts']): ReturnType<Topic> {
  if (!/\b(chances?|odds|rare|rarity|drop rates?|percent|probability)\b/.test(question)) return undefined
  const odds = Object.entries(lookUpFacts(facts).numbers('ore_drop_chances') ?? {})
  if (odds.length === 0) return undefined
  const [named] = odds.filter(([name]) => question.includes(name.split(' ')[0] ?? name) || question.includes(name))
  const certainty = facts.find(({ key }) => key === 'ore_drop_chances')?.certainty ?? null
  const page = { topic: 'fact', name: 'Drop chances', path: paths.tool('ore-odds'), certainty } as const
  if (named) return { ...page, text: `Chance of ${named[0]}: ${named[1]}% a find.`, value: named[1], unit: 'percent' }
  if (!/\b(ores?|finds?|drops?|gems?|dirt|pan|panning)\b/.test(question)) return undefined
  return { ...page, text: `Chances a find: ${odds.map(([name, percent]) => `${name} ${percent}%`).join(', ')}.`, value: null, unit: null }
}
