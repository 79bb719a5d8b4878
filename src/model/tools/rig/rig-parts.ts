import { keysOf } from '#model/wiki/keyed.ts'
import type { ListTotals } from '#model/lists/list-totals.ts'
import { clampQuantity, type ListEntry } from '#model/lists/shopping-list.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import type { Rig } from './run-rig.ts'

/** Maximum number of each part of a rig. */
export const rigLimits = { intakes: 20, drills: 20, tanks: 20, pipes: 100, filters: 20, washers: 20, belts: 200 } as const
export type RigCount = keyof typeof rigLimits
/** A rig needs at least one intake. */
export const minOf = (count: RigCount) => (count === 'intakes' ? 1 : 0)

/** Parts that are counted per line; each intake has its own line. */
const ofOneLine: ReadonlySet<RigCount> = new Set<RigCount>(['tanks', 'pipes', 'filters'])

/** Number of pieces in the whole rig for each counted one. */
export function piecesPerUnit({ intakes }: Pick<Rig, 'intakes'>, count: RigCount): number {
  return ofOneLine.has(count) ? intakes : 1
}

type Used = RigThing & { count: number }

/** Lists the parts of a rig with their total number. */
export function listUsed(rules: RigRules, rig: Rig): Used[] {
  return keysOf(rigLimits).flatMap((part) => {
    const thing = thingOf(rules, rig, part)
    const count = rig[part] * piecesPerUnit(rig, part)
    return thing && count > 0 ? [{ ...thing, count }] : []
  })
}

/** The parts as entries of a shopping list, with the shards for the machines. `left` has the names of parts that are not items. */
export function toListEntries(rules: RigRules, rig: Rig): { entries: ListEntry[]; left: string[] } {
  const shards = rig.tanks * rig.intakes + (rig.drill.shardLoss === null ? 0 : rig.drills)
  const { fuel } = rules.parts
  const used = [...listUsed(rules, rig), ...(fuel && shards > 0 ? [{ ...fuel, count: shards }] : [])]
  return {
    entries: used.flatMap(({ id, count }) => (id === null ? [] : [{ id, quantity: clampQuantity(count) }])),
    left: used.flatMap(({ id, name }) => (id === null ? [name] : [])),
  }
}

/** Uncertain parts of a sum, in hundredths of a coin. */
export type WeakCost = Pick<ListTotals, 'guessed' | 'ofOtherVersion'>
type RigCost = WeakCost & { mark: Mark | null; total: number; unknown: string[] }

/** Cost of a rig in hundredths of a coin. `unknown` has the names of parts without a price. */
export function costOf(rules: RigRules, rig: Rig): RigCost {
  const used = listUsed(rules, rig)
  const sumOf = (counts: (thing: Used) => boolean) => used.filter(counts).reduce((sum, { price, count }) => sum + (price ?? 0) * count, 0)
  return {
    total: sumOf(() => true),
    guessed: sumOf(({ mark }) => mark === 'guess'),
    ofOtherVersion: sumOf(({ otherVersion }) => otherVersion !== ''),
    mark: worstMark(used.map(({ price, mark }) => (price === null ? null : mark))),
    unknown: used.filter(({ price }) => price === null).map(({ name }) => name),
  }
}

const partOf = { intakes: 'intake', tanks: 'tank', pipes: 'pipe', filters: 'filter', washers: 'washer', belts: 'belt' } as const

export function thingOf({ parts }: RigRules, { drill }: Pick<Rig, 'drill'>, count: RigCount): RigThing | undefined {
  return count === 'drills' ? drill : parts[partOf[count]]
}
