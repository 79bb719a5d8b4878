import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import type { Odds } from '#model/items/drop-chances.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import { harvestAnswer, harvestParameters, harvestStart, readHarvest, writeHarvest, type HarvestState } from './harvester.ts'
import { perClump, type HarvesterRules } from './harvester-rules.ts'

/** A line of the odds with the finds of it that sell by weight, in hundredths of a coin for one unit. */
export type FindLine = Odds & { key: string; sold: { safe_name: string; value: number; mark: Mark | null }[] }
/** A line with what its finds sell for, null when not known. */
export type Find = Odds & { key: string; price: number | null; mark: Mark | null }

/** Finds that share a line have their middle price. */
export function toFind({ sold, ...line }: FindLine): Find {
  const sum = sold.reduce((total, { value }) => total + value, 0)
  return { ...line, price: sold.length > 0 ? Math.round(sum / sold.length) : null, mark: worstMark(sold.map(({ mark }) => mark)) }
}

/** The calculator as its address says it: what is looked for, chunks or chance as typed, and what one find weighs. */
export type FindsState = {
  find: string
  from: 'chunks' | 'chance'
  text: string
  weight: string
  /** By chunk: one find in each, as this wiki assumes. By Harvester: clumps with several, as the game's files have it. */
  way: 'chunk' | 'harvester'
  harvest: HarvestState
}

export const findsStart: Omit<FindsState, 'find'> = { from: 'chunks', text: '100', weight: '', way: 'chunk', harvest: harvestStart }
export const maxChunks = 100_000

/** What players ask for: as likely as not, and nearly sure. */
export const usualChances = [50, 90] as const
const [minChance, greatestChance] = [0.01, 99.99]

/** Made with what the calculator opens with, where nothing is chosen. */
export const oddsAddress = defineAddress({
  parameters: ['find', 'from', 'chunks', 'chance', 'weight', 'way', ...harvestParameters],
  keepsEmpty: true,
  read(given, opensWith: string): FindsState {
    const isChance = given.get('from') === 'chance' || (!given.has('from') && readFieldText(given, 'chunks') === '' && given.has('chance'))
    const from = isChance ? 'chance' : 'chunks'
    return {
      find: readFieldText(given, 'find', 60) || opensWith,
      from,
      text: given.has(from) ? readFieldText(given, from) : findsStart.text,
      weight: readFieldText(given, 'weight'),
      way: given.get('way') === 'harvester' ? 'harvester' : 'chunk',
      harvest: readHarvest(given),
    }
  },
  write({ find, from, text, weight, way, harvest }: FindsState, opensWith) {
    return {
      ...(find === opensWith ? {} : { find }),
      ...(from === findsStart.from && text === findsStart.text ? {} : { [from]: text }),
      ...(weight === findsStart.weight ? {} : { weight }),
      ...(way === 'harvester' ? { way, ...writeHarvest(harvest) } : {}),
    }
  },
})

/** Chance, in percent, that so many chunks hold at least one: each chunk is drawn by itself. */
export function chanceOfOne(percent: number, chunks: number): number {
  return 100 * (1 - (1 - Math.min(100, Math.max(0, percent)) / 100) ** chunks)
}

/** The fewest chunks with at least this chance of one find; null where no number of them has it. */
export function chunksFor(percent: number, chance: number): number | null {
  if (chance <= 0) return 0
  if (percent >= 100) return 1
  if (percent <= 0 || chance >= 100) return null
  // Binary fractions put a case that is exact a hair over or under.
  const chunks = Math.log(1 - chance / 100) / Math.log(1 - percent / 100)
  return Math.ceil(chunks - 1e-9)
}

/** A find as one chunk or clump gives it: `percent` is the chance that it holds one, `each` how many to expect. */
export type Drawn = Find & { odds: number; each: number }

/**
 * Everything the page says, of the rarest find where nothing else is chosen: the linked fields, and for each find how many, how
 * likely, and worth how much. Until somebody says what a find weighs, it is what the Harvester makes of it; by the chunk,
 * `assumedWeight` stands in.
 */
