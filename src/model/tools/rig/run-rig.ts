import { findCounts, findWeights, qualityAt, type FindWeights } from '#model/tools/ore-odds/harvester-rules.ts'
import { endOf, followLine, type Line, type LineStep } from '#model/tools/pressure/pressure-line.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { Span } from '#model/wiki/fact-lookup.ts'
import type { RigDrill, RigKind, RigRules } from './rig-rules.ts'

/** A rig as it stands: lines of water that are all alike, drills of one kind, what washes their clumps. Depth in metres. */
export type Rig = Line & {
  /** Each at the head of a line of its own, with the tanks, pipes and filters of one line. */
  intakes: number
  /** Pressure at the head of a line in percent, as a gauge shows it; null is what one intake gives. */
  start: number | null
  drill: RigDrill
  drills: number
  depth: number
  washers: number
  belts: number
  /**
   * What the player says of a drill where no fact does: weight and quality of a clump, how many a minute, and how many minutes a
   * shard in it lasts, null for what is assumed.
   */
  own: { weight: number; quality: number; clumps: number; lasts: number | null }
  /** Pressure in percent and steps of quality of the water that washes, as gauges show them; null is what the drills get. */
  wash: { pressure: number | null; water: number | null }
}

/** What no fact says for sure, and today's prices: hundredths of a coin by kind of find, null for what is not counted. */
export type RigSetting = {
  tickSeconds: number
  washedPerMinute: number
  /** Of a full belt; null until its player has timed it, and then it carries all. */
  carriedPerMinute: number | null
  prices: readonly (number | null)[]
}

/** What stands in the way of more: nothing to dig or wash with, more clumps than are washed or carried, or else the drill. */
export type RigLimit = 'no-drill' | 'no-washer' | 'washer' | 'belt' | 'drill'

export type RigRun = {
  steps: LineStep[]
  pressure: number
  /** Steps of water quality at the drill. */
  waterQuality: number
  /** The same of the water that washes. */
  wash: { pressure: number; water: number }
  /** Of the dirt. */
  quality: number
  /** As the drill makes it; a washer cuts it to a whole number. */
  clumpWeight: number
  /** Clumps a minute: dug, most that can be washed and be carried, null where that was not timed, and washed. */
  clumps: { made: number; most: number; carried: number | null; washed: number }
  limit: RigLimit
  /** Every number of finds that a clump may give, each as likely as the others. */
  counts: number[]
  finds: { perClump: number; perMinute: number }
  findWeight: FindWeights
  kinds: (RigKind & { perMinute: number; coinsPerHour: number | null })[]
  /** Of all finds of an hour. */
  weightPerHour: number
  coinsPerHour: number
  repairs: { drills: number; filters: number; washers: number; all: number }
  /**
   * How long one of usual weight lasts in a tank and in a drill, null where it is too light from the start; how many an hour uses up
   * in either, null where that cannot be said, and how many it finds.
   */
  shards: Record<'tank' | 'drill', { minutes: number | null; used: number | null }> & { used: number | null; found: number }
}

