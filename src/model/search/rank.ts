import type { SearchOptions } from 'minisearch'
import { toComparable } from '#model/text/slugs.ts'
import type { FoundKind } from './found.ts'
import { listAlike } from './nearest.ts'
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
 * The levels of the ranking, each with its lowest score. Within a level, the match of the words or the length of the name decides. No
 * level overtakes an earlier one, so a small limit skips the later ones: a single letter is in half of all texts.
 */
const steps = { name: 1000, keyword: 900, named: 290, text: 200, near: 120, nearText: 60, loose: 20 } as const
/** Scores for entries named like a question's meaningful words, and like its first words. */
const ofQuestion = { telling: 440, phrase: 296 } as const
/** Most that the match of words may add: below the modded entries of the level above. */
const most = { named: 60, keywords: 5, text: 45, near: 40, nearText: 20, loose: 20 } as const

/** Patch notes and posts mention everything, so they rank below things, guides and tools. */
const newsKinds: ReadonlySet<FoundKind> = new Set<FoundKind>(['patchnote', 'blogpost', 'update'])
const newsBelow = 180

/** The matching entries in no order, and the score of every entry by its index. */
export type Scored = { places: number[]; scores: Float64Array }

/** Indexes of the matching entries, best first. */
export function rank(index: Index, text: string, limit: number, isWanted?: (place: number) => boolean): number[] {
  return pickBest(scoreAll(index, text, limit, isWanted), 0, limit)
}

/** The entries of ranks `from` to `to`, in the order of the index at equal scores. Sorts only these: a word may match half of all entries. */
export function pickBest({ places, scores }: Scored, from: number, to: number): number[] {
  const values = new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) values[at] = scores[places[at]!]!
  const least = values.toSorted()[Math.max(0, values.length - to)] ?? Infinity
  const above = places.filter((place) => scores[place]! > least)
  const alike = Uint32Array.from(places.filter((place) => scores[place] === least)).toSorted()
  return [...above.toSorted((a, b) => scores[b]! - scores[a]! || a - b), ...alike].slice(from, to)
}

/**
 * Scores the entries for a text: exact names first, then keywords, names that begin with the text or hold all its words, texts, and
 * approximate matches. Modded entries come after the game's own of the same level, except at their exact name. Entries below the
 * first `limit` may be left out.
 */
export function scoreAll(index: Index, text: string, limit: number, isWanted?: (place: number) => boolean): Scored {
  const words = splitSearchWords(text)
  const letters = toComparable(text)
  const places: number[] = []
  const scores = new Float64Array(index.words.documentCount)
  if (words === '' || letters === '') return { places, scores }
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
  /** True when `limit` entries already have a higher score than a level can give. */
  const hasAllAbove = (score: number) => {
    if (places.length < limit) return false
    let above = 0
    for (const place of places) if (toFinal(place, scores[place]!) > score && ++above >= limit) return true
    return false
  }
  const rankMatches = (least: number, span: number, options: SearchOptions) => {
    if (hasAllAbove(least + span)) return
    for (const { id, score } of index.words.search(telling, options)) give(id, least + (Math.min(score, 90) / 90) * span)
  }
  // One or two letters only match the beginnings of names.
  const some = letters.length < 3 ? ` ${letters}` : letters
  const [names, keywords] = [findHolding(index.names, some), findHolding(index.keywords, some)]
  for (const { found } of [names, keywords])
    for (const place of found) give(place, scoreOfNames(index, place, names.how[place]!, keywords.how[place]!, letters.length))
  const giveWhole = (list: NamesInOrder, name: string, score: number) => {
    const { found, how } = findHolding(list, ` ${toComparable(name)}`)
    for (const place of found) if (how[place] === holding.whole) give(place, score + index.weights[place]! / 100)
  }
  // "drill price" finds the first result for "drill".
  if (telling !== words) {
    giveWhole(index.names, telling, ofQuestion.telling + 1)
    giveWhole(index.keywords, telling, ofQuestion.telling)
  }
  // "where to sell gold ore" finds the first result for "where to sell".
  for (const phrase of listPhrases(words)) giveWhole(index.keywords, phrase, ofQuestion.phrase)
  rankMatches(300, most.named, { fields: ['name', 'alias'] })
  rankMatches(steps.named, most.keywords, { fields: ['name', 'alias', 'keywords'] })
  const isNamed = places.length > 0
  rankMatches(steps.text, most.text, {})
  // Approximate matches only if no name matches: "pressure" does not mean "treasure".
  if (!isNamed) rankMatches(steps.near, most.near, { fuzzy: fuzziness, fields: ['name', 'alias', 'keywords'] })
  if (places.length === 0) rankMatches(steps.nearText, most.nearText, { fuzzy: fuzziness })
  // A name of one word written as two: "pik axe".
  if (!isNamed && telling.split(' ').length === 2)
    for (const place of listAlike(index, telling).slice(0, 1)) if (index.wordsOfName[place] === 1) give(place, steps.near + most.near + 1)
  // Swapped letters, or an additional word: "teapto", "shovel blue moon".
  if (places.length === 0) rankMatches(steps.loose, most.loose, { combineWith: 'OR', fuzzy: () => 0.35, fields: ['name', 'alias'] })
  for (const place of places) scores[place] = toFinal(place, scores[place]!)
  return { places, scores }
}

/** Score of an entry by how its best name and its best keyword contain the text (see `holding`). */
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

/** Score of news: below the text matches of things and guides; at its exact name ("3.0"), right below keywords. */
function afterThings(score: number): number {
  if (score >= steps.keyword) return steps.keyword - 20 + (score - steps.keyword) / 10
  return score < newsBelow ? score : newsBelow + (score / 1000) * 9
}

/** Score of a modded entry: right below the game's own entries of its level, in the same order among themselves. */
function afterOwn(score: number): number {
  if (score >= steps.keyword) return score
  const least = Object.values(steps).find((step) => step <= score) ?? 0
  return least - 10 + ((score - least) / 1000) * 9
}
