import { scrapValue } from '#model/crafting/scrap-value.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { leastCertain, type Certainty } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { formatComputed } from '../format-answer.ts'
import type { AnswerItem } from '../answer-data.ts'
import { matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

/** Maximum of items in an answer. */
const maxListed = 4

const scrapWords = /\b(scrap|scraps|scrapped|scrapping|scrapyard|value|worth|price|sell|selling|much|percent|pays?|bars?|metal)\b/g

/** "scrap value of a harvester", "scrap harvester" */
export const answerScrap: Topic = (question, { items, facts }) => {
  if (!/\b(scrap|scrapped|scrapping|scrapyard)\b/.test(question)) return undefined
  const lookup = lookUpFacts(facts)
  const keys = ['scrap_percent', 'scrap_bar_percent']
  const percents = keys.map((key) => lookup.number(key)).filter((percent) => percent !== null)
  const named = matchNames(
    stripWords(question.replace(/\b\d{1,3}\b/, ' '), scrapWords),
    items.filter(({ shop_role, value, id }) => shop_role === 'sells' && value !== null && id !== null),
  )
  const [item] = named
  const count = Number(/\b(\d{1,3})\b/.exec(question)?.[1] ?? 1)
  const price = item?.value ?? null
  if (!item || price === null || percents.length < 2) return undefined
  if (named.length > 1) return describeFamily(named, percents[0] ?? 0, lookup.certainty('scrap_percent'))
  const certainty = leastCertain([item.value_certainty, lookup.certainty(...keys)])
  const amounts = percents.map((percent) => {
    const value = count * scrapValue(price, percent)
    return {
      value,
      text: formatComputed(value, certainty),
      parts: [{ safe_name: item.safe_name, quantity: (count * percent) / 100, value: price }],
    }
  })
  const [metal, bar] = amounts.map(({ text }) => text)
  return {
    topic: 'price',
    text: `${count > 1 ? `${count} × ` : ''}${item.name}: ${metal} as scrap metal, ${bar} as a scrap bar${isOtherVersion(item.value_version) ? `, by its price in ${item.value_version}` : ''}.`,
    value: amounts[0]?.value ?? null,
    prices: amounts.map(({ text, parts }) => ({ text, parts })),
    unit: 'hundredths of a coin',
    certainty,
    name: 'Scrap value',
    path: paths.tool('scrap', { item: item.safe_name, ...(count > 1 && { quantity: String(count) }) }),
  }
}

/** "As scrap metal: Goliath Drill 580c · Ram Drill 322.5c" */
function describeFamily(family: readonly AnswerItem[], percent: number, ofPercent: Certainty | null): ReturnType<Topic> {
  const listed = family.slice(0, maxListed).flatMap(({ name, safe_name, value, value_certainty }) => {
    if (value === null) return []
    const text = formatComputed(scrapValue(value, percent), leastCertain([value_certainty, ofPercent]))
    return [{ line: `${name} ${text}`, price: { text, parts: [{ safe_name, quantity: percent / 100, value }] } }]
  })
  const rest = family.length - listed.length
  return {
    topic: 'price',
    text: `As scrap metal: ${listed.map(({ line }) => line).join(' · ')}${rest > 0 ? ` · ${rest} more` : ''}`,
    value: null,
    prices: listed.map(({ price }) => price),
    unit: null,
    certainty: leastCertain([...family.map(({ value_certainty }) => value_certainty), ofPercent]),
    name: 'Scrap value',
    path: paths.tool('scrap'),
  }
}
