import { paths } from '#model/wiki/paths.ts'
import type { AnswerItem } from '../answer-data.ts'
import { formatItemPrice, toStatedPrice } from '../format-answer.ts'
import { matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const useWords = /\b(use|used|uses|using|works?|does|do|for|what|wat|is|are)\b/g
const asksUse =
  /^(?!.*\bgoe?s? for\b)(?:how (?:do|does|can|to)\b.*\b(?:use|works?)\b|(?:what|wat|whats|what's)\b.*\b(?:do|does|for|used)$|what (?:is|are)\b|whats\b|what's\b)/

/** "how do I use the pan", "what does a crucible do", "what is a conveyor": the item's description. */
export const answerUse: Topic = (question, { items }) => {
  if (!asksUse.test(question)) return undefined
  const name = stripWords(question, useWords)
  const named = matchNames(name, items)
  // "what is" also begins questions about other things, which a misspelled name would answer.
  const [item] = named
    .filter(
      (thing) => !question.startsWith('what') || /\b(use|used|do|does|for)\b/.test(question) || thing.name.toLowerCase().includes(name),
    )
    // Of a family the item with the lowest id is the plain one.
    .toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity))
  if (!item?.description) return undefined
  const { description, description_certainty } = item
  return { ...pageOf(item), text: `${item.name}: ${description}`, certainty: description_certainty }
}

const weightWords = /\b(how heavy|heavy|weighs?|weight|much|does)\b/g

/** "how heavy is a gold bar": the weight of an item sold by weight varies. */
export const answerWeight: Topic = (question, { items }) => {
  if (!/^how heavy\b|\bweighs?\b|^(what is the |whats the |what's the )?weight of\b/.test(question)) return undefined
  const [item] = matchNames(stripWords(question, weightWords), items)
  if (!item) return undefined
  const { name, safe_name, value, price_per_weight, value_certainty } = item
  if (!price_per_weight) return { ...pageOf(item), text: `The weight of the ${name} is not known.`, certainty: null }
  const price = value === null ? '' : ` It ${item.shop_role === 'buys' ? 'sells for' : 'costs'} ${formatItemPrice({ ...item, value })}.`
  return {
    ...pageOf(item),
    text: `Each ${name} has its own weight.${price}`,
    prices: value === null ? [] : [toStatedPrice({ safe_name, value })],
    certainty: value_certainty,
    path: paths.tool('weight-value', { item: safe_name }),
  }
}

const pageOf = ({ name, path }: AnswerItem) => ({ topic: 'fact' as const, value: null, unit: null, name, path })
