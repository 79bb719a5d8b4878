import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import type { Odds } from '#model/items/drop-chances.ts'
import { worstMark, type Mark, type SourceCertainty } from '#model/wiki/certainty.ts'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { harvestAnswer, harvestParameters, harvestStart, readHarvest, writeHarvest, type HarvestState } from './harvester.ts'
import { perClump, type HarvesterRules } from './harvester-rules.ts'

/** A kind of find with its items that are sold by weight, in hundredths of a coin per unit. */
export type FindLine = Odds & { key: string; sold: { safe_name: string; value: number; mark: Mark | null }[] }
/** A kind of find with its price in hundredths of a coin per unit, or null. */
export type PricedFind = Odds & { key: string; price: number | null; mark: Mark | null }

/** Takes the mean price of the items. */
export function toFind({ sold, ...line }: FindLine): PricedFind {
  const sum = sold.reduce((total, { value }) => total + value, 0)
  return { ...line, price: sold.length > 0 ? Math.round(sum / sold.length) : null, mark: worstMark(sold.map(({ mark }) => mark)) }
}

/** State of the calculator: the chosen find, chunks or chance as typed, and the weight of one find. */
export type FindsState = {
  find: string
  from: 'chunks' | 'chance'
  text: string
  weight: string
  /** chunk: one find each, an assumption of this wiki; harvester: clumps with several, from the game's files. */
  way: 'chunk' | 'harvester'
  harvest: HarvestState
}

export const findsStart: Omit<FindsState, 'find'> = { from: 'chunks', text: '100', weight: '', way: 'chunk', harvest: harvestStart }
export const maxChunks = 100_000

/** Chances in percent in the table. */
export const usualChances = [50, 90] as const
const [minChance, greatestChance] = [0.01, 99.99]

/** URL of the calculator. */
export const oddsAddress = defineAddress({
  parameters: ['find', 'from', 'chunks', 'chance', 'weight', 'way', ...harvestParameters],
  keepsEmpty: true,
  read(params, opensWith: string): FindsState {
    const isChance =
      params.get('from') === 'chance' || (!params.has('from') && readFieldText(params, 'chunks') === '' && params.has('chance'))
    const from = isChance ? 'chance' : 'chunks'
    return {
      find: readFieldText(params, 'find', 60) || opensWith,
      from,
      text: params.has(from) ? readFieldText(params, from) : findsStart.text,
      weight: readFieldText(params, 'weight'),
      way: params.get('way') === 'harvester' ? 'harvester' : 'chunk',
      harvest: readHarvest(params),
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

/** Chance in percent of at least one find in so many independent chunks. */
export function chanceOfAny(percent: number, chunks: number): number {
  return 100 * (1 - (1 - Math.min(100, Math.max(0, percent)) / 100) ** chunks)
}

/** Smallest number of chunks with at least this chance of a find; null if there is none. */
export function chunksFor(percent: number, chance: number): number | null {
  if (chance <= 0) return 0
  if (percent >= 100) return 1
  if (percent <= 0 || chance >= 100) return null
  // Minus 1e-9 against rounding errors.
  const chunks = Math.log(1 - chance / 100) / Math.log(1 - percent / 100)
  return Math.ceil(chunks - 1e-9)
}

/** A find per chunk or clump: `percent` is the chance of at least one, `each` the expected number. */
export type ExpectedFind = PricedFind & { odds: number; each: number }

/**
 * Computes the results of the page for the chosen find, by default the rarest: the linked fields, and for each find its number, chance
 * and value. Without a typed weight, a find has the weight from the Harvester, or `assumedWeight` per chunk.
 */
export function findsAnswer(finds: readonly PricedFind[], state: FindsState, assumedWeight: number, rules: HarvesterRules | null = null) {
  const clump = rules && state.way === 'harvester' ? harvestAnswer(rules, state.harvest) : null
  const drawn = rollFinds(finds, rules, clump)
  const selected = drawn.find(({ key, items }) => key === state.find || items.includes(state.find)) ?? drawn.at(-1)
  const rule = state.from === 'chunks' ? { max: maxChunks, whole: true } : { min: minChance, max: greatestChance }
  const { value: typed, problem } = readNumber(state.text, rule)
  const { value: ownWeight, problem: weightProblem } = readNumber(state.weight, { max: 1e6 })
  const usualWeight = clump ? (clump.harvest?.weight ?? null) : assumedWeight
  const weight = state.weight === '' ? usualWeight : ownWeight
  const isKnown = typed !== null && selected !== undefined && (clump === null || clump.harvest !== null)
  const chunks = !isKnown ? null : state.from === 'chunks' ? typed : chunksFor(selected.percent, typed)
  const chance = chunks === null || !selected ? null : chanceOfAny(selected.percent, chunks)
  // Harvester rules are from the game's files; one find per chunk is an assumption.
  const basis: Mark = clump ? 'worked-out' : 'guess'
  const rows =
    chunks === null
      ? []
      : drawn.map((find) => {
          const expected = find.each * chunks
          return {
            ...find,
            expected,
            chance: chanceOfAny(find.percent, chunks),
            value: find.price === null || weight === null ? null : Math.round(expected * weight * find.price),
            mark: worstMark([find.mark, basis]),
          }
        })
  return {
    selected,
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

/** The finds of a chunk, or of a clump in a Harvester. */
function rollFinds(
  finds: readonly PricedFind[],
  rules: HarvesterRules | null,
  clump: ReturnType<typeof harvestAnswer> | null,
): ExpectedFind[] {
  const counts = clump ? (clump.harvest?.counts ?? []) : [1]
  return finds.map((find) => {
    const odds = clump ? (rules?.odds.find(({ items }) => items.some((item) => find.items.includes(item)))?.percent ?? 0) : find.percent
    const { each, chance } = perClump(odds, counts.length > 0 ? counts : [1])
    return { ...find, odds, each, percent: chance }
  })
}

/** Formats a chance, never as 100% unless it is certain: 99.998 -> "over 99.99%". An estimate has two figures. */
export function formatChance(percent: number, certainty: SourceCertainty | null = null): string {
  if (certainty === 'guess' && percent > 99) return 'over 99%'
  if (percent > greatestChance) return `over ${greatestChance}%`
  if (percent > 0 && percent < minChance) return `under ${minChance}%`
  if (certainty === 'guess') return `${toFieldText(roundEstimate(percent))}%`
  return `${toFieldText(floorChance(percent), percent < 1 || percent > 99 ? 2 : 1)}%`
}

/** Evenly spaced points of the curve of chance by number of chunks, from 0 to `most`. */
export function chanceCurve(percent: number, most: number, points: number): { chunks: number; chance: number }[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const chunks = (most * index) / points
    return { chunks, chance: chanceOfAny(percent, chunks) }
  })
}

/** Rounds down to two decimals, so that no chance is overstated. */
function floorChance(percent: number): number {
  return Math.min(greatestChance, Math.floor(percent * 100 + 1e-6) / 100)
}
