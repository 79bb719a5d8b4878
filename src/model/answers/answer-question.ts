import type { DirectAnswer } from './answer.ts'
import type { AnswerData } from './answer-data.ts'
import { correctSpelling, normalizeQuestion, topicWords } from './question-words.ts'
import { answerAssortment } from './topics/assortments.ts'
import { answerBuild } from './topics/builds.ts'
import { answerBlueprint } from './topics/blueprints.ts'
import { answerDigsite } from './topics/digsites.ts'
import { answerDistance } from './topics/distances.ts'
import { answerFact } from './topics/facts.ts'
import { answerGrowth } from './topics/growth.ts'
import { answerInTown } from './topics/in-towns.ts'
import { answerFinds, answerLocation } from './topics/locations.ts'
import { answerLaterThing, listLaterGems } from './topics/later-things.ts'
import { answerNeed } from './topics/needs.ts'
import { answerPressure } from './topics/pressure.ts'
import { answerPrice } from './topics/prices.ts'
import { answerRecipe } from './topics/recipes.ts'
import { answerScrap } from './topics/scrap.ts'
import { answerShops } from './topics/shops.ts'
import { answerSum } from './topics/sums.ts'
import { answerProducts } from './topics/products.ts'
import type { Topic } from './topics/topic.ts'
import { answerUse, answerWeight } from './topics/uses.ts'
import { answerUnknown } from './topics/unknowns.ts'
import { answerVersion } from './topics/versions.ts'

/** The first topic with an answer wins; specific topics come first. */
const topics: readonly Topic[] = [
  answerUnknown,
  answerVersion,
  answerPressure,
  answerDistance,
  answerSum,
  answerDigsite,
  answerLaterThing,
  answerGrowth,
  answerScrap,
  answerBuild,
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
  answerNeed,
]

/** In characters; longer questions are cut. */
const maxLength = 100

/**
 * One line that answers a question in a player's words; undefined where the wiki has no data for one.
 *
 * @example answerQuestion('drill price', data)?.text // "Ram Drill 645c · Goliath Drill 1,160c"
 */
export function answerQuestion(question: string, data: AnswerData): DirectAnswer | undefined {
  const normalized = normalizeQuestion(question.slice(0, maxLength))
  if (normalized.length < 3) return undefined
  return answerByTopic(normalized, data) ?? answerByTopic(correctSpelling(normalized, listWords(data)), data)
}

function answerByTopic(question: string, data: AnswerData): DirectAnswer | undefined {
  for (const topic of topics) {
    const answer = topic(question, data)
    if (answer) return { prices: [], title: '', rows_as: 'items', rows: [], ...answer }
  }
  return undefined
}

/** Items last as long as a revision of the content. */
const wordsByItems = new WeakMap<AnswerData['items'], Parameters<typeof correctSpelling>[1]>()

/**
 * All words of names and topics, for spelling correction, and words that are right, since names or descriptions have them: "car" is no
 * misspelled "cart", "speed" no "seed".
 */
function listWords({ items, places, blueprints, facts }: AnswerData) {
  const cached = wordsByItems.get(items)
  if (cached) return cached
  const split = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const names = [...items, ...places, ...blueprints].flatMap(({ name }) => split(name)).filter(Boolean)
  const plurals = names.filter((name) => !name.endsWith('s')).map((name) => `${name}s`)
  const written = items.flatMap(({ other_names, description }) => [...other_names, description].flatMap(split))
  const words = { vocabulary: new Set([...topicWords, ...names, ...plurals, ...listLaterGems(facts)]), otherWords: new Set(written) }
  wordsByItems.set(items, words)
  return words
}
