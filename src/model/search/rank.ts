import type { SearchOptions } from 'minisearch'
import { toComparable } from '#model/text/slugs.ts'
import type { FoundKind } from './found.ts'
import {
  findHolding,
  fuzziness,
  holding,
  isOf,
  kindOf,
  listPhrases,
  toTellingWords,
  splitSearchWords,
  type Index,
  type NamesInOrder,
} from './search-index.ts'

/**
 * The steps of the order, each with the least score in it. Only how well the words fit, or the length of a name, decides within a
 * step. No step overtakes an earlier one, so who wants few is spared the later ones: one letter is in half of all texts.
 */
const steps = { name: 1000, keyword: 900, named: 290, text: 200, near: 120, nearText: 60, loose: 20 } as const
/** Within the step of names: what is called as a question's telling words, below names that begin as it does; and as its first words. */
const ofQuestion = { telling: 440, phrase: 296 } as const
/** What the fit of words may add at most: it stays below what mods add to the step above. */
const most = { named: 60, keywords: 5, text: 45, near: 40, nearText: 20, loose: 20 } as const

/** Patch notes and posts mention everything: a plain word means the thing, the guide or the tool. */
const newsKinds: ReadonlySet<FoundKind> = new Set<FoundKind>(['patchnote', 'blogpost', 'update'])
const newsBelow = 180

/** What is found, in no order; and of each entry, by its place, how well it fits. */
export type Scored = { places: number[]; scores: Float64Array }

/** The places of what is found, the best first. */
export function rank(index: Index, text: string, limit: number, isWanted?: (place: number) => boolean): number[] {
  return pickBest(scoreAll(index, text, limit, isWanted), 0, limit)
}

/**
 * The places from one rank to another; of those that fit alike, what comes first in the index. One word may be in half of all things: only
 * those that are picked are put in their order.
 */
export function pickBest({ places, scores }: Scored, from: number, to: number): number[] {
  const found = new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) found[at] = scores[places[at]!]!
  const least = found.toSorted()[Math.max(0, found.length - to)] ?? Infinity
  const above = places.filter((place) => scores[place]! > least)
  const alike = Uint32Array.from(places.filter((place) => scores[place] === least)).toSorted()
  return [...above.toSorted((one, other) => scores[other]! - scores[one]! || one - other), ...alike].slice(from, to)
}

/**
 * Exact names first, then words for which readers look for it, names that begin so or hold all the words, what the words are about, then
 * near misses. What mods add comes after the game's own of the same step, unless it is asked for by its name. Where no more than so many
 * are wanted, what comes after them may be left out.
 */
export function scoreAll(index: Index, text: string, limit: number, isWanted?: (place: number) => boolean): Scored {
  const words = splitSearchWords(text)
  const wanted = toComparable(text)
  const places: number[] = []
  const scores = new Float64Array(index.words.documentCount)
  if (words === '' || wanted === '') return { places, scores }
  const telling = toTellingWords(words)
  const give = (place: number, score: number) => {
    const before = scores[place]!
    if (score <= before || (isWanted && !isWanted(place))) return
    if (before === 0) places.push(place)
    scores[place] = score
  }
  const toFinal = (place: number, score: number) => {
    if (newsKinds.has(kindOf(index, place))) return afterThings(score)
    return isOf(index, place, 'modded') ? afterOwn(score) : score
  }
  /** Who wants few, and has them above all that a step could give, is spared it. */
  const hasAllAbove = (score: number) => {
    if (places.length < limit) return false
    let above = 0
    for (const place of places) if (toFinal(place, scores[place]!) > score && ++above >= limit) return true
    return false
  }
  const look = (least: number, span: number, options: SearchOptions) => {
    if (hasAllAbove(least + span)) return
    for (const { id, score } of index.words.search(telling, options)) give(id, least + (Math.min(score, 90) / 90) * span)
  }
  // Up to two letters are in the middle of everything: only beginnings count.
  const some = wanted.length < 3 ? ` ${wanted}` : wanted
  const [names, keywords] = [findHolding(index.names, some), findHolding(index.keywords, some)]
  for (const { found } of [names, keywords])
    for (const place of found) give(place, scoreOfNames(index, place, names.how[place]!, keywords.how[place]!, wanted.length))
  const giveWhole = (list: NamesInOrder, name: string, score: number) => {
    const { found, how } = findHolding(list, ` ${toComparable(name)}`)
    for (const place of found) if (how[place] === holding.whole) give(place, score + index.weights[place]! / 100)
  }
  // "drill price" means what is found first for "drill".
  if (telling !== words) {
    giveWhole(index.names, telling, ofQuestion.telling + 1)
    giveWhole(index.keywords, telling, ofQuestion.telling)
  }
  // "where to sell gold ore" is answered by the page that is found first for "where to sell".
  for (const phrase of listPhrases(words)) giveWhole(index.keywords, phrase, ofQuestion.phrase)
  look(300, most.named, { fields: ['name', 'alias'] })
  look(steps.named, most.keywords, { fields: ['name', 'alias', 'keywords'] })
  const isNamed = places.length > 0
  look(steps.text, most.text, {})
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) look(steps.near, most.near, { fuzzy: fuzziness, fields: ['name', 'alias', 'keywords'] })
  if (places.length === 0) look(steps.nearText, most.nearText, { fuzzy: fuzziness })
  // Letters changed places, or one word too many: "teapto", "shovel blue moon".
  if (places.length === 0) look(steps.loose, most.loose, { combineWith: 'OR', fuzzy: () => 0.35, fields: ['name', 'alias'] })
  for (const place of places) scores[place] = toFinal(place, scores[place]!)
  return { places, scores }
}

/** By how the nearest name and the nearest keyword of an entry hold so many letters. */
function scoreOfNames(index: Index, place: number, name: number, keyword: number, letters: number): number {
  const weight = index.weights[place]!
  const length = index.letters[place]!
  if (name === holding.whole) return steps.name + weight
  if (keyword === holding.whole) return steps.keyword + weight
  if (name === holding.begun) return 600 - Math.min(length, 150) + weight
  if (letters < 3) return 0
  if (name === holding.within) return 400 - Math.min(length, 99)
  return keyword === holding.begun ? 350 + weight : 0
}

/** Below everything that the text of a thing or a guide is found by; asked for by its name, right below what readers call so: "3.0". */
function afterThings(score: number): number {
  if (score >= steps.keyword) return steps.keyword - 20 + (score - steps.keyword) / 10
  return score < newsBelow ? score : newsBelow + (score / 1000) * 9
}

/** Where something of a mod comes: right below the game's own of its step, in the same order among each other. */
function afterOwn(score: number): number {
  if (score >= steps.keyword) return score
  const least = Object.values(steps).find((one) => one <= score) ?? 0
  return least - 10 + ((score - least) / 1000) * 9
}
