import type { Trade } from '#model/places/shop-categories.ts'
import type { MapTrade } from '#model/map/map-goods.ts'
import { createNearness } from '#model/text/near-words.ts'
import { toComparable } from '#model/text/slugs.ts'

/** A thing on the map: its searchable text, and the goods traded there. */
export type Findable = { text: string; trade?: MapTrade | undefined; goods?: readonly string[] }
/** Matches, each with the goods that match. */
export type Found<Place> = ReadonlyMap<Place, readonly string[]>

/** Searchable text: normalized, and as written, because a pin may be called "⛏". */
export function toFindable(text: string): string {
  return `${toComparable(text)} ${text.toLowerCase()}`
}

type MapQuery = { words: string; trade: Trade | undefined }
/** Stop words of questions. */
const small = new Set('a an any buy buys can do find for get i in is my of sell sells some the to trade what where which who'.split(' '))
const tradesByVerb: Record<string, Trade> = { sell: 'buys', buy: 'sells', get: 'sells', buys: 'buys', sells: 'sells' }

/** "tools, where do I sell shards?" -> "tools"; "shards" at places that buy them. A comma separates queries. */
export function parseMapQueries(find: string): MapQuery[] {
  return find.split(',').flatMap((part) => {
    const text = part.trim().toLowerCase()
    const words = text.split(/[\s?!]+/).filter(Boolean)
    const meant = words.filter((word) => !small.has(word))
    const isQuestion = words.length > meant.length && meant.length > 0
    const trade = isQuestion ? words.flatMap((word) => tradesByVerb[word] ?? [])[0] : undefined
    return text ? [{ words: isQuestion ? meant.join(' ') : text, trade }] : []
  })
}

/**
 * Finds places by name, else by the goods traded there ("shards" finds the jewelers who buy them), else by similar spelling: "jeweller",
 * "shrad".
 */
export function findOnMap<Place extends Findable>(find: string, places: readonly Place[]): Found<Place> {
  const matches = new Map<Place, readonly string[]>()
  for (const query of parseMapQueries(find)) {
    const text = toComparable(query.words) || query.words
    const isHeld = (place: Place) => place.text.includes(text)
    const isNear = createNearness(query.words)
    const steps = [
      () => query.trade === undefined && addNamed(matches, places.filter(isHeld)),
      () => addTrading(matches, places, query.trade, isNameOf(query.words)),
      () => addTrading(matches, places, query.trade, isInName(query.words)),
      () => addNamed(matches, places.filter(isHeld)),
      () =>
        addNamed(
          matches,
          places.filter((place) => isNear(place.text)),
        ),
      () => addTrading(matches, places, query.trade, isNear),
    ]
    steps.some((add) => add())
  }
  return matches
}

function addNamed<Place>(matches: Map<Place, readonly string[]>, places: readonly Place[]): boolean {
  for (const place of places) matches.set(place, matches.get(place) ?? [])
  return places.length > 0
}

function addTrading<Place extends Findable>(
  matches: Map<Place, readonly string[]>,
  places: readonly Place[],
  trade: Trade | undefined,
  isMeant: (name: string) => boolean,
): boolean {
  // A search for where to buy a blueprint also finds where it is researched.
  const isAsked = (does: MapTrade | undefined) => does === trade || (trade === 'sells' && does === 'researches')
  const trading = places.filter((place) => trade === undefined || isAsked(place.trade))
  const hits = trading.map((place) => ({ place, goods: (place.goods ?? []).filter(isMeant) })).filter(({ goods }) => goods.length > 0)
  for (const { place, goods } of hits) matches.set(place, [...new Set([...(matches.get(place) ?? []), ...goods])])
  return hits.length > 0
}

/** Forms of a query to compare: "shards" matches "Shard" too. */
const formsOf = (words: string) => [words, words.replace(/s$/, '')].map(toComparable).filter((form) => form.length > 1)

function isNameOf(words: string): (name: string) => boolean {
  const forms = formsOf(words)
  return (name) => forms.includes(toComparable(name))
}

/** Whether a word of a name starts with the query. */
function isInName(words: string): (name: string) => boolean {
  const forms = formsOf(words)
  return (name) => {
    const parts = name.split(/[\s-]+/)
    return parts.some((_, index) => forms.some((form) => toComparable(parts.slice(index).join(' ')).startsWith(form)))
  }
}
