import { toOdds, type Odds } from '#model/items/drop-chances.ts'
import { formatNumber } from '#model/text/format-number.ts'
import type { FactLookup, Span } from '#model/wiki/fact-lookup.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'

/** A digger; the quality of its dirt increases with depth (one step per `metresPerStep`) or is constant. */
export type Digger = {
  key: string
  name: string
  /** Weight of its clumps at no and at full pressure; null if unknown. */
  clump: Span | null
} & ({ metresPerStep: number } | { quality: number })

/** The rules of a Harvester from the game's files. */
export type HarvesterRules = {
  /** Game version of the files. */
  version: string
  odds: Odds[]
  /** Finds per clump: from its weight minus `below` to its weight plus `above`, limited to `least` and `most`. */
  number: { below: number; above: number; least: number; most: number }
  /** Weight of a find: pressure × r ÷ 100 ÷ divisor, limited to `least` and `most`; r is random in quality ± `span`. */
  find: { divisor: number; span: number; least: number; most: number }
  quality: { least: number; most: number }
  diggers: Digger[]
}

/** Quality at a depth in metres, rounded and limited to the scale: 3 m at 0.8 m per step -> 4 */
export function qualityAt(depth: number, metresPerStep: number, { least, most }: HarvesterRules['quality']): number {
  // Plus 1e-9, because of rounding errors below an exact half.
  return Math.min(most, Math.max(least, Math.round(depth / metresPerStep + 1e-9)))
}

/** The equally likely numbers of finds of a clump by its weight: 2 -> 1, 1, 1, 1, 1, 1, 2, 3 */
export function findCounts(clump: number, { below, above, least, most }: HarvesterRules['number']): number[] {
  const whole = Math.floor(clump)
  return Array.from({ length: below + above + 1 }, (_, index) => Math.min(most, Math.max(least, whole - below + index)))
}

/** Weight of a find: uniformly distributed around the quality, limited to the scale. */
export type FindWeights = { least: number; mean: number; most: number }

/** Least, mean and largest weight of a find at a pressure in percent and a quality of the scale. */
export function findWeights(pressure: number, quality: number, find: HarvesterRules['find']): FindWeights {
  const drawn = (r: number) => (pressure * r) / 100 / find.divisor
  const held = (r: number) => Math.min(find.most, Math.max(find.least, drawn(r)))
  const [low, high] = [quality - find.span, quality + find.span]
  return { least: held(low), mean: meanHeld(drawn(low), drawn(high), find), most: held(high) }
}

/** Mean of a uniform distribution from `from` to `to` whose values are clamped to `least` and `most`. */
export function meanHeld(from: number, to: number, { least, most }: { least: number; most: number }): number {
  const held = (value: number) => Math.min(most, Math.max(least, value))
  if (to - from < 1e-9) return held(from)
  const area = (value: number) => least * Math.min(value, least) + (held(value) ** 2 - least ** 2) / 2 + most * Math.max(0, value - most)
  return (area(to) - area(from)) / (to - from)
}

/** Mean of `of(count)` over equally likely counts. */
export function meanOfCounts(counts: readonly number[], of = (count: number) => count): number {
  return counts.reduce((sum, count) => sum + of(count), 0) / counts.length
}

/** For a find with a chance of `percent`: expected number per clump, and chance in percent of at least one. */
export function perClump(percent: number, counts: readonly number[]): { each: number; chance: number } {
  const none = meanOfCounts(counts, (count) => (1 - percent / 100) ** count)
  return { each: (percent / 100) * meanOfCounts(counts), chance: 100 * (1 - none) }
}

/** The engine's unit is a centimetre. */
export const unitsPerMetre = 100

/** Reads the rules from the facts; null if one is missing. */
export function toHarvesterRules(facts: FactLookup): HarvesterRules | null {
  const odds = toOdds(facts)
  const span = facts.numbers('harvester_find_number_span')
  const finds = facts.numbers('harvester_finds_per_clump')
  const divisor = facts.number('harvester_find_weight_divisor')
  const around = facts.number('harvester_find_quality_span')
  const weight = facts.numbers('harvester_find_weight')
  const quality = facts.numbers('dirt_quality')
  const hasAll = odds.length > 0 && span && finds && divisor !== null && around !== null && weight && quality
  if (!hasAll) return null
  const steps = Object.entries(facts.numbers('dirt_quality_step_units') ?? {})
  const flat = facts.numbers('ram_drill_clump')?.quality
  return {
    version: facts.version('harvester_finds_per_clump'),
    odds,
    number: { below: span.below ?? 0, above: span.above ?? 0, least: finds.least ?? 1, most: finds.most ?? 1 },
    find: { divisor, span: around, least: weight.least ?? 0, most: weight.most ?? Infinity },
    quality: { least: quality.least ?? 1, most: quality.most ?? 1 },
    diggers: [
      ...steps.map(([name, units]) => ({ ...toDigger(name, facts), metresPerStep: units / unitsPerMetre })),
      ...(flat === undefined ? [] : [{ ...toDigger('ram drill', facts), quality: flat }]),
    ],
  }
}

function toDigger(name: string, facts: FactLookup) {
  const key = name.replaceAll(' ', '_')
  return {
    key: toSafeName(name),
    name: name.split(' ').map(toSentenceCase).join(' '),
    clump: facts.span(`${key}_clump_weight`) ?? facts.span(`${key}_clump.weight`) ?? facts.span(`${key}_hopper.unload weight`),
  }
}

/** Formats an average number of finds: 0.37 -> "0.37", 12.34 -> "12.3", 37 -> "37" */
export function formatFinds(expected: number): string {
  return formatNumber(Number(expected.toFixed(expected < 1 ? 2 : 1)), { most: 2 })
}