export function runRig(rules: RigRules, rig: Rig, setting: RigSetting): RigRun {
  const steps = followLine({ ...rules.line, base: rig.start ?? rules.line.base }, rig)
  const { pressure, clean } = endOf(steps)
  const quality = qualityOf(rules, rig)
  const clumpWeight = rig.drill.weight ? at(rig.drill.weight, pressure) : rig.own.weight
  const clumps = clumpsOf(rig, pressure, setting)
  const counts = findCounts(clumpWeight, rules.washing.number)
  const perClump = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const perMinute = perClump * clumps.washed
  const waterQuality = (clean / 100) * rules.cleanSteps
  const wash = { pressure: rig.wash.pressure ?? pressure, water: rig.wash.water ?? waterQuality }
  const weights = findWeights(wash.pressure, quality, rules.washing.find)
  const kinds = rules.kinds.map((kind, place) => {
    const price = setting.prices[place] ?? null
    const found = (perMinute * kind.percent) / 100
    return { ...kind, price, perMinute: found, coinsPerHour: price === null ? null : found * 60 * weights.mean * price }
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

/** Between what holds at no pressure and what holds at full pressure. */
export function at({ none, full }: Span, pressure: number): number {
  return none + ((full - none) * pressure) / 100
}

export function qualityOf({ washing }: Pick<RigRules, 'washing'>, { drill, depth, own }: Pick<Rig, 'drill' | 'depth' | 'own'>): number {
  if (!drill.quality) return own.quality
  return 'quality' in drill.quality ? drill.quality.quality : qualityAt(depth, drill.quality.metresPerStep, washing.quality)
}

/** How sure what hangs on the dirt of a drill is: of some, no file says what their clumps are. */
export function dirtMark({ drill: { quality, weight } }: Pick<Rig, 'drill'>): Mark {
  return quality && weight ? 'worked-out' : 'guess'
}

function clumpsOf({ drill, drills, washers, belts, own }: Rig, pressure: number, setting: RigSetting): RigRun['clumps'] {
  const seconds = drill.pace && at(drill.pace, pressure) * (drill.pace.unit === 'ticks' ? setting.tickSeconds : 1)
  const made = drills * (seconds === null ? own.clumps : 60 / seconds)
  const most = washers * setting.washedPerMinute
  const carried = belts > 0 ? setting.carriedPerMinute : null
  return { made, most, carried, washed: Math.min(made, most, carried ?? Infinity) }
}

function limitOf({ drills, washers }: Rig, { made, most, carried, washed }: RigRun['clumps']): RigLimit {
  if (drills === 0 || made === 0) return 'no-drill'
  if (washers === 0) return 'no-washer'
  if (made <= washed) return 'drill'
  return carried !== null && carried < most ? 'belt' : 'washer'
}

/** How often an hour wears a machine from new to standing still, all of a kind together. */
function repairsOf(
  { wear, cleanSteps }: RigRules,
  { drill, drills, intakes }: Rig,
  { steps, clumps, wash }: Pick<RigRun, 'steps' | 'clumps' | 'wash'>,
  { tickSeconds }: RigSetting,
) {
  const dirt = dirtAfter(steps.at(-1))
  const ticks = 3600 / tickSeconds
  const strokes = drill.pace?.unit === 'ticks' ? drills * ticks : clumps.made * 60
  const points = {
    drills: drill.wear * dirt * strokes,
    filters: intakes * wear.filter * ticks * dirtOfFilters(steps).reduce((sum, dirtBefore) => sum + dirtBefore, 0),
    washers: wear.washer * (1 - wash.water / cleanSteps) * clumps.washed * 60,
  }
  const repairs = { drills: points.drills / wear.lasts, filters: points.filters / wear.lasts, washers: points.washers / wear.lasts }
  return { ...repairs, all: repairs.drills + repairs.filters + repairs.washers }
}

const dirtAfter = (step: LineStep | undefined) => 1 - (step?.clean ?? 0) / 100

/** How dirty the water is that enters each filter of a line, the first first: by that it wears. */
export function dirtOfFilters(steps: readonly LineStep[]): number[] {
  return steps.flatMap(({ part }, place) => (part === 'filter' ? [dirtAfter(steps[place - 1])] : []))
}

/** Tanks, and drills that work with one, use up the shard in them: as heavy as a usual find, until it is too light. */
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
  const found = kinds.find(({ key }) => key === parts.fuel?.safe_name)
  return {
    tank,
    drill: dug,
    used: tank.used === null || dug.used === null ? null : tank.used + dug.used,
    found: (found?.perMinute ?? 0) * 60,
  }
}

/** What a drill does to the shard in it is assumed, unless its player has said how long one lasts. */
export function shardsMark({ drill, own }: Rig, ticksMark: Mark): Mark {
  return drill.shardLoss !== null && own.lasts === null ? 'guess' : ticksMark
}
