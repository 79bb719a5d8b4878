import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { joinWith } from '../format-answer.ts'
import { findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { describeTownsAround } from './distances.ts'
import { answerFact, answerOdds } from './facts.ts'
import { answerRecipe } from './recipes.ts'
import { answerShops } from './shops.ts'
import type { Topic } from './topic.ts'

const whereWords =
  /\b(where|find|finding|found|location|locations|lie|lies|dig|digs|spawn|spawns|located|near|which|digsites?|has|have|holds?)\b/g

/** Groups of what is found in the ground. */
const dugUpGroups: ReadonlySet<string> = new Set(['ore', 'gem'])
/** Maximum of things in an answer. */
const maxListed = 6

/** "where is the arrow relic", "regal rye seed bag location", "where is the barge" */
export const answerLocation: Topic = (question, data) => {
  const bare = findBareName(question, data)
  if (bare) return answerLocation(`where ${bare.toLowerCase()}`, data)
  // "where can i fish" asks for no shop.
  if (/^where (?:(?:can|do|to|should) )?(?:i )?fish(?:ing)?$/.test(question)) return undefined
  const isOfTowns = /\btowns? (has|have|with|is|are)\b/.test(question)
  if (!isOfTowns && !/\b(where|find|found|location|locations|spawns?|located)\b|\bdigsites? (has|have|with|holds?)\b/.test(question))
    return undefined
  const name = stripWords(isOfTowns ? question.replace(/\btowns?\b/, ' ') : question, whereWords)
  // What shops only buy is made or caught; "sword" is no Sword Relic, "shark" no Shard.
  const [product] = findExactNames(name, data.items).filter(({ shop_role, group }) => shop_role === 'buys' && !dugUpGroups.has(group))
  if (product) return answerRecipe(`make ${name}`, data) ?? answerFact(`how to make ${name}`, data)
  // Seeds and relics are in no shop: "where to buy seeds" is answered by their digsites.
  const items = matchNames(
    stripWords(name, /\bbuy\b/g),
    data.items.filter(({ safe_name }) => data.finds.some(({ item }) => item === safe_name)),
  )
  const [item] = items
  if (item && items.length === 1) {
    const finds = data.finds.filter((find) => find.item === item.safe_name)
    return {
      topic: 'location',
      text: `${item.name}: dig at ${joinWith(
        'or',
        finds.map(({ digsite }) => digsite),
      )}.`,
      value: null,
      unit: null,
      certainty: leastCertain(finds.map(({ certainty }) => certainty)),
      name: item.name,
      path: item.path,
    }
  }
  if (items.length > 1) return describeFinds(items, data)
  // "where is iron" asks for the ore, not for Ironil.
  const [ore] = findExactNames(
    `${name} ore`,
    data.items.filter(({ group }) => group === 'ore'),
  )
  const odds = ore && answerOdds(`${ore.name.toLowerCase()} chance`, data.facts)
  if (odds && !/\bsell/.test(question)) return odds
  const number = /\b(?:shop|store) (\d{1,2})\b/.exec(question)?.[1]
  // "the repair shop" is called Repair.
  const called = findExactNames(name.replace(/ (shop|store)$/, ''), data.places)
  const matching = called.length > 0 ? called : matchNames(name, data.places)
  const named = number === undefined ? matching : data.places.filter(({ id }) => id === `shop-${number}`)
  const [place] = named
  if (place) {
    const towns = data.places.filter((other) => other.name === place.name && number === undefined).map((other) => other.place)
    return {
      topic: 'location',
      text: place.place
        ? `${place.name} is ${place.kind === 'digsite' ? 'near' : 'in'} ${towns.length > 1 ? joinWith('and', towns) : place.place}.`
        : `${place.name} is a town, ${describeTownsAround(place, data.places)}.`,
      value: null,
      unit: null,
      certainty: place.place ? null : 'worked-out',
      name: place.name,
      path: paths.mapAt(place.id, place),
    }
  }
  if (/\bsell/.test(question)) return answerShops(question, data)
  // Things that shops only buy are found in the ground.
  const dugUp = data.items.filter(({ group }) => dugUpGroups.has(group))
  const [dug] = matchNames(name, dugUp)
  const chance = dug && answerOdds(`${dug.name.toLowerCase()} chance`, data.facts)
  // "where is water": a Water Pipe Filter is not what the question names.
  return chance || dug || isPartOfName(name, data.items) ? chance : answerShops(`buy ${name}`, data)
}

/** "bird relic", "wheat seeds": there is none, so all of the kind are named; "afage seeds" without "where". */
export const answerFinds: Topic = (question, data) => {
  const kind =
    /^(?!(?:how|what|why|can|do|does|when|who|sell|buy)\b)(?!.*\b(?:prices?|costs?|worth|value|best|plant|grow|use|weight)\b)(?:\p{L}+ )*(relic|seed)s?(?: bags?)?(?: \p{L}+)?$/u.exec(
      question,
    )?.[1]
  if (!kind) return undefined
  const found = data.items.filter(
    ({ safe_name, name }) => name.toLowerCase().split(' ').includes(kind) && data.finds.some(({ item }) => item === safe_name),
  )
  return answerLocation(`where ${question}`, data) ?? (found.length > 0 ? describeFinds(found, data) : undefined)
}

/** "bastion" -> "Bastion Keep": a town or digsite whose name, or its first words, are the whole question. */
function findBareName(question: string, { places }: AnswerData): string | undefined {
  const [start, ...names] = [`${question} `, ...places.map(({ name }) => `${name} `)].map((text) => text.toLowerCase().replaceAll("'", ''))
  const named = places.filter(({ kind }, index) => (kind === 'town' || kind === 'digsite') && start && names[index]?.startsWith(start))
  return named.length === 1 ? named[0]?.name : undefined
}

/** Whether a word is in names of items, but ends none and is no other name or group. */
function isPartOfName(word: string, items: readonly AnswerItem[]): boolean {
  const named = word.includes(' ') ? [] : matchNames(word, items)
  return (
    named.length > 0 &&
    named.every(({ name, group, other_names }) => ![group, ...other_names, name.toLowerCase().split(' ').at(-1)].includes(word))
  )
}

/** "Arrow Relic: South Hope · Cross Relic: Icehelm · 4 more" */
function describeFinds(items: readonly AnswerItem[], { finds }: AnswerData): ReturnType<Topic> {
  const lines = items.map(({ name, safe_name }) => {
    const digsites = finds.filter(({ item }) => item === safe_name).map(({ digsite }) => digsite)
    return `${name}: ${joinWith('or', digsites)}`
  })
  const rest = lines.length - maxListed
  return {
    topic: 'location',
    text: `${lines.slice(0, maxListed).join(' · ')}${rest > 0 ? ` · ${rest} more` : ''}`,
    value: null,
    unit: null,
    certainty: leastCertain(
      finds.filter(({ item }) => items.some(({ safe_name }) => safe_name === item)).map(({ certainty }) => certainty),
    ),
    name: 'Digsites',
    path: paths.digsites,
  }
}
