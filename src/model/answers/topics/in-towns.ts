import { leastCertain } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { joinWith } from '../format-answer.ts'
import { findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import { answerAssortment, describeNamedShops } from './assortments.ts'
import { answerLocation } from './locations.ts'
import { answerPrice } from './prices.ts'
import { answerShops } from './shops.ts'
import type { Topic } from './topic.ts'

type Place = AnswerData['places'][number]

const shopWords = /\b(whats?|what's|where|where's|wheres|shops?|stores?|buys?|sells?|sold|have|has|stock|open|there|near)\b/g
const findWords = /\b(whats?|which|find|finds|found|dig|digs|digging|where|have|has|bury|buried|there|things|items|digsite)\b/g

/** "sell rubies in ironil", "jeweler bastion keep", "relics south hope" */
export const answerInTown: Topic = (question, data) => {
  const place = data.places.find(
    ({ kind, name }) => (kind === 'town' || kind === 'digsite') && ` ${question} `.includes(` ${name.toLowerCase()} `),
  )
  if (!place) return undefined
  const rest = question.replace(place.name.toLowerCase(), ' ').replace(/\s+/g, ' ').trim()
  return place.kind === 'digsite' ? listFinds(place, rest, data) : answerTown(place, rest, data)
}

function answerTown(town: Place, rest: string, data: AnswerData): ReturnType<Topic> {
  if (/^(shops?|stores?)$/.test(rest)) return answerAssortment(`shops in ${town.name.toLowerCase()}`, data)
  // "stock" may be part of the name.
  const named = [shopWords, /\b(what|whats|where|buys?|sells?|there)\b/g].flatMap((words) =>
    findExactNames(stripWords(rest, words), data.shops),
  )
  const [shop] = named
  const here = named.filter(({ town: of }) => of === town.name).slice(0, 1)
  if (shop) return here.length > 0 ? describeNamedShops(here, data) : answerLocation(`where ${shop.name.toLowerCase()}`, data)
  const ids = new Set(data.shops.filter(({ town: of }) => of === town.name).map(({ id }) => id))
  const items = data.items.map((item) => ({ ...item, shops: item.shops.filter((id) => ids.has(id)) }))
  const traded = { ...data, items: items.filter(({ shops }) => shops.length > 0) }
  if (/\b(buy|buys|sell|sells|selling|buying|sold)\b/.test(rest)) return answerShops(rest, traded) ?? answerShops(rest, data)
  // "shovel bastion keep" asks for its price there; "bridgepour map" asks for the map.
  const [item] = /\bmap\b/.test(rest) ? [] : findExactNames(rest, traded.items)
  return answerPrice(item ? `price ${rest}` : rest, traded) ?? answerPrice(rest, data)
}

/** "South Hope: Arrow Relic, Afage Seed Bag and 2 more.", or those that the question names. */
function listFinds(digsite: Place, rest: string, { finds, items }: AnswerData): ReturnType<Topic> {
  // "where is dreck quarry"
  if (/^(where|where's|wheres|location|how do i get to)\b/.test(rest) && stripWords(rest, /\b(where'?s?|location|get)\b/g) === '')
    return undefined
  const here = finds.filter((find) => find.digsite === digsite.name)
  const buried = items.filter(({ safe_name }) => here.some(({ item }) => item === safe_name))
  const name = stripWords(rest, findWords)
  const named = name === '' && rest !== '' ? buried : matchNames(name, buried)
  if (named.length === 0) return undefined
  return {
    topic: 'location',
    text: `${digsite.name}: ${joinWith(
      'and',
      named.map(({ name: find }) => find),
    )}.`,
    value: named.length,
    unit: 'pieces',
    certainty: leastCertain(here.filter(({ item }) => named.some(({ safe_name }) => safe_name === item)).map(({ certainty }) => certainty)),
    name: 'Digsites',
    path: paths.digsites,
  }
}
