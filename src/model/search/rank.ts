import type { SearchOptions, SearchResult } from 'minisearch'
import { toComparable } from '#model/text/slugs.ts'
import type { Entry } from './entry.ts'
import { fuzziness, toTellingWords, toWords, type Index } from './search-index.ts'

/**
 * The steps of the order, each with the least score in it. Only the engine's own score, or the length of a name, decides within a
 * step. No step overtakes an earlier one, so who wants few is spared the later ones: one letter is in half of all texts.
 */
const steps = { name: 1000, keyword: 900, named: 290, text: 200, near: 120, nearText: 60, loose: 20 } as const
/** What the engine's score may add at most: it stays below what mods add to the step above. */
const most = { named: 60, keywords: 5, text: 45, near: 40, nearText: 20, loose: 20 } as const

/**
 * Exact names first, then words for which readers look for it, names that begin so or hold all the words, what the words are
 * about, then near misses. What mods add comes after the game's own of the same step, unless it is asked for by its name.
 */
export function rank<One extends Entry>(
  { engine, entries, names, keywords, letters }: Index<One>,
  text: string,
  limit: number,
  isWanted?: (entry: One) => boolean,
): One[] {
  const words = toWords(text)
  const wanted = toComparable(text)
  if (words === '' || wanted === '') return []
  const telling = toTellingWords(words)
  const scores = new Map<number, number>()
  const give = (id: number, score: number) => scores.set(id, Math.max(scores.get(id) ?? 0, score))
  const toFinal = (id: number, score: number) => (entries[id]?.suggestion.modded ? afterOwn(score) : score)
  const filter = isWanted && (({ id }: SearchResult) => isWanted(entries[id as number] as One))
  /** Who wants few, and has them above all that a step could give, is spared it. */
  const hasAllAbove = (score: number) => {
    let above = 0
    for (const [id, had] of scores) if (toFinal(id, had) > score && ++above >= limit) return true
    return false
  }
  const look = (least: number, span: number, options: SearchOptions) => {
    if (hasAllAbove(least + span)) return
    for (const { id, score } of engine.search(telling, { prefix: true, combineWith: 'AND', ...(filter && { filter }), ...options }))
      give(id as number, least + (Math.min(score, 90) / 90) * span)
  }
  // Up to two letters are in the middle of everything: only beginnings count.
  const some = wanted.length < 3 ? ` ${wanted}` : wanted
  entries.forEach((entry, id) => {
    if (!letters[id]?.includes(some)) return
    const score = scoreOfNames(entry, names[id] ?? [], keywords[id] ?? [], wanted)
    if (score !== undefined && (!isWanted || isWanted(entry))) give(id, score)
  })
  look(300, most.named, { fields: ['name', 'alias'] })
  look(steps.named, most.keywords, { fields: ['name', 'alias', 'keywords'] })
  const isNamed = scores.size > 0
  look(steps.text, most.text, {})
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) look(steps.near, most.near, { fuzzy: fuzziness, fields: ['name', 'alias', 'keywords'] })
  if (scores.size === 0) look(steps.nearText, most.nearText, { fuzzy: fuzziness })
  // Letters changed places, or one word too many: "teapto", "shovel blue moon".
  if (scores.size === 0) look(steps.loose, most.loose, { combineWith: 'OR', fuzzy: 0.35, fields: ['name', 'alias'] })
  const final = [...scores].map(([id, score]) => ({ id, score: toFinal(id, score) }))
  const best = final.toSorted((one, other) => other.score - one.score || one.id - other.id).slice(0, limit)
  return best.flatMap(({ id }) => entries[id] ?? [])
}

function scoreOfNames({ suggestion, weight }: Entry, names: string[], keywords: string[], wanted: string): number | undefined {
  const { length } = suggestion.name
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
