import { countOf } from '#model/text/count-of.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { lookUpFacts, type FactLookup } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { factQuestions } from '../fact-questions/fact-questions.ts'
import type { AnswerItem } from '../answer-data.ts'
import { findWholeName } from '../match-names.ts'
import type { Topic } from './topic.ts'

/** Facts of these answers. */
export const factsOfQuestions = [
  ...factQuestions.flatMap(({ facts }) => facts),
  'anvil_bars',
  'ore_drop_chances',
  'ore_drop_items',
  'named_items',
]

/** "how long is a day", "how many uses has a toolbag" */
export const answerFact: Topic = (question, { facts, blueprints, items }) => {
  const item = findWholeName(question, items)
  // "durability reader price" is about the item.
  if (item && ['sells', 'none'].includes(item.shop_role) && /\b(prices?|costs?|worth|value|much|buy|sell|for)\b/.test(question))
    return undefined
  // A battle axe is no axe of the anvil.
  const isOfBlueprint = blueprints.some(({ name }) => question.includes(name.toLowerCase()))
  const lookup = lookUpFacts(facts)
  for (const { asks, facts: keys, unit, name, path, describe } of factQuestions) {
    const text = asks.test(question) ? describe(lookup, question) : undefined
    if (text === undefined) continue
    const value = unit ? lookup.number(keys[0]) : null
    const certainty = lookup.certainty(...keys)
    const named = typeof path === 'string' ? null : lookup.item(path.item)
    const page = typeof path === 'string' ? path : named ? paths.item(named.safe_name) : paths.database
    return { topic: 'fact', text, value, unit: unit ?? null, certainty, name, path: page }
  }
  return (isOfBlueprint ? undefined : answerBars(question, lookup, item)) ?? answerKey(question, lookup) ?? answerOdds(question, facts)
}

/** "how many bars for a sword", "how do I make a ring" */
function answerBars(question: string, facts: FactLookup, item: AnswerItem | undefined): ReturnType<Topic> {
  if (!/\b(make|made|craft|forge|smith|how many|need)\b|\b(bars?|gold|iron|metal)\b.*\bfor\b|^\p{L}+ (hot )?bars$/u.test(question))
    return undefined
  // "how many swords for a truck" asks for a price.
  if (/\b(afford|buy|pay|barge|sell|sells|coins?|worth|costs?)\b/.test(question)) return undefined
  const words = new Set(question.split(' ').flatMap((word) => [word, word.replace(/s$/, '')]))
  const [name, bars] = Object.entries(facts.numbers('anvil_bars') ?? {}).find(([piece]) => words.has(piece)) ?? []
  if (name === undefined || bars === undefined) return undefined
  // The description of an Emerald Necklace names the gem, too.
  if (item && item.name.toLowerCase() !== name)
    return {
      topic: 'fact',
      text: `${item.name}: ${item.description}`,
      value: null,
      unit: null,
      certainty: item.description_certainty,
      name: item.name,
      path: item.path,
    }
  const text = `${toSentenceCase(name)}: ${countOf(bars, 'hot bar')} on the anvil.`
  const certainty = facts.certainty('anvil_bars')
  return {
    topic: 'fact',
    text,
    value: bars,
    unit: 'pieces',
    certainty,
    name: 'Smithing and crafting',
    path: paths.guide('smithing-crafting'),
  }
}

/** Actions of several words, which share these with too many questions, and the words by which players call them. */
const wordsOfActions: Readonly<Record<string, RegExp>> = {
  'turn what you hold': /\b(rotate|turn|spin)\b(?!.*\b(into|on|off)\b)/,
  'pick up, interact': /\b(pick up|grab|interact)\b/,
  sprint: /\brun(ning)?\b(?!.*\bon\b)/,
  'open the wiki page of an item': /\bwiki\b/,
}

/** "how to sprint", "crouch key": the key of an action. */
function answerKey(question: string, facts: FactLookup): ReturnType<Topic> {
  const pressed = /^what does (?:the )?(\p{L}) (?:key |button )?do$/u.exec(question)?.[1]
  if (!pressed && !/\b(keys?|button|press|controls?|keybinds?|how (do i|do you|to|can i)|^(is there|can (i|you)))\b/.test(question))
    return undefined
  const words = new Set(question.split(' '))
  const isAsked = (action: string, key: string) =>
    (pressed && key.toLowerCase() === pressed) || words.has(action) || wordsOfActions[action]?.test(question)
  const [action, key] = Object.entries(facts.record('default_keybinds') ?? {}).find(([name, button]) => isAsked(name, button)) ?? []
  if (action === undefined) return undefined
  const certainty = facts.certainty('default_keybinds')
  const text = `${toSentenceCase(action)}: ${key}.`
  return { topic: 'fact', text, value: null, unit: null, certainty, name: 'Controls', path: paths.guide('controls') }
}

/** "gold ore chance", "cloutium odds", "how rare is cloutium" */
export function answerOdds(question: string, facts: Parameters<Topic>[1]['facts']): ReturnType<Topic> {
  if (!/\b(chances?|odds|rare|rarest|commonest|most common|rarity|drop rates?|percent|probability)\b/.test(question)) return undefined
  const lookup = lookUpFacts(facts)
  const odds = Object.entries(lookup.numbers('ore_drop_chances') ?? {})
  if (odds.length === 0) return undefined
  const itemsOf = lookup.lists('ore_drop_items')
  // "uncut gems together" are the uncut emerald, sapphire and ruby.
  const isOneOf = (items: string[] = []) => items.length > 1 && items.some((item) => question.includes(lastWord(item)))
  const isNamed = (name: string) => question.includes(name.split(' ')[0] ?? name) || isOneOf(itemsOf[name])
  const [named] = odds.filter(([name]) => isNamed(name))
  const certainty = lookup.certainty('ore_drop_chances')
  const page = { topic: 'fact', name: 'Drop chances', path: paths.tool('ore-odds'), certainty } as const
  const superlative = /\b(rarest|commonest|most common)\b/.exec(question)?.[1]
  const [extreme] = odds.toSorted(([, a], [, b]) => (superlative === 'rarest' ? a - b : b - a))
  if (superlative && extreme && /\b(ores?|finds?|drops?|metals?|things?)\b/.test(question))
    return {
      ...page,
      text: `${superlative === 'rarest' ? 'Rarest' : 'Most common'} find: ${extreme[0]}, ${extreme[1]}%.`,
      value: extreme[1],
      unit: 'percent',
    }
  if (named) return { ...page, text: `Chance of ${named[0]}: ${named[1]}% a find.`, value: named[1], unit: 'percent' }
  if (!/\b(ores?|finds?|drops?|gems?|dirt|pan|panning)\b/.test(question)) return undefined
  return { ...page, text: `Chances a find: ${odds.map(([name, percent]) => `${name} ${percent}%`).join(', ')}.`, value: null, unit: null }
}

/** "uncut-emerald" -> "emerald" */
const lastWord = (item: string) => item.slice(item.lastIndexOf('-') + 1)
