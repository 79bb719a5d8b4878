import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import type { Odds } from '#model/items/drop-chances.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'

/** A line of the odds with what its finds sell for: hundredths of a coin for one unit of weight, null when not known. */
export type Find = Odds & { key: string; price: number | null; mark: Mark | null }

/** The calculator as its address says it: what is looked for, chunks or chance as typed, and what one find weighs. */
export type FindsState = { find: string; from: 'chunks' | 'chance'; text: string; weight: string }

export const findsStart: Omit<FindsState, 'find'> = { from: 'chunks', text: '100', weight: '' }
export const mostChunks = 100_000

/** What players ask for: as likely as not, and nearly sure. */
export const usualChances = [50, 90] as const
const [leastChance, greatestChance] = [0.01, 99.99]

/** Made with what the calculator opens with, where nothing is chosen. */
export const oddsAddress = defineAddress({
  parameters: ['find', 'from', 'chunks', 'chance', 'weight'],
  keepsEmpty: true,
  read(given, opensWith: string): FindsState {
    const isChance = given.get('from') === 'chance' || (!given.has('from') && readFieldText(given, 'chunks') === '' && given.has('chance'))
    const from = isChance ? 'chance' : 'chunks'
    return {
      find: readFieldText(given, 'find', 60) || opensWith,
      from,
      text: given.has(from) ? readFieldText(given, from) : findsStart.text,
      weight: readFieldText(given, 'weight'),
    }
  },
  write({ find, from, text, weight }: FindsState, opensWith) {
    return {
      ...(find === opensWith ? {} : { find }),
      ...(from === findsStart.from && text === findsStart.text ? {} : { [from]: text }),
      ...(weight === findsStart.weight ? {} : { weight }),
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

/**
 * Everything the page says, of the rarest find where nothing else is chosen: the linked fields, and for each find how many, how likely, and worth how much. Until somebody
 * says what a find weighs, `assumedWeight` stands in.
 */
export function findsAnswer(finds: readonly Find[], state: FindsState, assumedWeight: number) {
  const findNamed = (name: string) => finds.find(({ key, items }) => key === name || items.includes(name))
  const wanted = findNamed(state.find) ?? finds.at(-1)
  const rule = state.from === 'chunks' ? { max: mostChunks, whole: true } : { min: leastChance, max: greatestChance }
  const { value: typed, problem } = readNumber(state.text, rule)
  const { value: ownWeight, problem: weightProblem } = readNumber(state.weight, { max: 1e6 })
  const weight = state.weight === '' ? assumedWeight : ownWeight
  const chunks = typed === null || !wanted ? null : state.from === 'chunks' ? typed : chunksFor(wanted.percent, typed)
  const chance = chunks === null || !wanted ? null : chanceOfOne(wanted.percent, chunks)
  const rows =
    chunks === null
      ? []
      : finds.map((find) => {
          const expected = (find.percent * chunks) / 100
          return {
            ...find,
            expected,
            chance: chanceOfOne(find.percent, chunks),
            value: find.price === null || weight === null ? null : Math.round(expected * weight * find.price),
          }
        })
  return {
    wanted,
    chunks,
    chance,
    weight,
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

/** A chance as players read it. What is not certain is never called 100%: 99.998 -> "over 99.99%" */
export function formatChance(percent: number): string {
  if (percent > greatestChance) return `over ${greatestChance}%`
  if (percent > 0 && percent < leastChance) return `under ${leastChance}%`
  return `${toFieldText(floorChance(percent), percent < 1 || percent > 99 ? 2 : 1)}%`
}

/** A number of finds: one decimal, two where there are few. 0.37 -> "0.37", 37 -> "37" */
export function formatFinds(expected: number): string {
  return Number(expected.toFixed(expected < 1 ? 2 : 1)).toLocaleString('en-GB', { maximumFractionDigits: 2 })
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
