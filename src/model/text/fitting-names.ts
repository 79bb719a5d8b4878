import { createSimilarity } from './similarity.ts'
import { toComparable, toSafeName } from './slugs.ts'

/** Less alike than this is another word. */
const alike = 0.5

/** The one that was typed: by its name or safe name, or the only one whose name holds the text. */
export function findNamed<Thing extends { safe_name: string }>(things: readonly Thing[], text: string): Thing | undefined {
  const wanted = toSafeName(text)
  if (wanted === '') return undefined
  const exact = things.find(({ safe_name }) => safe_name === wanted)
  if (exact) return exact
  const holding = things.filter(({ safe_name }) => safe_name.includes(wanted))
  return holding.length === 1 ? holding[0] : undefined
}

/**
 * What somebody may mean by what they typed: the names that hold each of its words, those that begin with it first; where none
 * does, those that are spelt most alike. An exact name is the caller's to find.
 */
export function fittingNames<Thing extends { name: string }>(things: readonly Thing[], text: string, most = 6): Thing[] {
  const words = text.split(/\s+/).map(toComparable).filter(Boolean)
  if (words.length === 0) return []
  const whole = words.join('')
  const named = things.map((thing) => ({ thing, name: toComparable(thing.name) }))
  const holding = named
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .toSorted((one, other) => Number(other.name.startsWith(whole)) - Number(one.name.startsWith(whole)))
  return (holding.length > 0 ? holding : listAlike(named, text)).slice(0, most).map(({ thing }) => thing)
}

function listAlike<Named extends { name: string }>(named: readonly Named[], text: string): Named[] {
  const likeness = createSimilarity(text)
  return named
    .map((one) => ({ one, score: likeness(one.name) }))
    .filter(({ score }) => score >= alike)
    .toSorted((first, second) => second.score - first.score)
    .map(({ one }) => one)
}
