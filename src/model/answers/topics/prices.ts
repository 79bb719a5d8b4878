import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerItem } from '../answer-data.ts'
import { formatItemPrice, toStatedPrice } from '../format-answer.ts'
import { matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { describeShops } from './shops.ts'
import type { Topic } from './topic.ts'

const priceWords = /\b(prices?|costs?|worth|value|how much|how expensive|expensive|cheap|coins?|money|pay)\b/g
/** Maximum of prices in an answer. */
const maxListed = 4

type Priced = AnswerItem & { value: number }

/** "drill price", "how much does a shovel cost", "gold bar worth" */
export const answerPrice: Topic = (question, data) => {
  if (question.search(priceWords) < 0) return undefined
  const named = matchNames(stripWords(question, priceWords), data.items)
  const priced = named.filter((item): item is Priced => item.value !== null)
  const [first, ...others] = priced
  if (!first) return undefined
  if (others.length === 0) {
    const shops = describeShops(first, data)
    const verb = first.shop_role === 'buys' ? 'sells for' : 'costs'
    return {
      topic: 'price',
      text: `${first.name} ${verb} ${formatItemPrice(first)}${shops && `, ${shops}`}.`,
      value: first.value,
      prices: [toStatedPrice(first)],
      unit: 'hundredths of a coin',
      certainty: first.value_certainty,
      name: first.name,
      path: first.path,
    }
  }
  const listed = priced.slice(0, maxListed)
  const rest = priced.length - listed.length
  return {
    topic: 'price',
    text: `${listed.map((item) => `${item.name} ${formatItemPrice(item)}`).join(' · ')}${rest > 0 ? ` · ${rest} more` : ''}`,
    value: null,
    prices: listed.map(toStatedPrice),
    unit: null,
    certainty: leastCertain(listed.map(({ value_certainty }) => value_certainty)),
    name: 'Item Database',
    path: `${paths.database}?find=${encodeURIComponent(stripWords(question, priceWords))}`,
  }
}
