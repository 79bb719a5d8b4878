import { itemGroups } from '#model/items/item-groups.ts'
import { isOneOf } from '#model/text/one-of.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { leastCertain } from '#model/wiki/certainty.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { formatItemPrice, joinWith, toStatedPrice } from '../format-answer.ts'
import { toItemRows } from '../item-rows.ts'
import { findExactNames, findWholeName, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { answerScrap } from './scrap.ts'
import type { Topic } from './topic.ts'

const buyWords =
  /\b(they|sell|buy|buys|buying|purchase|sold|seller|sellers|shop|shops|store|stores|where|who|need|want|has|have|carries|stuff|things|parts)\b/g
const sellWords = /\b(sell|sells|selling|buy|buys|take|takes|buyer|buyers|where|best place|back|get rid of)\b/g
const groups = keysOf(itemGroups)
/** What a player does at a shop of each role. */
const getVerbs = { buys: 'Sell', sells: 'Buy', gives: 'Get', none: 'Buy' } as const satisfies Record<AnswerItem['shop_role'], string>
/** Maximum of named towns; for more, only their number is shown. */
const maxNamed = 3

/** "drill where to buy", "where can I sell gold bars", "who sells conveyors" */
export const answerShops: Topic = (question, data) => {
  // "does the jeweler buy gems", "can I sell fish at the jeweler"
  const namedShop = data.shops
    .map(({ name }) => name.toLowerCase())
    .find((name) => /\b(buys?|takes?|at|to)\b/.test(question) && question.includes(name))
  const isSelling =
    (/\b(sell|selling|get rid of)\b/.test(question) && !/\b(who sells|sells|sold|(they|shops?|stores?) sell)\b/.test(question)) ||
    namedShop !== undefined ||
    // "does scrap metal sell"
    /^(?:do|does|will) (?!they|shops?|stores?).* sell(?: well)?$/.test(question)
  const isBuying =
    /\b((?:they|shops?|stores?) sell|buy|buying|purchase|sells|sold|seller|sellers)\b|^(i )?(need|want) |\b(shops?|stores?) (with|has|have|that)\b/.test(
      question,
    )
  const isOfBuyer = /\b(who|which shops?|does anyone|anybody) buys?\b/.test(question)
  if (!isSelling && !isBuying && !isOfBuyer) return undefined
  const things = namedShop === undefined ? question : question.replace(namedShop, ' ')
  const name = stripWords(things, isSelling ? sellWords : new RegExp(`${buyWords.source}|\\bsells\\b`, 'g'))
  const soldItems = data.items.filter(({ shops }) => shops.length > 0)
  const whole = findWholeName(question, data.items)
  const named = whole ? [whole] : matchNames(name, soldItems)
  const [item, ...others] = preferTraded(named, isSelling ? 'buys' : 'sells')
  if (!item || (whole && whole.shops.length === 0)) return describeUntraded(whole?.name ?? name, isSelling || isOfBuyer, data)
  // No shop buys it, so it goes to the scrapyard.
  const scrapped = others.length > 0 ? name : item.name.toLowerCase()
  const scrap = isSelling && item.shop_role === 'sells' ? answerScrap(`scrap ${scrapped}`, data) : undefined
  if (scrap) return scrap
  if (isSelling && namedShop === undefined && item.shop_role !== 'buys') return toUntraded(`No shop is known to buy ${item.name}.`, item)
  if (others.length > 0) return answerFamily([item, ...others], data)
  const shops = describeShops(item, data)
  if (!shops) return undefined
  const price = item.value === null ? '' : ` for ${formatItemPrice({ ...item, value: item.value })}`
  return {
    topic: 'shops',
    text: `${getVerbs[item.shop_role]} ${item.name}${price} ${shops}.`,
    value: item.value,
    prices: statedPrices([item]),
    unit: item.value === null ? null : 'hundredths of a coin',
    certainty: leastCertain([item.shops_certainty, item.value_certainty]),
    name: item.name,
    path: item.path,
  }
}

const toUntraded = (text: string, { shops_certainty, name, path }: AnswerItem) =>
  ({ topic: 'shops', text, value: null, unit: null, certainty: shops_certainty, name, path }) as const

/** "No shop is known to buy or sell Dirt.", "No shop is known to buy relics." */
function describeUntraded(name: string, isSelling: boolean, { items, finds }: AnswerData): ReturnType<Topic> {
  const [item] = findExactNames(name, items)
  const found = matchNames(
    name,
    items.filter(({ safe_name }) => finds.some((find) => find.item === safe_name)),
  )
  const [first, ...others] = found
  // Where to get what is buried is answered by its digsites.
  if (first && isSelling)
    return toUntraded(
      `No shop is known to buy ${others.length > 0 && isOneOf(groups, first.group) ? itemGroups[first.group].toLowerCase() : first.name}.`,
      first,
    )
  if (item && !first) return toUntraded(`No shop is known to buy or sell ${item.name}.`, item)
  const ofGroup = items.filter(({ group }) => [group, `${group}s`].includes(name))
  const [member] = ofGroup
  return member && isSelling && isOneOf(groups, member.group) && ofGroup.every(({ shops }) => shops.length === 0)
    ? toUntraded(`No shop is known to buy ${itemGroups[member.group].toLowerCase()}.`, member)
    : undefined
}

/** "Buy at Tools & Equipment in Bridgepour: Ram Drill (645c) or Goliath Drill (1,160c)": those traded in the same shops as the first. */
function answerFamily(family: readonly AnswerItem[], data: AnswerData): ReturnType<Topic> {
  // The highest price to sell, the lowest to buy.
  const toRank = ({ value, shop_role }: AnswerItem) => (shop_role === 'buys' ? -(value ?? 0) : (value ?? Number.MAX_VALUE))
  const items = family.toSorted((a, b) => toRank(a) - toRank(b))
  const [first] = items
  if (!first) return undefined
  const isAlike = ({ shops, shop_role }: AnswerItem) => shops.join() === first.shops.join() && shop_role === first.shop_role
  const together = items.filter(isAlike).slice(0, maxNamed)
  const named = together.map((item) =>
    item.value === null ? item.name : `${item.name} (${formatItemPrice({ ...item, value: item.value })})`,
  )
  return {
    topic: 'shops',
    text: `${getVerbs[first.shop_role]} ${describeShops(first, data)}: ${joinWith('or', named)}.`,
    value: null,
    prices: statedPrices(together),
    unit: null,
    certainty: leastCertain(together.flatMap(({ value_certainty, shops_certainty }) => [value_certainty, shops_certainty])),
    title: `${getVerbs[first.shop_role]} ${describeShops(first, data)}`,
    rows: toItemRows(together),
    name: first.name,
    path: first.path,
  }
}

const statedPrices = (items: readonly AnswerItem[]) =>
  items.flatMap((item) => (item.value === null ? [] : [toStatedPrice({ ...item, value: item.value })]))

/** Prefers things that shops sell (for a question about buying) or buy. */
function preferTraded(items: AnswerItem[], role: AnswerItem['shop_role']): AnswerItem[] {
  const fitting = items.filter(({ shop_role }) => shop_role === role)
  return fitting.length > 0 ? fitting : items
}

/** "at Tools & Equipment in Bridgepour" or "at the Stock Markets in Bastion Keep, Ironil or Burnscroft"; empty where no shop trades in it. */
export function describeShops({ shops: ids }: Pick<AnswerItem, 'shops'>, { shops }: Pick<AnswerData, 'shops'>): string {
  const trading = ids.flatMap((id) => shops.filter((shop) => shop.id === id))
  const [first] = trading
  if (!first) return ''
  const townsOf = Map.groupBy(trading, ({ name }) => name)
  const places = [...townsOf].map(([name, named]) => {
    const towns = named.map(({ town }) => town)
    return `${name} in ${joinWith('or', towns)}`
  })
  return `at ${trading.length > places.length ? places.join(', or ') : joinWith('or', places)}`
}
