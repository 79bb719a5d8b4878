import { toOdds, type Odds } from '#model/items/drop-chances.ts'
import { formatNumber } from '#model/text/format-number.ts'
import type { FactLookup, Span } from '#model/wiki/fact-lookup.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'

/** What digs the dirt, and so how good it is: a step of quality for so many metres of depth, or always the same quality. */
export type Digger = {
  key: string
  name: string
  /** What its clumps weigh, at no and at full pressure; null where no file says. */
  clump: Span | null
} & ({ metresPerStep: number } | { quality: number })

/** What the game's files say of a Harvester: how many finds a clump gives, of what, and how heavy. */
export type HarvesterRules = {
  /** The version of the game that they were read from. */
  version: string
  odds: Odds[]
  /** The number of finds lies between the weight of the clump less the first and the weight and the second, and within the last two. */
  number: { below: number; above: number; least: number; most: number }
  /** Weight of a find: pressure × r ÷ 100 ÷ divisor, held between the two; r is drawn around the quality, by `span` up and down. */
  find: { divisor: number; span: number; least: number; most: number }
  quality: { least: number; most: number }
  diggers: Digger[]
}

/** Rounded, so that half a step is enough for the next one, and held within the scale. 3 m of 0.8 m a step -> 4 */
export function qualityAt(depth: number, metresPerStep: number, { least, most }: HarvesterRules['quality']): number {
  // A hair more, because binary fractions put an exact half just under.
  return Math.min(most, Math.max(least, Math.round(depth / metresPerStep + 1e-9)))
}

/** Every number of finds that a clump may give, each as likely as the others: a clump of 2 -> 1, 1, 1, 1, 1, 1, 2, 3 */
export function findCounts(clump: number, { below, above, least, most }: HarvesterRules['number']): number[] {
  const whole = Math.floor(clump)
  return Array.from({ length: below + above + 1 }, (_, place) => Math.min(most, Math.max(least, whole - below + place)))
}

/** What a find weighs: drawn evenly around the quality, with the least and the most that any find weighs. */
export type FindWeights = { least: number; mean: number; most: number }

export function findWeights(pressure: number, quality: number, find: HarvesterRules['find']): FindWeights {
  const drawn = (r: number) => (pressure * r) / 100 / find.divisor
  const held = (r: number) => Math.min(find.most, Math.max(find.least, drawn(r)))
  const [low, high] = [quality - find.span, quality + find.span]
  return { least: held(low), mean: meanHeld(drawn(low), drawn(high), find), most: held(high) }
}

/** The mean of numbers that lie evenly between two others, each held within the least and the most: the area under them by its width. */
export function meanHeld(from: number, to: number, { least, most }: { least: number; most: number }): number {
  const held = (value: number) => Math.min(most, Math.max(least, value))
  if (to - from < 1e-9) return held(from)
  const area = (value: number) => least * Math.min(value, least) + (held(value) ** 2 - least ** 2) / 2 + most * Math.max(0, value - most)
  return (area(to) - area(from)) / (to - from)
}

/** How many finds a clump gives on average. */
export function meanOf(counts: readonly number[], of = (count: number) => count): number {
  return counts.reduce((sum, count) => sum + of(count), 0) / counts.length
}

/** Of a find with these odds: how many to expect of one clump, and the chance, in percent, that it holds at least one. */
export function perClump(percent: number, counts: readonly number[]): { each: number; chance: number } {
  const none = meanOf(counts, (count) => (1 - percent / 100) ** count)
  return { each: (percent / 100) * meanOf(counts), chance: 100 * (1 - none) }
}

/** The engine's unit is a centimetre. */
export const unitsPerMetre = 100

/** The rules as the facts tell them; null while one of them is missing. */
export function toHarvesterRules(facts: FactLookup): HarvesterRules | null {
  const odds = toOdds(facts, 'harvester_find_odds')
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
    version: facts.version('harvester_find_odds'),
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

/** A number of finds, on average: one decimal, two where there are few. 0.37 -> "0.37", 37 -> "37" */
export function formatFinds(expected: number): string {
  return formatNumber(Number(expected.toFixed(expected < 1 ? 2 : 1)), { most: 2 })
}
