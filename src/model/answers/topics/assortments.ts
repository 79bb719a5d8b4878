import { leastCertain } from '#model/wiki/certainty.ts'
import { joinNames } from '#model/text/join-names.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { findExactNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const words =
  /\b(what|whats|which|list|items?|things|goods|stuff|buy|buys|sell|sells|sold|have|has|stock|offers?|shops?|stores?|there|all)\b/g
/** Maximum of names in an answer. */
const maxListed = 8

/** "what does the jeweler buy", "what's in shop 7", "shops in ironil" */
export const answerAssortment: Topic = (question, data) => {
  const count = answerCount(question, data)
  if (count) return count
  if (!/^(what|whats|what's|which)\b|\b(shops|stores)\b/.test(question)) return undefined
  const number = /\b(?:shop|store) (\d{1,2})\b/.exec(question)?.[1]
  const rest = stripWords(question, words)
  const [town] = findExactNames(
    rest,
    data.places.filter(({ kind }) => kind === 'town'),
  )
  if (town && number === undefined) return describeTown(town, data)
  const inTown = data.shops.find((shop) => rest.endsWith(` ${shop.town.toLowerCase()}`))?.town
  const name = inTown ? rest.slice(0, -inTown.length - 1) : rest
  const [shop] =
    number === undefined
      ? findExactNames(name, inTown ? data.shops.filter((candidate) => candidate.town === inTown) : data.shops)
      : data.shops.filter(({ id }) => id === Number(number))
  return shop && describeShop(shop, data)
}

/** "how many towns", "list of digsites" */
function answerCount(question: string, { items, places, shops }: AnswerData): ReturnType<Topic> {
  const [, what] =
    /^(?:how many|number of|list|list of|all)(?: the)? (towns|digsites|shops|items)(?: (?:are|is) there)?$/.exec(question) ?? []
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

function describeTown(town: AnswerData['places'][number], { shops }: AnswerData): ReturnType<Topic> {
  const names = shops.filter((shop) => shop.town === town.name).map(({ name }) => name)
  if (names.length === 0) return undefined
  return {
    topic: 'shops',
    text: `Shops in ${town.name}: ${joinNames(names, names.length)}.`,
    value: names.length,
    unit: 'pieces',
    certainty: null,
    name: town.name,
    path: paths.mapAt(town.id, town),
  }
}

/** "Jeweler in Bridgepour buys Emerald, Gold Ore and 6 more." */
function describeShop(shop: AnswerData['shops'][number], { items, places }: AnswerData): ReturnType<Topic> {
  const [bought, sold] = (['buys', 'sells'] as const).map((role) =>
    items.filter(({ shops, shop_role }) => shops.includes(shop.id) && shop_role === role),
  )
  const [traded = [], role] = (bought?.length ?? 0) > (sold?.length ?? 0) ? [bought, 'buys'] : [sold, 'sells']
  const page = places.find(({ id }) => id === `shop-${shop.id}`)
  if (traded.length === 0 || !page) return undefined
  const names = traded.map(({ name }) => name)
  return {
    topic: 'shops',
    text: `${shop.name} in ${shop.town} ${role} ${joinNames(names, Math.min(maxListed, names.length))}.`,
    value: names.length,
    unit: 'pieces',
    certainty: leastCertain(traded.map(({ shops_certainty }) => shops_certainty)),
    name: shop.name,
    path: page.path,
  }
}
