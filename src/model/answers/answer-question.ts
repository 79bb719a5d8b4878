import type { DirectAnswer } from './answer.ts'
import type { AnswerData } from './answer-data.ts'
import { correctSpelling, normalizeQuestion, topicWords } from './question-words.ts'
import { answerAssortment } from './topics/assortments.ts'
import { answerBlueprint } from './topics/blueprints.ts'
import { answerDigsite } from './topics/digsites.ts'
import { answerDistance } from './topics/distances.ts'
import { answerFact } from './topics/facts.ts'
import { answerGrowth } from './topics/growth.ts'
import { answerInTown } from './topics/in-towns.ts'
import { answerFinds, answerLocation } from './topics/locations.ts'
import { answerLaterThing, listLaterGems } from './topics/later-things.ts'
import { answerPressure } from './topics/pressure.ts'
import { answerPrice } from './topics/prices.ts'
import { answerRecipe } from './topics/recipes.ts'
import { answerScrap } from './topics/scrap.ts'
import { answerShops } from './topics/shops.ts'
import { answerSum } from './topics/sums.ts'
import { answerProducts } from './topics/products.ts'
import type { Topic } from './topics/topic.ts'
import { answerUse, answerWeight } from './topics/uses.ts'
import { answerVersion } from './topics/versions.ts'

/** The first topic with an answer wins; specific topics come first. */
const topics: readonly Topic[] = [
  answerVersion,
  answerPressure,
  answerDistance,
  answerSum,
  answerDigsite,
  answerLaterThing,
  answerGrowth,
  answerScrap,
  answerFact,
  answerRecipe,
  answerProducts,
  answerWeight,
  answerUse,
  answerBlueprint,
  answerInTown,
  answerPrice,
  answerAssortment,
  answerLocation,
  answerShops,
  answerFinds,
]

/** In characters; longer questions are cut. */
const maxLength = 100

/** "how much ram do i need": memory of a computer, not the Ram Drill. */
const asksForMemory = /\bhow much ram\b(?! drill)|\b(gb|gigs?|gigabytes?)\b.*\bram\b|\bram\b.*\b(gb|requirements?|pc|computer)\b/

/**
 * One line that answers a question in a player's words; undefined where the wiki has no data for one.
 *
 * @example answerQuestion('drill price', data)?.text // "Ram Drill 645c · Goliath Drill 1,160c"
 */
export function answerQuestion(question: string, data: AnswerData): DirectAnswer | undefined {
  const normalized = normalizeQuestion(question.slice(0, maxLength))
  if (normalized.length < 3 || asksForMemory.test(normalized)) return undefined
  return answerByTopic(normalized, data) ?? answerByTopic(correctSpelling(normalized, listWords(data)), data)
}

function answerByTopic(question: string, data: AnswerData): DirectAnswer | undefined {
  for (const topic of topics) {
    const answer = topic(question, data)
    if (answer) return { prices: [], ...answer }
  }
  return undefined
}

/** All words of names and topics, for spelling correction, and words that are right: "car" is no misspelled "cart". */
function listWords({ items, places, blueprints, facts }: AnswerData) {
  const split = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const names = [...items, ...places, ...blueprints].flatMap(({ name }) => split(name)).filter(Boolean)
  const plurals = names.filter((name) => !name.endsWith('s')).map((name) => `${name}s`)
  const otherNames = new Set(items.flatMap(({ other_names }) => other_names.flatMap(split)))
  return { vocabulary: new Set([...topicWords, ...names, ...plurals, ...listLaterGems(facts)]), otherNames }
}
