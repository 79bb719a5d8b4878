import { toComparable } from '#model/text/slugs.ts'
import { findWords, type HowToFind } from './find-words.ts'
import { eachHolding, fuzziness, isOf, namesAt, toTellingWords, toWords, type Index } from './search-index.ts'

/**
 * The steps of the order, each with the least score in it. Only how well the words fit, or the length of a name, decides within a
 * step. No step overtakes an earlier one, so who wants few is spared the later ones: one letter is in half of all texts.
 */
const steps = { name: 1000, keyword: 900, named: 290, text: 200, near: 120, nearText: 60, loose: 20 } as const
/** What the fit of words may add at most: it stays below what mods add to the step above. */
const most = { named: 60, keywords: 5, text: 45, near: 40, nearText: 20, loose: 20 } as const

/**
 * The places of what is found. Exact names first, then words for which readers look for it, names that begin so or hold all the words,
 * what the words are about, then near misses. What mods add comes after the game's own of the same step, unless it is asked for by its name.
 */
export function rank(index: Index, text: string, limit: number, isWanted?: (place: number) => boolean): number[] {
  const words = toWords(text)
  const wanted = toComparable(text)
  if (words === '' || wanted === '') return []
  const telling = toTellingWords(words)
  // By place, 0 of what is not found: one word may be in half of all things.
  const scores = new Float64Array(index.words.count)
  const given: number[] = []
  const give = (place: number, score: number) => {
    const before = scores[place]!
    if (score <= before || (isWanted && !isWanted(place))) return
    if (before === 0) given.push(place)
    scores[place] = score
  }
  const toFinal = (place: number, score: number) => (isOf(index, place, 'modded') ? afterOwn(score) : score)
  /** Who wants few, and has them above all that a step could give, is spared it. */
  const hasAllAbove = (score: number) => {
    let above = 0
    for (const place of given) if (toFinal(place, scores[place]!) > score && ++above >= limit) return true
    return false
  }
  const look = (least: number, span: number, how: HowToFind) => {
    if (hasAllAbove(least + span)) return
    const found = findWords(index.words, telling, how)
    for (const place of found.places) give(place, least + (Math.min(found.scores[place]!, 90) / 90) * span)
  }
  // Up to two letters are in the middle of everything: only beginnings count.
  const some = wanted.length < 3 ? ` ${wanted}` : wanted
  for (const named of [index.names, index.keywords])
    eachHolding(named, some, (place) => {
      const score = scoreOfNames(index, place, wanted)
      if (score !== undefined) give(place, score)
    })
  look(300, most.named, { in: ['name', 'alias'] })
  look(steps.named, most.keywords, { in: ['name', 'alias', 'keywords'] })
  const isNamed = given.length > 0
  look(steps.text, most.text, {})
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) look(steps.near, most.near, { fuzzy: fuzziness, in: ['name', 'alias', 'keywords'] })
  if (given.length === 0) look(steps.nearText, most.nearText, { fuzzy: fuzziness })
  // Letters changed places, or one word too many: "teapto", "shovel blue moon".
  if (given.length === 0) look(steps.loose, most.loose, { anyWord: true, fuzzy: () => 0.35, in: ['name', 'alias'] })
  for (const place of given) scores[place] = toFinal(place, scores[place]!)
  return given.toSorted((one, other) => scores[other]! - scores[one]! || one - other).slice(0, limit)
}

function scoreOfNames(index: Index, place: number, wanted: string): number | undefined {
  const weight = index.weights[place]!
  const length = index.letters[place]!
  const names = namesAt(index.names, place)
  const keywords = namesAt(index.keywords, place)
  if (names.includes(wanted)) return steps.name + weight
  if (keywords.includes(wanted)) return steps.keyword + weight
  if (names.some((one) => one.startsWith(wanted))) return 600 - Math.min(length, 150) + weight
  if (wanted.length < 3) return undefined
  if (names.some((one) => one.includes(wanted))) return 400 - Math.min(length, 99)
  return keywords.some((one) => one.startsWith(wanted)) ? 350 + weight : undefined
}

/** Where something of a mod comes: right below the game's own of its step, in the same order among each other. */
function afterOwn(score: number): number {
  if (score >= steps.keyword) return score
  const least = Math.max(0, ...Object.values(steps).filter((one) => one <= score))
  return least - 10 + ((score - least) / 1000) * 9
}
