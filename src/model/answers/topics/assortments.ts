import { leastCertain } from '#model/wiki/certainty.ts'
import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { joinNames } from '#model/text/join-names.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { joinWith, withArticle } from '../format-answer.ts'
import { findExactNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const words =
  /\b(what|whats|which|list|items?|things|goods|stuff|how|many|buy|buys|sell|sells|sold|have|has|stock|offers?|wants?|needs?|hand|bring|give|shops?|stores?|there|all)\b/g
const groupNames = Object.keys(itemGroups) as (keyof typeof itemGroups)[]
/** Maximum of names of a group. */
const maxInGroup = 14
/** Maximum of names in an answer. */
const maxListed = 8

/** "what does the jeweler buy", "what's in shop 7", "shops in ironil" */
export const answerAssortment: Topic = (question, data) => {
  const count = answerCount(question, data)
  if (count) return count
  if (!/^(what|whats|what's|which|how many shops)\b|\b(shops|stores)\b|^(shop|store) \d+$|^\D+ (shop|store)$/.test(question))
    return undefined
  const number = /\b(?:shop|store) (\d{1,2})\b/.exec(question)?.[1]
  const rest = stripWords(question, words)
  const [town] = findExactNames(
    rest,
    data.places.filter(({ kind }) => kind === 'town'),
  )
  if (town && number === undefined) return describeTown(town, data)
  const inTown = data.shops.find((shop) => rest.endsWith(` ${shop.town.toLowerCase()}`))?.town
  const name = inTown ? rest.slice(0, -inTown.length - 1) : rest
  const candidates = inTown ? data.shops.filter(({ town: of }) => of === inTown) : data.shops
  // "stock" may be part of the name.
  const called = findExactNames(stripWords(question, /\b(what|whats|buys?|sells?)\b/g), candidates)
  const named = called.length > 0 ? called : findExactNames(name, candidates)
  const shops = number === undefined ? named : data.shops.filter(({ id }) => id === Number(number))
  return describeNamedShops(shops, data)
}

/** "how many towns", "list of digsites" */
function answerCount(question: string, { items, places, shops }: AnswerData): ReturnType<Topic> {
  const group = listGroup(question, items)
  if (group) return group
  const [, what] =
    /^(?:how many|number of|list|list of|list all|all|(?:what|which) are|what|which)(?: the)? (towns|digsites|shops|items)(?: (?:are|is) there)?$/.exec(
      question,
    ) ?? []
  if (what === undefined) return undefined
  const named = places.filter(({ kind }) => `${kind}s` === what).map(({ name }) => name)
  const count = what === 'items' ? items.filter(({ id }) => id !== null).length : what === 'shops' ? shops.length : named.length
  return {
    topic: 'shops',
    text: `There are ${count} ${what}${named.length > 0 && what !== 'shops' ? `: ${joinNames(named, named.length)}` : ''}.`,
    value: count,
    unit: 'pieces',
    certainty: null,
    ...(what === 'items' ? { name: 'Item Database', path: paths.database } : { name: 'World map', path: paths.map }),
  }
}

/** "what fish are there", "list of carts": the items of a group. */
function listGroup(question: string, items: AnswerData['items']): ReturnType<Topic> {
  const [, what = ''] =
    /^(?:(?:what|which)(?: kinds? of| types? of)? (.+?) (?:(?:are|is) there|can (?:i|you) (?:catch|find|get|grow|plant))|(?:list of|all)(?: the)? (.+))$/
      .exec(question)
      ?.filter(Boolean) ?? []
  const group = groupNames.find((name) => [name, `${name}s`, `${name.split('-')[0]}s`].includes(what.replace(/ /g, '-')))
  const named = items.filter((item) => item.group === group).map(({ name }) => name)
  if (!group || named.length === 0) return undefined
  return {
    topic: 'shops',
    text: `${itemGroups[group]}: ${joinNames(named, Math.min(maxInGroup, named.length))}.`,
    value: named.length,
    unit: 'pieces',
    certainty: null,
    name: itemGroups[group],
    path: paths.itemGroup(group),
  }
}

function describeTown(town: AnswerData['places'][number], { shops }: AnswerData): ReturnType<Topic> {
  const names = shops.filter((shop) => shop.town === town.name).map(({ name }) => name)
  if (names.length === 0) return undefined
  return {
    topic: 'shops',
    text: `${countOf(names.length, 'shop')} in ${town.name}: ${joinNames(names, names.length)}.`,
    value: names.length,
    unit: 'pieces',
    certainty: null,
    name: town.name,
    path: paths.mapAt(town.id, town),
  }
}

/** "Jeweler in Bastion Keep or Bridgepour buys Emerald, Gold Ore and 6 more.": shops of one name, with the goods of the first. */
export function describeNamedShops(shops: AnswerData['shops'], data: AnswerData): ReturnType<Topic> {
  const [shop] = shops
  if (!shop) return undefined
  const { items, places } = data
  const [bought, sold] = (['buys', 'sells'] as const).map((role) =>
    items.filter((item) => item.shops.includes(shop.id) && item.shop_role === role),
  )
  const [traded = [], role] = (bought?.length ?? 0) > (sold?.length ?? 0) ? [bought, 'buys'] : [sold, 'sells']
  const page = places.find(({ id }) => id === `shop-${shop.id}`)
  const unlocked = data.blueprints.filter(({ research_shop }) => research_shop === shop.id)
  if (unlocked.length > 0 && page) return describeResearchShop(page, unlocked, data)
  if (traded.length === 0 || !page) return undefined
  const towns = shops.filter(({ id }) => traded[0]?.shops.includes(id)).map(({ town }) => town)
  const names = traded.map(({ name }) => name)
  return {
    topic: 'shops',
    text: `${shop.name} in ${joinWith('or', towns)} ${role} ${joinNames(names, Math.min(maxListed, names.length))}.`,
    value: names.length,
    unit: 'pieces',
    certainty: leastCertain(traded.map(({ shops_certainty }) => shops_certainty)),
    name: shop.name,
    path: page.path,
  }
}

/** "The Barge in Bridgepour unlocks 11 blueprints. Start with the Candle: bring a Sword weighing at least 12." */
function describeResearchShop(
  { name, place, path }: AnswerData['places'][number],
  unlocked: AnswerData['blueprints'],
  { items }: AnswerData,
): ReturnType<Topic> {
  const [first] = unlocked
  if (!first) return undefined
  const needed = items.find(({ safe_name }) => safe_name === first.require_item)?.name ?? first.require_item
  return {
    topic: 'blueprint',
    text: `${name} in ${place} unlocks ${countOf(unlocked.length, 'blueprint')}. Start with the ${first.name}: bring ${withArticle(needed)} weighing at least ${formatNumber(first.require_weight)}.`,
    value: unlocked.length,
    unit: 'pieces',
    certainty: first.require_certainty,
    name,
    path,
  }
}
