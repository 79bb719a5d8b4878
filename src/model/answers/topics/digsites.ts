import { joinNames } from '#model/text/join-names.ts'
import { countOf } from '#model/text/count-of.ts'
import { leastCertain, type Certainty } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { formatPrice } from '../format-answer.ts'
import { holdsName } from '../match-names.ts'
import type { Topic, TopicAnswer } from './topic.ts'

type Digsite = AnswerData['digsites'][number]

const anyDigsite = /\b(digsites?|parcels?|plots?|land)\b/
/** "how deep can I dig", "max depth": the depths of all digsites. */
const asksDepth = /\bhow (?:deep|far down) (?:can|could) (?:i|you|we)\b|^(?:the )?max(?:imum)? (?:dig(?:ging)? )?depth$/
const page = { topic: 'location', name: 'Digsites', path: paths.digsites, value: null, unit: null, certainty: null } as const

/** "how much is dreck quarry", "digsite prices", "deepest digsite", "where are the digsites" */
export const answerDigsite: Topic = (question, { digsites, places }) => {
  const isNamed = (name: string) => holdsName(question, name)
  const [named] = digsites.filter(({ name }) => isNamed(name))
  const matching = named ? [named] : anyDigsite.test(question) || asksDepth.test(question) ? digsites : []
  const [first] = matching
  if (!first) return undefined
  if (asksDepth.test(question) || /\b(deep|deepest|depth)\b/.test(question)) return describeDepths(matching)
  if (/\b(prices?|costs?|how much|buy|expensive|cheap|cheapest|pay|free)\b/.test(question)) return describePrices(matching)
  if (named || !/^where\b|\b(which|what) digsites are\b/.test(question)) return undefined
  const lines = places.filter(({ kind }) => kind === 'digsite').map(({ name, place }) => `${name} near ${place}`)
  return { ...page, text: `${countOf(lines.length, 'digsite')}: ${joinNames(lines)}.` }
}

/** "Dreck Quarry costs 9,000c." */
function describePrices(digsites: readonly Digsite[]): TopicAnswer {
  const texts = digsites.map(({ name, price }) => [name, price === 0 ? 'free' : formatPrice(price)] as const)
  const certainty = leastCertain(digsites.map(({ price_certainty }) => price_certainty))
  const [only, ...others] = texts
  if (only && others.length === 0) {
    const text = only[1] === 'free' ? `${only[0]} is free.` : `${only[0]} costs ${only[1]}.`
    return { ...page, text, value: digsites[0]?.price ?? null, unit: 'hundredths of a coin', certainty }
  }
  return { ...page, text: texts.map((words) => words.join(' ')).join(' · '), certainty }
}

/** "Dreck Quarry is 60 blocks deep.", the deepest first */
function describeDepths(digsites: readonly Digsite[]): TopicAnswer {
  const certainty: Certainty | null = leastCertain(digsites.map(({ depth_certainty }) => depth_certainty))
  const [deepest, ...others] = digsites.toSorted((a, b) => b.depth - a.depth)
  if (deepest && others.length === 0)
    return { ...page, text: `${deepest.name} is ${countOf(deepest.depth, 'block')} deep.`, value: deepest.depth, certainty }
  const lines = [deepest, ...others].flatMap((digsite) => (digsite ? [`${digsite.name} ${countOf(digsite.depth, 'block')}`] : []))
  return { ...page, text: `Deepest first: ${lines.join(' · ')}`, certainty }
}
