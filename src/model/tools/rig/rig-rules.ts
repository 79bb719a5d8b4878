import type { RigFact, RigPart, RigPartName } from '#model/items/rig-part.ts'
import { toHarvesterRules, unitsPerMetre, type HarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { readLineRules } from '#model/tools/pressure/line-rules.ts'
import type { LineRules } from '#model/tools/pressure/pressure-line.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { FactLookup, Span } from '#model/wiki/fact-lookup.ts'

/**
 * A thing that goes into a rig. `price` in hundredths of a coin; null when not known, and of which other version of the game, or empty.
 * `id` null for what no list holds: no item.
 */
export type RigThing = { safe_name: string; id: number | null; name: string; price: number | null; mark: Mark | null; otherVersion: string }

export type RigDrill = RigThing & {
  /** How long a clump takes; null where a player digs, so the player says how many come. */
  pace: ({ unit: 'ticks' | 'seconds' } & Span) | null
  /** Weight of a clump; null where nobody knows it. */
  weight: Span | null
  /** Quality of its dirt: a step for so many metres, or always the same; null where nobody knows it. */
  quality: { metresPerStep: number } | { quality: number } | null
  /** Points of durability that a stroke or a tick in the dirtiest water takes; 0 for what does not wear. */
  wear: number
  /** What a tick takes of the weight of the shard in it; null for what works without one. */
  shardLoss: number | null
}

/**
 * A kind of find, and what it sells for: the line of the stock board that it comes to, and hundredths of a coin for a unit of weight;
 * null where no board names a price. `mark` says how sure the price is.
 */
export type RigKind = {
  key: string
  /** Of the item that this line is. */ safe_name: string | null
  label: string
  percent: number
  good: string | null
  price: number | null
  mark: Mark | null
}

/** All that the facts say of a rig. */
export type RigRules = {
  line: LineRules
  /** Steps of water quality; dirty water wears by the steps that are missing. */
  cleanSteps: number
  washing: Pick<HarvesterRules, 'number' | 'find' | 'quality' | 'version'>
  kinds: RigKind[]
  drills: RigDrill[]
  /** The other parts, one of each. */
  parts: { [Part in Exclude<RigPartName, 'drill'>]?: RigThing }
  wear: {
    /** For a clump washed in the dirtiest water. */
    washer: number
    /** For a tick of the dirtiest water. */
    filter: number
    /** From new to standing still. */
    lasts: number
    usesOfOne: number
  }
  shard: { lossPerTick: number; goneBelow: number }
  assumed: { tickSeconds: number; washedPerMinute: number }
}

/** A thing with the part it is, as items and vehicles tell it. */
export type GivenPart = RigThing & { rig: RigPart }

/** The rules as the facts tell them; null while one of them is missing. */
export function toRigRules(facts: FactLookup, given: readonly GivenPart[]): RigRules | null {
  const line = readLineRules(facts)
  const harvester = toHarvesterRules(facts)
  const numbers = readNumbers(facts)
  const durability = facts.numbers('durability')
  if (!line || !harvester || !numbers || durability?.new === undefined || durability.stop === undefined) return null
  const of = (part: RigPartName) => given.find(({ rig }) => rig.part === part)
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
    drills: given.filter(({ rig }) => rig.part === 'drill').map((drill) => toDrill(drill, facts)),
    parts: Object.fromEntries(given.filter(({ rig }) => rig.part !== 'drill').map((thing) => [thing.rig.part, toThing(thing)])),
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

/** Facts that are one number each, by what they are called here. */
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

function factOf({ rig }: GivenPart, name: RigFact, facts: FactLookup): Span | null {
  const reference = rig.facts[name]
  return reference === undefined ? null : facts.span(reference)
}

function toDrill(thing: GivenPart, facts: FactLookup): RigDrill {
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

/** The line of the board that these finds become, and what it pays for a unit at base. */
function soldAs(facts: FactLookup, items: readonly string[]): Pick<RigKind, 'safe_name' | 'good' | 'price' | 'mark'> {
  const lines = facts.lists('ore_drop_items')
  const goods = facts.lists('ore_drop_goods')
  const line = Object.keys(lines).find((name) => lines[name]?.some((item) => items.includes(item)))
  const [good] = (line !== undefined && goods[line]) || []
  const coins = good === undefined ? undefined : facts.numbers('stock_base_prices_per_weight')?.[good]
  return good === undefined || coins === undefined
    ? { safe_name: null, good: null, price: null, mark: null }
    : { safe_name: toSafeName(good), good, price: coins * hundredthsPerCoin, mark: facts.mark('stock_base_prices_per_weight') }
}
