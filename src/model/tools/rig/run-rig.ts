import { findCounts, findWeights, qualityAt, type FindWeights } from '#model/tools/ore-odds/harvester-rules.ts'
import { endOf, followLine, type WaterLine, type LineStep } from '#model/tools/pressure/pressure-line.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { Span } from '#model/wiki/fact-lookup.ts'
import type { RigDrill, RigKind, RigRules } from './rig-rules.ts'

/** A rig: equal water lines, drills of one kind, and washers. Depth is in metres. */
export type Rig = WaterLine & {
  /** Each has its own line, with the tanks, pipes and filters of one line. */
  intakes: number
  /** Pressure at the start of a line in percent; null for that of an intake. */
  start: number | null
  drill: RigDrill
  drills: number
  depth: number
  washers: number
  belts: number
  /** Typed values for drills without facts: clump weight and quality, clumps per minute, and minutes per shard (null for the assumption). */
  own: { weight: number; quality: number; clumps: number; lasts: number | null }
  /** Pressure in percent and quality steps of the washers' water; null for that of the drills. */
  wash: { pressure: number | null; water: number | null }
}

/** Assumptions, and prices in hundredths of a coin by kind of find (null if not counted). */
export type RigSetting = {
  tickSeconds: number
  washedPerMinute: number
  /** Clumps of a full belt; null if not timed, for no limit. */
  carriedPerMinute: number | null
  prices: readonly (number | null)[]
}

/** What limits the rig. */
export type RigLimit = 'no-drill' | 'no-washer' | 'washer' | 'belt' | 'drill'

export type RigRun = {
  steps: LineStep[]
  pressure: number
  /** Quality steps of the water at the drill. */
  waterQuality: number
  /** Pressure in percent and quality steps of the washers' water. */
  wash: { pressure: number; water: number }
  /** Quality of the dirt. */
  quality: number
  /** Not rounded; a washer uses its integer part. */
  clumpWeight: number
  /** Clumps per minute: dug, limit of the washers, limit of the belt (null if not timed), and washed. */
  clumps: { dug: number; most: number; carried: number | null; washed: number }
  limit: RigLimit
  /** The equally likely numbers of finds of a clump. */
  counts: number[]
  finds: { perClump: number; perMinute: number }
  findWeight: FindWeights
  kinds: (RigKind & { perMinute: number; coinsPerHour: number | null })[]
  /** Weight of all finds per hour. */
  weightPerHour: number
  coinsPerHour: number
  repairs: { drills: number; filters: number; washers: number; all: number }
  /** Minutes that a shard of average weight lasts (null if too light), shards used per hour (null if unknown), and shards found per hour. */
  shards: Record<'tank' | 'drill', { minutes: number | null; used: number | null }> & { used: number | null; found: number }
}

export function runRig(rules: RigRules, rig: Rig, setting: RigSetting): RigRun {
  const steps = followLine({ ...rules.line, base: rig.start ?? rules.line.base }, rig)
  const { pressure, clean } = endOf(steps)
  const quality = qualityOf(rules, rig)
  const clumpWeight = rig.drill.weight ? interpolate(rig.drill.weight, pressure) : rig.own.weight
  const clumps = clumpsOf(rig, pressure, setting)
  const counts = findCounts(clumpWeight, rules.washing.number)
  const perClump = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const perMinute = perClump * clumps.washed
  const waterQuality = (clean / 100) * rules.cleanSteps
  const wash = { pressure: rig.wash.pressure ?? pressure, water: rig.wash.water ?? waterQuality }
  const weights = findWeights(wash.pressure, quality, rules.washing.find)
  const kinds = rules.kinds.map((kind, index) => {
    const price = setting.prices[index] ?? null
    const findsPerMinute = (perMinute * kind.percent) / 100
    return { ...kind, price, perMinute: findsPerMinute, coinsPerHour: price === null ? null : findsPerMinute * 60 * weights.mean * price }
  })
  return {
    steps,
    pressure,
    waterQuality,
    wash,
    quality,
    clumpWeight,
    clumps,
    limit: limitOf(rig, clumps),
    counts,
    finds: { perClump, perMinute },
    findWeight: weights,
    kinds,
    weightPerHour: perMinute * 60 * weights.mean,
    coinsPerHour: kinds.reduce((sum, { coinsPerHour }) => sum + (coinsPerHour ?? 0), 0),
    repairs: repairsOf(rules, rig, { steps, clumps, wash }, setting),
    shards: shardsOf(rules, rig, { mean: weights.mean, kinds }, setting),
  }
}

/** Interpolates between the value at no pressure and at full pressure. */
export function interpolate({ none, full }: Span, pressure: number): number {
  return none + ((full - none) * pressure) / 100
}

