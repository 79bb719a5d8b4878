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

type Wanted = { words: string; trade: Trade | undefined }
/** Stop words of questions. */
const small = new Set('a an any buy buys can do find for get i in is my of sell sells some the to trade what where which who'.split(' '))
const asked: Record<string, Trade> = { sell: 'buys', buy: 'sells', get: 'sells', buys: 'buys', sells: 'sells' }

/** "tools, where do I sell shards?" -> "tools"; "shards" at places that buy them. A comma separates queries. */
export function toWanted(find: string): Wanted[] {
  return find.split(',').flatMap((one) => {
    const text = one.trim().toLowerCase()
    const words = text.split(/[\s?!]+/).filter(Boolean)
    const meant = words.filter((word) => !small.has(word))
    const isQuestion = words.length > meant.length && meant.length > 0
    const trade = isQuestion ? words.flatMap((word) => asked[word] ?? [])[0] : undefined
    return text ? [{ words: isQuestion ? meant.join(' ') : text, trade }] : []
  })
}

/**
 * Finds places by name, else by the goods traded there ("shards" finds the jewelers who buy them), else by similar spelling: "jeweller",
 * "shrad".
 */
export function findOnMap<Place extends Findable>(find: string, places: readonly Place[]): Found<Place> {
  const found = new Map<Place, readonly string[]>()
  for (const wanted of toWanted(find)) {
    const text = toComparable(wanted.words) || wanted.words
    const isHeld = (place: Place) => place.text.includes(text)
    const isNear = createNearness(wanted.words)
    const steps = [
      () => wanted.trade === undefined && addNamed(found, places.filter(isHeld)),
      () => addTrading(found, places, wanted.trade, isNameOf(wanted.words)),
      () => addTrading(found, places, wanted.trade, isInName(wanted.words)),
      () => addNamed(found, places.filter(isHeld)),
      () =>
        addNamed(
          found,
          places.filter((place) => isNear(place.text)),
        ),
      () => addTrading(found, places, wanted.trade, isNear),
    ]
    steps.some((add) => add())
  }
  return found
}

function addNamed<Place>(found: Map<Place, readonly string[]>, places: readonly Place[]): boolean {
  for (const place of places) found.set(place, found.get(place) ?? [])
  return places.length > 0
}

function addTrading<Place extends Findable>(
  found: Map<Place, readonly string[]>,
  places: readonly Place[],
  trade: Trade | undefined,
  isMeant: (name: string) => boolean,
): boolean {
  // A search for where to buy a blueprint also finds where it is researched.
  const isAsked = (does: MapTrade | undefined) => does === trade || (trade === 'sells' && does === 'researches')
  const trading = places.filter((place) => trade === undefined || isAsked(place.trade))
  const hits = trading.map((place) => ({ place, goods: (place.goods ?? []).filter(isMeant) })).filter(({ goods }) => goods.length > 0)
  for (const { place, goods } of hits) found.set(place, [...new Set([...(found.get(place) ?? []), ...goods])])
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
