import { createSimilarity } from './similarity.ts'
import { toComparable, toSafeName } from './slugs.ts'

/** Minimum similarity. */
const alike = 0.5

/** Finds the typed thing: by its name or safe name, or the only one whose name contains the text. */
export function findNamed<Thing extends { safe_name: string }>(things: readonly Thing[], text: string): Thing | undefined {
  const typed = toSafeName(text)
  if (typed === '') return undefined
  const exact = things.find(({ safe_name }) => safe_name === typed)
  if (exact) return exact
  const holding = things.filter(({ safe_name }) => safe_name.includes(typed))
  return holding.length === 1 ? holding[0] : undefined
}

/**
 * Suggests up to `most` things for a typed text: those whose names contain all its words, beginnings first; without one, those with the
 * most similar names. The caller checks for an exact name.
 */
export function fittingNames<Thing extends { name: string }>(things: readonly Thing[], text: string, most = 6): Thing[] {
  const words = text.split(/\s+/).map(toComparable).filter(Boolean)
  if (words.length === 0) return []
  const whole = words.join('')
  const named = things.map((thing) => ({ thing, name: toComparable(thing.name) }))
  const holding = named
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .toSorted((a, b) => Number(b.name.startsWith(whole)) - Number(a.name.startsWith(whole)))
  return (holding.length > 0 ? holding : listAlike(named, text)).slice(0, most).map(({ thing }) => thing)
}

function listAlike<Named extends { name: string }>(named: readonly Named[], text: string): Named[] {
  const likeness = createSimilarity(text)
  return named
    .map((thing) => ({ thing, score: likeness(thing.name) }))
    .filter(({ score }) => score >= alike)
    .toSorted((first, second) => second.score - first.score)
    .map(({ thing }) => thing)
}
