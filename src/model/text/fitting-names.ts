import { createSimilarity } from './similarity.ts'
import { toComparable } from './slugs.ts'

/** Less alike than this is another word. */
const alike = 0.5

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
