import { encodeList } from '#model/lists/shopping-list.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerItem } from '../answer-data.ts'
import { formatComputed, formatSumVersions } from '../format-answer.ts'
import { findCalled, findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'
import { findVersionIn, isDescribed, withPriceIn } from './version-prices.ts'

const sumWords = /\b(is|how many coins|need|prices?|costs?|worth|value|how much|total|sum|weight|x)\b|[×*]/g
const amount = String.raw`\d{1,6}(?:\.\d{1,3})?`
const part = new RegExp(`^(${amount})\\s*(?:x |×|\\*|weight (?:of )?)?\\s*(\\p{L}.*)$`, 'u')
/** "gold bar 12 weight" */
const weighed = new RegExp(`^(\\p{L}.*?) (${amount}) ?weight$`, 'u')
/** Maximum quantity of one thing. */
const maxPieces = 999

type SumPart = { quantity: number; item: AnswerItem & { value: number } }

/** "12 iron bars", "5 shovels + 2 buckets", "cost of 3 drills and 4 straight pipes" */
export const answerSum: Topic = (wholeQuestion, data) => {
  // "what can I buy for 1000 coins"
  if (/\b(buy|get|afford)\b.*\bcoins?$/.test(wholeQuestion)) return undefined
  const version = findVersionIn(wholeQuestion)
  // "2.5 iron bars" is an amount.
  const isVersioned = version !== undefined && wholeQuestion.endsWith(` ${version}`) && !isDescribed(version, data)
  const question = isVersioned ? wholeQuestion.replace(version, ' ').replace(/\s+(in|version)?\s*$/, '') : wholeQuestion
  const items = isVersioned ? data.items.map((item) => withPriceIn(item, version)) : data.items
  // "cost of a harvester and a drill": one of each.
  const isOfOnes =
    !/\d/.test(question) && /\b(costs?|price|how much|how many coins|total)\b/.test(question) && /\b(and|plus)\b|[+&]/.test(question)
  const texts = (isOfOnes ? question.replace(/\b(an?|do i need for) /g, '') : question)
    .replace(weighed, (_all, name: string, weight: string) => `${weight} ${stripWords(name, sumWords)}`)
    .replace(/^(how much|how many coins|what'?s|what|cost|price|value|worth|total|sell|buy)\b[^\d]*(?=\d)/, '')
    .replace(/^(\p{L}[\p{L} ]*?) (\d{1,4})$/u, (all: string, name: string, count: string) =>
      findExactNames(all, data.items).length === 0 && (findCalled(name, data.items) ?? findExactNames(name, data.items)[0])
        ? `${count} ${name}`
        : all,
    )
    .split(/\s*(?:\+|&|\band\b|\bplus\b)\s*|\s+(?=\d+ \p{L})|\s+(?=an? )/u)
    .filter(Boolean)
  const parts = texts.map((text) => readPart(isOfOnes ? `1 ${stripWords(text, sumWords)}` : text.replace(/^an? /, '1 '), items))
  if (parts.length === 0 || parts.some((term) => term === undefined)) return undefined
  const sum = parts.filter((term) => term !== undefined)
  const total = Math.round(sum.reduce((value, { quantity, item }) => value + quantity * item.value, 0))
  const [first] = sum
  if (!first || (sum.length === 1 && first.quantity === 1)) return undefined
  const certainty = leastCertain(sum.map(({ item }) => item.value_certainty))
  const text = formatComputed(total, certainty) + formatSumVersions(sum.map(({ item }) => item))
  return {
    topic: 'sum',
    text: `${sum.map(describePart).join(' + ')} = ${text}`,
    value: total,
    prices: [{ text, parts: sum.map(({ quantity, item: { safe_name, value } }) => ({ safe_name, quantity, value })) }],
    unit: 'hundredths of a coin',
    certainty,
    name: sum.length === 1 ? first.item.name : 'Make a list',
    path: calculatorPath(sum),
  }
}

function readPart(text: string, items: readonly AnswerItem[]): SumPart | undefined {
  const [, digits = '', rest = ''] = part.exec(text) ?? []
  const quantity = Number(digits)
  if (!(quantity > 0)) return undefined
  const name = stripWords(rest, sumWords)
  const priced = items.filter(({ value }) => value !== null)
  const called = findCalled(name, priced)
  const named = called ? [called] : matchNames(name, priced)
  // "intake": the Intake Pipe, not the Powered Intake Pipe.
  const item = named.find((candidate) => named.every((other) => other.name.endsWith(candidate.name)))
  if (item?.value == null || (!item.price_per_weight && !Number.isInteger(quantity))) return undefined
  return { quantity, item: { ...item, value: item.value } }
}

/** "12 weight of Iron Bar" or "5 × Shovel" */
function describePart({ quantity, item }: SumPart): string {
  return item.price_per_weight ? `${formatNumber(quantity)} weight of ${item.name}` : `${formatNumber(quantity)} × ${item.name}`
}

function calculatorPath(sum: readonly SumPart[]): string {
  const [first] = sum
  if (first && sum.length === 1 && first.item.price_per_weight)
    return paths.tool('weight-value', { item: first.item.safe_name, weight: String(first.quantity) })
  const picks = sum.flatMap(({ item: { id }, quantity }) =>
    id === null || !Number.isInteger(quantity) || quantity > maxPieces ? [] : [{ id, quantity }],
  )
  return picks.length === sum.length ? paths.sharedList(encodeList(picks)) : (first?.item.path ?? paths.list)
}