/** Quality of the dirt: fixed by the drill, by its depth in metres, or the value that the reader typed. */
export function qualityOf({ washing }: Pick<RigRules, 'washing'>, { drill, depth, own }: Pick<Rig, 'drill' | 'depth' | 'own'>): number {
  if (!drill.quality) return own.quality
  return 'quality' in drill.quality ? drill.quality.quality : qualityAt(depth, drill.quality.metresPerStep, washing.quality)
}

/** Certainty of results that depend on a drill's clumps: a guess for drills without facts. */
export function dirtMark({ drill: { quality, weight } }: Pick<Rig, 'drill'>): Mark {
  return quality && weight ? 'worked-out' : 'guess'
}

function clumpsOf({ drill, drills, washers, belts, own }: Rig, pressure: number, setting: RigSetting): RigRun['clumps'] {
  const seconds = drill.pace && interpolate(drill.pace, pressure) * (drill.pace.unit === 'ticks' ? setting.tickSeconds : 1)
  const dug = drills * (seconds === null ? own.clumps : 60 / seconds)
  const most = washers * setting.washedPerMinute
  const carried = belts > 0 ? setting.carriedPerMinute : null
  return { dug, most, carried, washed: Math.min(dug, most, carried ?? Infinity) }
}

function limitOf({ drills, washers }: Rig, { dug, most, carried, washed }: RigRun['clumps']): RigLimit {
  if (drills === 0 || dug === 0) return 'no-drill'
  if (washers === 0) return 'no-washer'
  if (dug <= washed) return 'drill'
  return carried !== null && carried < most ? 'belt' : 'washer'
}

/** Repairs per hour, for all machines of a kind together. */
function repairsOf(
  { wear, cleanSteps }: RigRules,
  { drill, drills, intakes }: Rig,
  { steps, clumps, wash }: Pick<RigRun, 'steps' | 'clumps' | 'wash'>,
  { tickSeconds }: RigSetting,
) {
  const dirt = dirtAfter(steps.at(-1))
  const ticks = 3600 / tickSeconds
  const strokes = drill.pace?.unit === 'ticks' ? drills * ticks : clumps.dug * 60
  const points = {
    drills: drill.wear * dirt * strokes,
    filters: intakes * wear.filter * ticks * dirtOfFilters(steps).reduce((sum, dirtBefore) => sum + dirtBefore, 0),
    washers: wear.washer * (1 - wash.water / cleanSteps) * clumps.washed * 60,
  }
  const repairs = { drills: points.drills / wear.lasts, filters: points.filters / wear.lasts, washers: points.washers / wear.lasts }
  return { ...repairs, all: repairs.drills + repairs.filters + repairs.washers }
}

const dirtAfter = (step: LineStep | undefined) => 1 - (step?.clean ?? 0) / 100

/** Dirt of the water that enters each filter of a line, in order. Wear is proportional to it. */
export function dirtOfFilters(steps: readonly LineStep[]): number[] {
  return steps.flatMap(({ part }, index) => (part === 'filter' ? [dirtAfter(steps[index - 1])] : []))
}

/** Shards that tanks and some drills use up, each starting with the weight of an average find. */
function shardsOf(
  { shard, parts }: RigRules,
  { tanks, intakes, drill, drills, own }: Rig,
  { mean, kinds }: { mean: number; kinds: RigRun['kinds'] },
  { tickSeconds }: RigSetting,
): RigRun['shards'] {
  const lasts = (lossPerTick: number) => (mean > shard.goneBelow ? (((mean - shard.goneBelow) / lossPerTick) * tickSeconds) / 60 : null)
  const usedBy = (machines: number, minutes: number | null) => (machines === 0 ? 0 : minutes && (machines * 60) / minutes)
  const inTank = lasts(shard.lossPerTick)
  const inDrill = drill.shardLoss === null ? null : (own.lasts ?? lasts(drill.shardLoss))
  const tank = { minutes: inTank, used: usedBy(tanks * intakes, inTank) }
  const dug = { minutes: inDrill, used: drill.shardLoss === null ? 0 : usedBy(drills, inDrill) }
  const shards = kinds.find(({ key }) => key === parts.fuel?.safe_name)
  return {
    tank,
    drill: dug,
    used: tank.used === null || dug.used === null ? null : tank.used + dug.used,
    found: (shards?.perMinute ?? 0) * 60,
  }
}

/** Certainty of the shards: a guess unless the player typed how long one lasts. */
export function shardsMark({ drill, own }: Rig, ticksMark: Mark): Mark {
  return drill.shardLoss !== null && own.lasts === null ? 'guess' : ticksMark
}
