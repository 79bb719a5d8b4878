import { keysOf } from '#model/wiki/keyed.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText, readNumber } from '#model/text/number-input.ts'

/** Facts of the wiki, in percent of full pressure or of the water. */
export type LineRules = { base: number; tank: number; cap: number; loss: number; filter: number; filterLoss: number }

/** The fields of a line as typed. Tanks are behind the intake or after the pipes; `want` is the desired pressure at the end. */
export type LineState = { tanks: string; pipes: string; filters: string; place: 'start' | 'end'; want: string }

export const lineStart: LineState = { tanks: '1', pipes: '10', filters: '2', place: 'start', want: '100' }

/** Limits of the drawing, above the length of usual lines. */
export const lineLimits = { tanks: 20, pipes: 100, filters: 20 } as const

export type LineStep = { part: 'intake' | 'tank' | 'pipe' | 'filter'; pressure: number; clean: number }
/** The parts of a line in the order of the water; the first is an intake. */
export type LineSteps = [LineStep, ...LineStep[]]
export const endOf = (steps: Readonly<LineSteps>): LineStep => steps.at(-1) ?? steps[0]
/** Positions of tanks: behind the intake, after the pipes, or after the filters. */
export const tankPlaces = ['start', 'end', 'last'] as const
export type TankPlace = (typeof tankPlaces)[number]
export type WaterLine = { tanks: number; pipes: number; filters: number; place: TankPlace }

export const lineAddress = defineAddress({
  parameters: ['tanks', 'pipes', 'filters', 'place', 'want'],
  keepsEmpty: true,
  read(params): LineState {
    const text = (name: 'tanks' | 'pipes' | 'filters' | 'want') => (params.has(name) ? readFieldText(params, name) : lineStart[name])
    return {
      tanks: text('tanks'),
      pipes: text('pipes'),
      filters: text('filters'),
      place: params.get('place') === 'end' ? 'end' : 'start',
      want: text('want'),
    }
  },
  write(state: LineState) {
    const fields = keysOf(lineStart)
    return Object.fromEntries(fields.filter((field) => state[field] !== lineStart[field]).map((field) => [field, state[field]]))
  },
})

/** Computes pressure and cleanness after each part; pressure stays between zero and the cap. */
export function followLine(rules: LineRules, { tanks, pipes, filters, place }: WaterLine): LineSteps {
  const tanksAt = (here: TankPlace) => (place === here ? Array<'tank'>(tanks).fill('tank') : [])
  const [pipeParts, filterParts] = [Array<'pipe'>(pipes).fill('pipe'), Array<'filter'>(filters).fill('filter')]
  const steps: LineSteps = [{ part: 'intake', pressure: Math.min(rules.cap, rules.base), clean: 0 }]
  for (const part of [...tanksAt('start'), ...pipeParts, ...tanksAt('end'), ...filterParts, ...tanksAt('last')]) {
    const { pressure, clean } = endOf(steps)
    const change = { tank: rules.tank, pipe: -rules.loss, filter: -rules.filterLoss }[part]
    steps.push({
      part,
      pressure: tidy(Math.min(rules.cap, Math.max(0, pressure + change))),
      clean: part === 'filter' ? Math.min(100, clean + rules.filter) : clean,
    })
  }
  return steps
}

/** Computes the results of the page; no steps if a field is invalid. */
export function lineAnswer(rules: LineRules, state: LineState) {
  const whole = (field: keyof typeof lineLimits) => readNumber(state[field], { max: lineLimits[field], whole: true })
  const [tanks, pipes, filters] = [whole('tanks'), whole('pipes'), whole('filters')]
  const want = readNumber(state.want, { max: rules.cap })
  const problems = {
    tanks: tanks.problem,
    pipes: pipes.problem,
    filters: filters.problem,
    want: want.problem && want.problem.startsWith('The most') ? `${want.problem.slice(0, -1)}: no line has more.` : want.problem,
  }
  const hasProblem = tanks.problem || pipes.problem || filters.problem
  if (hasProblem) return { problems, line: null }
  // An empty field means none of the part.
  const line = { tanks: tanks.value ?? 0, pipes: pipes.value ?? 0, filters: filters.value ?? 0, place: state.place }
  const steps = followLine(rules, line)
  const { pressure, clean } = endOf(steps)
  return {
    problems,
    line: {
      ...line,
      steps,
      pressure,
      clean,
      /** Number of tanks without effect, because the pressure was at the cap before them. */
      wasted: steps.filter((step, index) => step.part === 'tank' && step.pressure === steps[index - 1]?.pressure).length,
      missing: { pressure: tidy(rules.cap - pressure), clean: tidy(100 - clean), filters: filtersMissing(rules, clean) },
      want: want.value,
      tanksWanted: want.value === null ? null : tanksMissing(rules, pressure, want.value),
      pipesAllowed: want.value === null ? null : pipesAllowed(rules, line, want.value),
    },
  }
}

/** Number of tanks to add at the end of the line for a pressure; null if impossible. */
function tanksMissing({ tank, cap }: LineRules, pressure: number, want: number): number | null {
  if (want <= pressure) return 0
  return tank > 0 && want <= cap ? Math.ceil(tidy((want - pressure) / tank)) : null
}

/** Number of filters to add for clean water; null if impossible. */
function filtersMissing({ filter }: LineRules, clean: number): number | null {
  if (clean >= 100) return 0
  return filter > 0 ? Math.ceil(tidy((100 - clean) / filter)) : null
}

/** Largest number of pipes with the wanted pressure at the end; null if even no pipe has it. */
export function pipesAllowed(rules: LineRules, line: WaterLine, want: number): number | null {
  const endPressure = (pipes: number) => followLine(rules, { ...line, pipes }).at(-1)?.pressure ?? 0
  if (endPressure(0) < want) return null
  let pipes = 0
  while (pipes < lineLimits.pipes && endPressure(pipes + 1) >= want) pipes++
  return pipes
}

/** Groups the steps into table rows: pipes in runs of ten, other parts alone. `since` and `until` count parts of the same kind. */
export function toLineRows(steps: readonly LineStep[]): (LineStep & { since: number; until: number })[] {
  const rows: (LineStep & { since: number; until: number })[] = []
  const counts = { intake: 0, tank: 0, pipe: 0, filter: 0 }
  for (const step of steps) {
    const number = ++counts[step.part]
    const last = rows.at(-1)
    if (last?.part === 'pipe' && step.part === 'pipe' && (number - 1) % 10 !== 0)
      rows[rows.length - 1] = { ...step, since: last.since, until: number }
    else rows.push({ ...step, since: number, until: number })
  }
  return rows
}

/** Removes floating-point errors from sums of tenths. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
