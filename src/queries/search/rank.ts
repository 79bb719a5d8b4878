import type { SearchOptions, SearchResult } from 'minisearch'
import type { FoundKind, PageKind } from '#model/search/found.ts'
import { toComparable } from '#model/text/slugs.ts'
import { kinds } from '#model/wiki/kinds/kinds.ts'
import { searchedKinds } from '#model/wiki/kinds/searched-kinds.ts'
import { fuzziness, toTellingWords, toWords, type Index } from './search-index.ts'
import type { Searchable } from './searchable.ts'

/** Of equal names, what a player more likely means comes first. */
const pageWeight: Record<PageKind, number> = { guide: 7, tool: 7, board: 4, page: 3, answer: 2, setting: 1, question: 0 }
const kindWeight = new Map<FoundKind, number>([
  ...searchedKinds.map((name): [FoundKind, number] => [kinds[name].search.as, kinds[name].search.weight]),
  ...(Object.entries(pageWeight) as [PageKind, number][]),
])

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
export function rank(
  { engine, entries, names, keywords }: Index,
  text: string,
  limit: number,
  isWanted: (entry: Searchable) => boolean,
): Searchable[] {
  const words = toWords(text)
  const wanted = toComparable(text)
  if (words === '' || wanted === '') return []
  const telling = toTellingWords(words)
  const scores = new Map<number, number>()
  const give = (id: number, score: number) => scores.set(id, Math.max(scores.get(id) ?? 0, score))
  const filter = ({ id }: SearchResult) => isWanted(entries[id as number] as Searchable)
  const look = (least: number, span: number, options: SearchOptions) => {
    for (const { id, score } of engine.search(telling, { prefix: true, combineWith: 'AND', filter, ...options }))
      give(id as number, least + (Math.min(score, 90) / 90) * span)
  }
  entries.forEach((entry, id) => {
    const score = isWanted(entry) ? scoreOfNames(entry, names[id] ?? [], keywords[id] ?? [], wanted) : undefined
    if (score !== undefined) give(id, score)
  })
  look(300, most.named, { fields: ['name', 'alias'] })
  look(steps.named, most.keywords, { fields: ['name', 'alias', 'keywords'] })
  const isNamed = scores.size > 0
  if (scores.size < limit) look(steps.text, most.text, {})
  // Near misses only where no name matches: who looks for "pressure" does not mean "treasure".
  if (!isNamed) look(steps.near, most.near, { fuzzy: fuzziness, fields: ['name', 'alias', 'keywords'] })
  if (scores.size === 0) look(steps.nearText, most.nearText, { fuzzy: fuzziness })
  // Letters changed places, or one word too many: "teapto", "shovel blue moon".
  if (scores.size === 0) look(steps.loose, most.loose, { combineWith: 'OR', fuzzy: 0.35, fields: ['name', 'alias'] })
  const final = [...scores].map(([id, score]) => ({ id, score: entries[id]?.suggestion.modded ? afterOwn(score) : score }))
  const best = final.toSorted((one, other) => other.score - one.score || one.id - other.id).slice(0, limit)
  return best.flatMap(({ id }) => entries[id] ?? [])
}

function scoreOfNames({ name, suggestion }: Searchable, names: string[], keywords: string[], wanted: string): number | undefined {
  const weight = kindWeight.get(suggestion.kind) ?? 0
  if (names.includes(wanted)) return steps.name + weight
  if (keywords.includes(wanted)) return steps.keyword + weight
  if (names.some((one) => one.startsWith(wanted))) return 600 - Math.min(name.length, 150) + weight
  // Up to two letters are in the middle of everything.
  if (wanted.length < 3) return undefined
  if (names.some((one) => one.includes(wanted))) return 400 - Math.min(name.length, 99)
  return keywords.some((one) => one.startsWith(wanted)) ? 350 + weight : undefined
}

/** Where something of a mod comes: right below the game's own of its step, in the same order among each other. */
function afterOwn(score: number): number {
  if (score >= steps.keyword) return score
  const least = Math.max(0, ...Object.values(steps).filter((one) => one <= score))
  return least - 10 + ((score - least) / 1000) * 9
}