export function findsAnswer(finds: readonly Find[], state: FindsState, assumedWeight: number, rules: HarvesterRules | null = null) {
  const clump = rules && state.way === 'harvester' ? harvestAnswer(rules, state.harvest) : null
  const drawn = rollFinds(finds, rules, clump)
  const wanted = drawn.find(({ key, items }) => key === state.find || items.includes(state.find)) ?? drawn.at(-1)
  const rule = state.from === 'chunks' ? { max: maxChunks, whole: true } : { min: minChance, max: greatestChance }
  const { value: typed, problem } = readNumber(state.text, rule)
  const { value: ownWeight, problem: weightProblem } = readNumber(state.weight, { max: 1e6 })
  const usualWeight = clump ? (clump.harvest?.weight ?? null) : assumedWeight
  const weight = state.weight === '' ? usualWeight : ownWeight
  const isKnown = typed !== null && wanted !== undefined && (clump === null || clump.harvest !== null)
  const chunks = !isKnown ? null : state.from === 'chunks' ? typed : chunksFor(wanted.percent, typed)
  const chance = chunks === null || !wanted ? null : chanceOfOne(wanted.percent, chunks)
  // From the files the numbers follow; by the chunk they rest on an assumption.
  const basis: Mark = clump ? 'worked-out' : 'guess'
  const rows =
    chunks === null
      ? []
      : drawn.map((find) => {
          const expected = find.each * chunks
          return {
            ...find,
            expected,
            chance: chanceOfOne(find.percent, chunks),
            value: find.price === null || weight === null ? null : Math.round(expected * weight * find.price),
            mark: worstMark([find.mark, basis]),
          }
        })
  return {
    wanted,
    chunks,
    chance,
    weight,
    usualWeight,
    clump,
    basis,
    rows,
    total: {
      expected: rows.reduce((sum, row) => sum + row.expected, 0),
      value: rows.reduce((sum, row) => sum + (row.value ?? 0), 0),
      mark: worstMark(rows.map(({ mark, value }) => (value === null ? null : mark))),
    },
    fields: {
      chunks: state.from === 'chunks' ? state.text : chunks === null ? '' : String(chunks),
      chance: state.from === 'chance' ? state.text : chance === null ? '' : toFieldText(floorChance(chance)),
    },
    problems: {
      chunks: state.from === 'chunks' ? problem : '',
      chance: state.from === 'chance' ? problem : '',
      weight: weightProblem,
    },
  }
}

/** By the chunk each holds one find; by the Harvester a clump holds several, of the odds in the game's files. */
function rollFinds(finds: readonly Find[], rules: HarvesterRules | null, clump: ReturnType<typeof harvestAnswer> | null): Drawn[] {
  const counts = clump ? (clump.harvest?.counts ?? []) : [1]
  return finds.map((find) => {
    const odds = clump ? (rules?.odds.find(({ items }) => items.some((item) => find.items.includes(item)))?.percent ?? 0) : find.percent
    const { each, chance } = perClump(odds, counts.length > 0 ? counts : [1])
    return { ...find, odds, each, percent: chance }
  })
}

/** A chance as players read it. What is not certain is never called 100%: 99.998 -> "over 99.99%" */
export function formatChance(percent: number): string {
  if (percent > greatestChance) return `over ${greatestChance}%`
  if (percent > 0 && percent < minChance) return `under ${minChance}%`
  return `${toFieldText(floorChance(percent), percent < 1 || percent > 99 ? 2 : 1)}%`
}

/** Points of the curve "chance after so many chunks", from none to `most`, evenly. */
export function chanceCurve(percent: number, most: number, points: number): { chunks: number; chance: number }[] {
  return Array.from({ length: points + 1 }, (_, place) => {
    const chunks = (most * place) / points
    return { chunks, chance: chanceOfOne(percent, chunks) }
  })
}

/** Only ever down, so that no chance is shown greater than it is. */
function floorChance(percent: number): number {
  return Math.min(greatestChance, Math.floor(percent * 100 + 1e-6) / 100)
}
