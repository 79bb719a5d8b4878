import { oneOf } from '#model/text/one-of.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { defineAddress, type ToolParams } from '#model/tools/define-address.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { readNumber, readFieldText, toFieldText, type NumberRead, type NumberRule } from '#model/text/number-input.ts'
import { tankPlaces, type TankPlace } from '#model/tools/pressure/pressure-line.ts'
import { minOf, rigLimits, type RigCount } from './rig-parts.ts'
import type { RigDrill, RigRules } from './rig-rules.ts'
import type { Rig, RigSetting } from './run-rig.ts'

/**
 * The fields of a rig as typed. `weight`, `quality` and `clumps` apply to drills without facts; `gauge` and `steps` are the water of the
 * washers if it does not come from the drills.
 */
export type RigFields = Record<(typeof rigFields)[number], string>
export const rigFields = [
  'drill',
  'drills',
  'depth',
  'intakes',
  'start',
  'tanks',
  'pipes',
  'filters',
  'place',
  'washers',
  'belts',
  'weight',
  'quality',
  'clumps',
  'lasts',
  'gauge',
  'steps',
] as const

/** Parameter of a field of the second rig. */
const second = (name: (typeof rigFields)[number]) => `b${name}` as const
/** One field for each kind of find, in the order of the odds. */
export const rigPriceFields = ['p0', 'p1', 'p2', 'p3', 'p4'] as const

/** State of the planner: a rig, a second one or none, and settings of both. */
export type RigState = {
  rig: RigFields
  other: RigFields | null
  /** Seconds for ten clumps, or empty. */
  ten: string
  /** Clumps per minute of a washer; empty for the assumption. */
  takes: string
  /** Seconds for ten clumps on a full belt, or empty. */
  belt: string
  /** Coins to spend. */
  budget: string
  /** Coins per unit of weight, by kind of find; empty for the base price. */
  prices: string[]
}

export const rigStart: RigState = {
  rig: {
    drill: '',
    drills: '1',
    depth: '6.40',
    intakes: '1',
    start: '',
    tanks: '2',
    pipes: '4',
    filters: '4',
    place: 'last',
    washers: '1',
    belts: '6',
    weight: '4',
    quality: '5',
    clumps: '2',
    lasts: '',
    gauge: '',
    steps: '',
  },
  other: null,
  ten: '',
  takes: '',
  belt: '',
  budget: '1000',
  prices: rigPriceFields.map(() => ''),
}

const shared = ['ten', 'takes', 'belt', 'budget'] as const
type Parameter = (typeof rigFields)[number] | ReturnType<typeof second> | 'rigs' | (typeof shared)[number] | (typeof rigPriceFields)[number]

export const rigAddress = defineAddress({
  parameters: [...rigFields, 'rigs', ...rigFields.map(second), ...shared, ...rigPriceFields] as Parameter[],
  keepsEmpty: true,
  read(params): RigState {
    const rig = readFields(params, (name) => name, rigStart.rig)
    const isBoth = params.get('rigs') === '2'
    return {
      rig,
      other: isBoth ? readFields(params, second, rig) : null,
      ten: readFieldText(params, 'ten'),
      takes: readFieldText(params, 'takes'),
      belt: readFieldText(params, 'belt'),
      budget: params.has('budget') ? readFieldText(params, 'budget') : rigStart.budget,
      prices: rigPriceFields.map((name) => readFieldText(params, name)),
    }
  },
  write({ rig, other, prices, ...rest }: RigState) {
    return {
      ...differing(rig, rigStart.rig, (name) => name),
      ...(other && { rigs: '2', ...differing(other, rig, second) }),
      ...Object.fromEntries(shared.filter((name) => rest[name] !== rigStart[name]).map((name) => [name, rest[name]])),
      ...Object.fromEntries(rigPriceFields.map((name, index) => [name, prices[index] ?? ''] as const).filter(([, price]) => price !== '')),
    }
  },
})

function readFields(params: ToolParams<Parameter>, toName: (name: (typeof rigFields)[number]) => Parameter, start: RigFields): RigFields {
  return Object.fromEntries(
    rigFields.map((field) => {
      const name = toName(field)
      return [field, params.has(name) ? readFieldText(params, name, field === 'drill' ? 60 : undefined) : start[field]]
    }),
  ) as RigFields
}

/** The fields that differ from the defaults. */
function differing(fields: RigFields, start: RigFields, toName: (name: (typeof rigFields)[number]) => Parameter) {
  return Object.fromEntries(rigFields.filter((name) => fields[name] !== start[name]).map((name) => [toName(name), fields[name]]))
}

