import { toSentenceCase } from '#model/text/sentence-case.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { factQuestions } from './fact-questions.ts'
import type { Topic } from './topic.ts'

/** Facts of these answers. */
export const factsOfQuestions = [...factQuestions.flatMap(({ facts }) => facts), 'ore_drop_chances', 'named_items']

/** "how long is a day", "how many uses has a toolbag" */
export const answerFact: Topic = (question, { facts }) => {
  const lookup = lookUpFacts(facts)
  for (const { asks, facts: keys, unit, name, path, describe } of factQuestions) {
    const text = asks.test(question) ? describe(lookup) : undefined
    if (text === undefined) continue
    const value = unit ? lookup.number(keys[0]) : null
    const certainty = leastCertain(keys.map((key) => facts.find((fact) => fact.key === key)?.certainty))
    const item = typeof path === 'string' ? null : lookup.item(path.item)
    const page = typeof path === 'string' ? path : item ? paths.item(item.safe_name) : paths.database
    return { topic: 'fact', text, value, unit: unit ?? null, certainty, name, path: page }
  }
  return answerKey(question, facts) ?? answerOdds(question, facts)
}

/** "how to sprint", "crouch key": the key of an action. */
function answerKey(question: string, facts: Parameters<Topic>[1]['facts']): ReturnType<Topic> {
  if (!/\b(keys?|button|press|controls?|keybinds?|how (do i|do you|to|can i))\b/.test(question)) return undefined
  const words = new Set(question.split(' '))
  // An action of one word, such as "sprint": longer ones share their words with too many questions.
  const [action, key] = Object.entries(lookUpFacts(facts).record('default_keybinds') ?? {}).find(([name]) => words.has(name)) ?? []
  if (action === undefined) return undefined
  const certainty = facts.find((fact) => fact.key === 'default_keybinds')?.certainty ?? null
  const text = `${toSentenceCase(action)}: ${key}.`
  return { topic: 'fact', text, value: null, unit: null, certainty, name: 'Controls', path: paths.guide('controls') }
}

/** "gold ore chance", "cloutium odds", "how rare is cloutium" */
export function answerOdds(question: string, facts: Parameters<Topic>[1]['facts']): ReturnType<Topic> {
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
