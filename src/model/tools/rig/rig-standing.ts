import { keysOf } from '#model/wiki/keyed.ts'
import type { RigFields } from './rig-address.ts'
import { minOf, piecesPerUnit, rigLimits, thingOf, type RigCount } from './rig-parts.ts'
import type { RigRules } from './rig-rules.ts'

/**
 * The rig that consists of the machines at one place: with the most frequent drill, and the parts of a line divided among the intakes. Null without a
 * drill.
 */
export function toStandingRig(rules: RigRules, countOf: (thing: string) => number): Partial<RigFields> | null {
  const [drill] = rules.drills
    .filter(({ safe_name }) => countOf(safe_name) > 0)
    .toSorted((a, b) => countOf(b.safe_name) - countOf(a.safe_name))
  if (!drill) return null
  const piecesOf = (count: RigCount) =>
    Math.min(rigLimits[count], Math.max(minOf(count), countOf(thingOf(rules, { drill }, count)?.safe_name ?? '')))
  const intakes = piecesOf('intakes')
  const counts = keysOf(rigLimits).map((count) => {
    const each = Math.floor(piecesOf(count) / piecesPerUnit({ intakes }, count))
    return [count, String(each)]
  })
  return { drill: drill.safe_name, ...Object.fromEntries(counts) }
}