/** Parses the fields of a rig; null with the problems if a field is invalid. An empty number of parts is 0. */
export function readRig(
  rules: RigRules,
  fields: RigFields,
): { rig: Rig | null; problems: Record<keyof RigFields, string>; drill: RigDrill } {
  const drill = rules.drills.find(({ safe_name }) => safe_name === fields.drill) ?? usualDrill(rules)
  const counted = (name: RigCount) => readNumber(fields[name], { min: minOf(name), max: rigLimits[name], whole: true })
  const own = (name: 'weight' | 'quality' | 'clumps' | 'lasts', isAsked: boolean, rule: NumberRule): NumberRead =>
    isAsked ? readNumber(fields[name], rule) : { value: 0, problem: '' }
  const read = {
    drills: counted('drills'),
    intakes: needed(counted('intakes')),
    tanks: counted('tanks'),
    pipes: counted('pipes'),
    filters: counted('filters'),
    washers: counted('washers'),
    belts: counted('belts'),
    depth: needed(readNumber(fields.depth, { max: 100 })),
    weight: needed(own('weight', !drill.weight, { max: 1000 })),
    quality: needed(own('quality', !drill.quality, { min: rules.washing.quality.least, max: rules.washing.quality.most, whole: true })),
    clumps: needed(own('clumps', !drill.pace, { max: maxClumps })),
  }
  // Empty means the assumption, not 0.
  const start = readNumber(fields.start, { max: rules.line.cap })
  const gauge = readNumber(fields.gauge, { max: rules.line.cap })
  const steps = readNumber(fields.steps, { max: rules.cleanSteps })
  const lasts = own('lasts', drill.shardLoss !== null, { min: 0.1, max: 10_000 })
  const assumed = mapValues({ start, lasts, gauge, steps }, ({ problem }) => problem)
  const problems = { drill: '', place: '', ...assumed, ...mapValues(read, ({ problem }) => problem) }
  if (Object.values(problems).some(Boolean)) return { rig: null, problems, drill }
  const value = mapValues(read, (number) => number.value ?? 0)
  const place = oneOf(tankPlaces, fields.place) ?? (rigStart.rig.place as TankPlace)
  const { weight, quality, clumps, ...rest } = value
  const rig = { drill, place, ...rest, start: start.value, own: { weight, quality, clumps, lasts: lasts.value } }
  return { rig: { ...rig, wash: { pressure: gauge.value, water: steps.value } }, problems, drill }
}

/** The fields with the parts and depth of `rig`. */
export function withParts(fields: RigFields, rig: Rig): RigFields {
  const counts = Object.fromEntries(keysOf(rigLimits).map((name) => [name, String(rig[name])]))
  return { ...fields, ...counts, depth: toFieldText(rig.depth) }
}

/** Parses the settings of both rigs, with assumptions for empty fields. Null if a field is invalid. */
export function readSetting(rules: RigRules, state: RigState) {
  const timed = timedDrill(rules)
  const read = {
    ten: readNumber(state.ten, timing),
    takes: readNumber(state.takes, { max: maxClumps }),
    belt: readNumber(state.belt, timing),
  }
  const budget = readNumber(state.budget, { max: 1e7 })
  const prices = rules.kinds.map((_, index) => readNumber(state.prices[index] ?? '', { max: 1e6 }))
  const problems = {
    ten: read.ten.problem,
    takes: read.takes.problem,
    belt: read.belt.problem,
    budget: budget.problem,
    prices: prices.map(({ problem }) => problem),
  }
  const isWrong = problems.ten || problems.takes || problems.belt || problems.prices.some(Boolean)
  const tick = read.ten.value === null || !timed ? rules.assumed.tickSeconds : read.ten.value / (clumpsTimed * timed.ticks)
  const setting: RigSetting | null = isWrong
    ? null
    : {
        tickSeconds: tick,
        washedPerMinute: read.takes.value ?? rules.assumed.washedPerMinute,
        carriedPerMinute: read.belt.value === null ? null : (clumpsTimed * 60) / read.belt.value,
        prices: rules.kinds.map(({ price }, index) => toHundredths(prices[index]?.value) ?? price),
      }
  return {
    setting,
    problems,
    timed,
    budget: toHundredths(budget.value),
    isTimed: read.ten.value !== null && timed !== null,
    isCounted: read.takes.value !== null,
  }
}

/** Per minute; above what a player can carry or a machine takes. */
const maxClumps = 120

/** Limits of a timed value, in seconds. */
const timing = { min: 1, max: 36000 }

/** Number of clumps that a player times. */
export const clumpsTimed = 10

/** A drill whose clumps take the same number of ticks at any pressure, so that a tick can be timed. */
function timedDrill({ drills }: RigRules): { name: string; ticks: number } | null {
  const drill = drills.find(({ pace }) => pace?.unit === 'ticks' && pace.none === pace.full)
  return drill?.pace ? { name: drill.name, ticks: drill.pace.none } : null
}

/** The default drill: the first that digs by itself and whose quality increases with depth. */
function usualDrill({ drills }: RigRules): RigDrill {
  return (drills.find(({ pace, quality }) => pace && quality && 'metresPerStep' in quality) ?? drills[0]) as RigDrill
}

const toHundredths = (coins: number | null | undefined) => (coins === null || coins === undefined ? null : coins * hundredthsPerCoin)

/** Makes an empty field a problem. */
function needed(read: NumberRead): NumberRead {
  return read.value === null && read.problem === '' ? { value: null, problem: 'Type a number.' } : read
}

function mapValues<Name extends string, From, To>(of: Record<Name, From>, to: (value: From) => To): Record<Name, To> {
  return Object.fromEntries(Object.entries<From>(of).map(([name, value]) => [name, to(value)])) as Record<Name, To>
}
