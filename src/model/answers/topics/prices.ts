import { leastCertain } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { formatItemPrice, priceVerbs, toStatedPrice } from '../format-answer.ts'
import { toItemRows } from '../item-rows.ts'
import { findCalled, findExactNames, findWholeName, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { describeShops } from './shops.ts'
import type { Topic } from './topic.ts'
import { describeVersion, findVersionIn, isDescribed, withPriceIn } from './version-prices.ts'

const priceWords =
  /\b(differences?|between|cheapest|least expensive|most expensive|priciest|dearest|most valuable|most profitable|sells? best|sells? for|how many coins|best(?= (?:things?|items?|stuff) to sell)|richest|sells? (?:for )?(?:the )?most|should i sell|most|prices?|costs?|worth|value|how much|how expensive|expensive|cheap|coins?|money|pay|per|each|weight|apiece|goe?s? for|sells? more|worth more)\b/g
/** Maximum of prices in an answer. */
const maxListed = 4

type Order = { asks: RegExp; direction: 1 | -1; name: string }
const orders: readonly Order[] = [
  { asks: /\b(cheapest|least expensive)\b/, direction: 1, name: 'Cheapest first' },
  {
    asks: /\b(most expensive|priciest|dearest|most valuable|most profitable|worth the most|worth most|sells? best|sells? (?:for )?the most|should i sell|best (?:thing|item|stuff)s? to sell|richest)\b/,
    direction: -1,
    name: 'Most expensive first',
  },
]

type Priced = AnswerItem & { value: number }

/** "drill price", "how much does a shovel cost", "cheapest cart", "magnet staff or magnet on a stick", "harvester cost in 3.x" */
export const answerPrice: Topic = (question, data) => {
  if (/^how much\b.*\b(carry|carries|holds?|fits?)\b/.test(question)) return undefined
  const compared = listCompared(question, data)
  // "drill vs harvester": one of them may be a family.
  const isComparison = compared.length === 2 && compared.every((named) => named.length > 0) && compared.flat().length <= maxListed
  if (isComparison && (compared.flat().length === 2 || /\b(vs|versus|than)\b/.test(question)))
    return describePrices(compared.flat(), { data, path: paths.compare(compared.flat().map(({ safe_name }) => safe_name)) })
  const whichBest = /^which ([\p{L} ]+) is (?:the )?best$/u.exec(question)?.[1]
  const bestOf = whichBest ?? /^(?:what is the |whats the |what's the |which is the )?best ((?:selling )?[\p{L} ]+)$/u.exec(question)?.[1]
  const goods = bestOf ? matchNames(stripWords(bestOf, /\b(selling|sell|sold)\b/g), data.items) : []
  if (bestOf && goods.length > 1 && goods.filter(({ shop_role }) => shop_role === 'buys').length * 2 > goods.length)
    return answerPrice(`most expensive ${goods[0]?.group}`, data)
  const ofShop = withoutShop(question, data)
  if (ofShop !== undefined) return answerPrice(ofShop, data)
  const version = findVersionIn(question)
  const name = stripWords(question.replace(version ?? '', ' ').replace(/\bversion\b/g, ' '), priceWords)
  // "harvester 2.2": a name and a version.
  const isVersioned = version !== undefined && (findExactNames(name, data.items).length > 0 || findCalled(name, data.items) !== undefined)
  if ((question.search(priceWords) < 0 && !isVersioned) || /\b(get|make|earn|farm)\b.*\b(coins?|money)\b/.test(question)) return undefined
  const order = orders.find(({ asks }) => asks.test(question))
  const isOfAll = order !== undefined && /^((items?|things?|goods|stuff|sell) ?)*$/.test(name)
  const isOfMade = order !== undefined && /^((items?|things?|goods|stuff|make|craft|forge|smith|made) ?)+$/.test(name)
  // "cheapest conveyor": of the group, not the plain Conveyor.
  const ofGroup = order ? data.items.filter(({ group }) => group === name) : []
  const named = isOfAll
    ? data.items.filter((item) => isFor(item, question))
    : isOfMade
      ? listForged(data)
      : ofGroup.length > 1
        ? ofGroup
        : listNamed(question, name, data)
  const isOfVehicles = named.length > 0 && named.every(({ group }) => group === 'vehicle')
  const path = isOfVehicles ? paths.tool('vehicles') : `${paths.database}?find=${encodeURIComponent(name)}`
  if (order) {
    const sorted = `${paths.database}?sort=price&direction=${order.direction === 1 ? 'asc' : 'desc'}`
    return describePrices(named, { data, path: isOfAll || isOfMade ? sorted : path, order })
  }
  if (version === undefined || isDescribed(version, data)) return describePrices(named, { data, path })
  const [item, ...others] = named
  return item && others.length === 0
    ? describeVersion(item, version, data)
    : describePrices(
        named.map((thing) => withPriceIn(thing, version)),
        { data, path },
      )
}

/** "what does the jeweler pay for a ruby" -> "what does the pay for a ruby": the shop of a price, if an item is named besides. */
function withoutShop(question: string, { shops, items }: AnswerData): string | undefined {
  const shop = shops.map(({ name }) => name.toLowerCase()).find((name) => question.includes(` ${name} pay`))
  const rest = shop && question.replace(shop, ' ')
  return rest && matchNames(stripWords(rest, priceWords), items).length > 0 ? rest : undefined
}

/** The items that a question names; those to buy by price, the lowest first. */
function listNamed(question: string, name: string, { items }: AnswerData): AnswerItem[] {
  const whole = findWholeName(question, items)
  if (whole) return [whole]
  // "weight reader": the word is part of the name.
  const weighing = question.includes('weight ') ? items.filter((item) => item.name.toLowerCase().endsWith(` weight ${name}`)) : []
  const named = weighing.length > 0 ? weighing : matchNames(name, items)
  return named.every(({ shop_role }) => shop_role === 'sells')
    ? named.toSorted((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity))
    : named
}

/** "gold vs iron bar", "is gold better than an iron bar" -> Gold Bar, Iron Bar */
function listCompared(question: string, { items }: AnswerData): AnswerItem[][] {
  const separator = /\bbetween\b/.test(question)
    ? / and /
    : / (?:or|vs|versus|(?:sell )?(?:better|cheaper|more expensive|worth more) than) /
  const names = question.split(separator).map((name) => stripWords(name, priceWords))
  const family = names.at(-1)?.split(' ').at(-1) ?? ''
  return names.map((name) => {
    const named = matchNames(name, items)
    const ofFamily = named.length === 1 ? named : matchNames(`${name} ${family}`, items)
    return ofFamily.length > 0 ? ofFamily : named
  })
}

/** What the anvil and the workbench make, if shops buy it. */
function listForged({ items, products }: AnswerData): AnswerItem[] {
  const forged = new Set(products.filter(({ process }) => process === 'smith' || process === 'craft').flatMap(({ makes }) => makes))
  return items.filter(({ name, shop_role }) => forged.has(name) && shop_role === 'buys')
}

/** Whether the item is one to sell or to buy, as the question asks. */
function isFor({ shop_role }: AnswerItem, question: string): boolean {
  return /\b(sells?|valuable|profitable|worth)\b/.test(question) ? shop_role === 'buys' : shop_role === 'sells'
}

/** "No price of Afage is known." */
function describeUnpriced([item, ...others]: readonly AnswerItem[]): ReturnType<Topic> {
  if (!item || others.length > 0) return undefined
  const { name, path } = item
  return { topic: 'price', text: `No price of ${name} is known.`, value: null, unit: null, certainty: null, name, path }
}

/** `path` leads to several items together. */
function describePrices(
  items: readonly AnswerItem[],
  { data, path, order }: { data: AnswerData; path: string; order?: Order },
): ReturnType<Topic> {
  const withPrice = items.filter((item): item is Priced => item.value !== null)
  const priced = order ? withPrice.toSorted((a, b) => order.direction * (a.value - b.value)) : withPrice
  const [first, ...others] = priced
  if (!first) return order ? undefined : describeUnpriced(items)
  if (others.length === 0) {
    const shops = describeShops(first, data)
    return {
      topic: 'price',
      text: `${first.name} ${priceVerbs[first.shop_role]} ${formatItemPrice(first)}${shops && `, ${shops}`}.`,
      value: first.value,
      prices: [toStatedPrice(first)],
      unit: 'hundredths of a coin',
      certainty: first.value_certainty,
      name: first.name,
      path: first.path,
    }
  }
  // A price per weight and one per piece are no order: those of each kind are named.
  const perWeight = priced.filter(({ price_per_weight }) => price_per_weight)
  const isMixed = order !== undefined && perWeight.length > 0 && perWeight.length < priced.length
  const perPiece = priced.filter(({ price_per_weight }) => !price_per_weight)
  const listed = isMixed ? [perPiece, perWeight].flatMap((kind) => kind.slice(0, maxListed / 2)) : priced.slice(0, maxListed)
  const rest = priced.length - listed.length
  return {
    topic: 'price',
    text: `${order ? `${order.name}: ` : ''}${listed.map((item) => `${item.name} ${formatItemPrice(item)}`).join(' · ')}${rest > 0 ? ` · ${rest} more` : ''}`,
    value: null,
    prices: listed.map(toStatedPrice),
    unit: null,
    certainty: leastCertain(listed.map(({ value_certainty }) => value_certainty)),
    title: `${order ? order.name : 'Prices'}${rest > 0 ? `, ${rest} more` : ''}`,
    rows: toItemRows(listed, (item) => toSentenceCase(describeShops(item, data))),
    name: path.startsWith(paths.database) ? 'Item Database' : path.startsWith(paths.compare([])) ? 'Compare items' : 'Vehicles',
    path,
  }
}
