import type { RigFact, RigPart, RigPartName } from '#model/items/rig-part.ts'
import { toHarvesterRules, unitsPerMetre, type HarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { readLineRules } from '#model/tools/pressure/line-rules.ts'
import type { LineRules } from '#model/tools/pressure/pressure-line.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { FactLookup, Span } from '#model/wiki/fact-lookup.ts'

/**
 * A part of a rig. `price` is in hundredths of a coin, or null; `otherVersion` is the game version of the price if it differs, or empty.
 * `id` is null if it is not an item.
 */
export type RigThing = { safe_name: string; id: number | null; name: string; price: number | null; mark: Mark | null; otherVersion: string }

export type RigDrill = RigThing & {
  /** Time per clump; null if a player digs. */
  pace: ({ unit: 'ticks' | 'seconds' } & Span) | null
  /** Weight of a clump; null if unknown. */
  weight: Span | null
  /** Quality of its dirt: one step per so many metres, or constant; null if unknown. */
  quality: { metresPerStep: number } | { quality: number } | null
  /** Durability lost per stroke or tick in the dirtiest water; 0 if it does not wear. */
  wear: number
  /** Weight of its shard lost per tick; null if it needs no shard. */
  shardLoss: number | null
}

/**
 * A kind of find with its good on the stock board, and the price in hundredths of a coin per unit of weight; null without a price.
 * `mark` is the certainty of the price.
 */
export type RigKind = {
  key: string
  /** Item of the good, or the find itself where the board has no good for it; null for several items. */
  safe_name: string | null
  /** Items that share the price of the good; empty for one item. */
  shared_by: string[]
  label: string
  percent: number
  good: string | null
  price: number | null
  mark: Mark | null
}

/** The rules of a rig, from the facts. */
export type RigRules = {
  line: LineRules
  /** Number of steps of water quality; wear is proportional to the missing steps. */
  cleanSteps: number
  washing: Pick<HarvesterRules, 'number' | 'find' | 'quality' | 'version'>
  kinds: RigKind[]
  drills: RigDrill[]
  /** The other parts, one of each. */
  parts: { [Part in Exclude<RigPartName, 'drill'>]?: RigThing }
  wear: {
    /** Per clump, in the dirtiest water. */
    washer: number
    /** Per tick, in the dirtiest water. */
    filter: number
    /** Durability of a new machine. */
    lasts: number
    usesOfOne: number
  }
  shard: { lossPerTick: number; goneBelow: number }
  assumed: { tickSeconds: number; washedPerMinute: number }
}

/** A thing with its kind of part. */
export type PricedPart = RigThing & { rig: RigPart }

/** Reads the rules from the facts; null if one is missing. */
export function toRigRules(facts: FactLookup, parts: readonly PricedPart[]): RigRules | null {
  const line = readLineRules(facts)
  const harvester = toHarvesterRules(facts)
  const numbers = readNumbers(facts)
  const durability = facts.numbers('durability')
  if (!line || !harvester || !numbers || durability?.new === undefined || durability.stop === undefined) return null
  const of = (part: RigPartName) => parts.find(({ rig }) => rig.part === part)
  const washer = of('washer')
  const filter = of('filter')
  return {
    line,
    cleanSteps: numbers.cleanSteps,
    washing: {
      number: harvester.number,
      find: harvester.find,
      quality: harvester.quality,
      version: harvester.version,
    },
    kinds: harvester.odds.map(({ label, percent, items }) => ({ key: items[0] ?? label, label, percent, ...soldAs(facts, items) })),
    drills: parts.filter(({ rig }) => rig.part === 'drill').map((drill) => toDrill(drill, facts)),
    parts: Object.fromEntries(parts.filter(({ rig }) => rig.part !== 'drill').map((thing) => [thing.rig.part, toThing(thing)])),
    wear: {
      washer: (washer && factOf(washer, 'wear', facts)?.none) ?? 0,
      filter: ((filter && factOf(filter, 'wear', facts)?.none) ?? 0) / ((filter && factOf(filter, 'wear_ticks', facts)?.none) ?? 1),
      lasts: durability.new - durability.stop,
      usesOfOne: numbers.usesOfOne,
    },
    shard: { lossPerTick: numbers.lossPerTick, goneBelow: numbers.goneBelow },
    assumed: { tickSeconds: numbers.tickSeconds, washedPerMinute: numbers.washedPerMinute },
  }
}

/** Facts that are a single number, by their names here. */
const single = {
  usesOfOne: 'spanner_uses',
  lossPerTick: 'pressure_tank_shard_loss_per_tick',
  goneBelow: 'shard_used_up_below',
  tickSeconds: 'assumed_tick_seconds',
  washedPerMinute: 'assumed_washed_per_minute',
  cleanSteps: 'water_quality_steps.clean',
} as const

function readNumbers(facts: FactLookup): { [Name in keyof typeof single]: number } | null {
  const read = Object.entries(single).map(([name, fact]) => [name, facts.span(fact)?.none] as const)
  if (read.some(([, value]) => value === undefined)) return null
  return Object.fromEntries(read) as { [Name in keyof typeof single]: number }
}

const toThing = ({ safe_name, id, name, price, mark, otherVersion }: RigThing): RigThing => ({
  safe_name,
  id,
  name,
  price,
  mark,
  otherVersion,
})

function factOf({ rig }: PricedPart, name: RigFact, facts: FactLookup): Span | null {
  const reference = rig.facts[name]
  return reference === undefined ? null : facts.span(reference)
}

function toDrill(thing: PricedPart, facts: FactLookup): RigDrill {
  const fact = (name: RigFact) => factOf(thing, name, facts)
  const [ticks, seconds, step, quality] = [fact('ticks'), fact('seconds'), fact('step'), fact('quality')]
  return {
    ...toThing(thing),
    pace: ticks ? { unit: 'ticks', ...ticks } : seconds && { unit: 'seconds', ...seconds },
    weight: fact('weight'),
    quality: step ? { metresPerStep: step.none / unitsPerMetre } : quality && { quality: quality.none },
    wear: fact('wear')?.none ?? 0,
    shardLoss: fact('fuel_loss')?.none ?? null,
  }
}

/** The good of the stock board for these items, with its base price per unit. */
function soldAs(facts: FactLookup, items: readonly string[]): Pick<RigKind, 'safe_name' | 'shared_by' | 'good' | 'price' | 'mark'> {
  const lines = facts.lists('ore_drop_items')
  const goods = facts.lists('ore_drop_goods')
  const line = Object.keys(lines).find((name) => lines[name]?.some((item) => items.includes(item)))
  const [good] = (line !== undefined && goods[line]) || []
  const stock = 'stock_base_prices_per_weight'
  const coins = good === undefined ? undefined : facts.numbers(stock)?.[good]
  if (good === undefined || coins === undefined)
    return { safe_name: items.length === 1 ? (items[0] ?? null) : null, shared_by: [], good: null, price: null, mark: null }
  const shared_by = facts.lists('shared_prices')[`${stock}.${good}`] ?? []
  const safe_name = shared_by.length === 0 ? toSafeName(good) : null
  return { safe_name, shared_by, good, price: coins * hundredthsPerCoin, mark: facts.mark(stock) }
}
