import { namesOf } from '#model/wiki/keyed.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText, readNumber } from '#model/text/number-input.ts'

/** Facts of the wiki, all in percent of full pressure or of the water. */
export type LineRules = { base: number; tank: number; cap: number; loss: number; filter: number; filterLoss: number }

/** A line as its address says it. Tanks stand behind the intake, or after the pipes. `want` is the pressure asked for at its end. */
export type LineState = { tanks: string; pipes: string; filters: string; place: 'start' | 'end'; want: string }

export const lineStart: LineState = { tanks: '1', pipes: '10', filters: '2', place: 'start', want: '100' }

/** Longer lines than anybody lays, so that the drawing stays a drawing. */
export const lineLimits = { tanks: 20, pipes: 100, filters: 20 } as const

export type LineStep = { part: 'intake' | 'tank' | 'pipe' | 'filter'; pressure: number; clean: number }
/** What the water passes: at least an intake. */
export type LineSteps = [LineStep, ...LineStep[]]
export const endOf = (steps: Readonly<LineSteps>): LineStep => steps.at(-1) ?? steps[0]
/** Where tanks stand: behind the intake, after the pipes, or last of all, behind the filters. */
export const tankPlaces = ['start', 'end', 'last'] as const
export type TankPlace = (typeof tankPlaces)[number]
export type Line = { tanks: number; pipes: number; filters: number; place: TankPlace }

export const lineAddress = defineAddress({
  parameters: ['tanks', 'pipes', 'filters', 'place', 'want'],
  keepsEmpty: true,
  read(given): LineState {
    const text = (name: 'tanks' | 'pipes' | 'filters' | 'want') => (given.has(name) ? readFieldText(given, name) : lineStart[name])
    return {
      tanks: text('tanks'),
      pipes: text('pipes'),
      filters: text('filters'),
      place: given.get('place') === 'end' ? 'end' : 'start',
      want: text('want'),
    }
  },
  write(state: LineState) {
    const fields = namesOf(lineStart)
    return Object.fromEntries(fields.filter((field) => state[field] !== lineStart[field]).map((field) => [field, state[field]]))
  },
})

/** Pressure and cleanness after each part, in the order of the water. No part takes pressure below zero or above the cap. */
export function followLine(rules: LineRules, { tanks, pipes, filters, place }: Line): LineSteps {
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

/** Everything the page says of a line; no steps while a field holds no number. */
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
  // An empty field is a line without that part.
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
      /** Tanks that changed nothing, because the line was full before them. */
      wasted: steps.filter((step, place) => step.part === 'tank' && step.pressure === steps[place - 1]?.pressure).length,
      missing: { pressure: tidy(rules.cap - pressure), clean: tidy(100 - clean), filters: filtersMissing(rules, clean) },
      want: want.value,
      tanksWanted: want.value === null ? null : tanksMissing(rules, pressure, want.value),
      pipesAllowed: want.value === null ? null : pipesAllowed(rules, line, want.value),
    },
  }
}

/** Tanks to add at the end of the line for a pressure; null where no number of them gives it. */
function tanksMissing({ tank, cap }: LineRules, pressure: number, want: number): number | null {
  if (want <= pressure) return 0
  return tank > 0 && want <= cap ? Math.ceil(tidy((want - pressure) / tank)) : null
}

/** Filters to add for clean water; null where no number of them cleans it. */
function filtersMissing({ filter }: LineRules, clean: number): number | null {
  if (clean >= 100) return 0
  return filter > 0 ? Math.ceil(tidy((100 - clean) / filter)) : null
}

/** The longest run of pipes that still ends with a pressure; null where even none of them does. */
export function pipesAllowed(rules: LineRules, line: Line, want: number): number | null {
  const end = (pipes: number) => followLine(rules, { ...line, pipes }).at(-1)?.pressure ?? 0
  if (end(0) < want) return null
  let pipes = 0
  while (pipes < lineLimits.pipes && end(pipes + 1) >= want) pipes++
  return pipes
}

/** The steps as a table shows them: pipes in runs of ten, each other part by itself. `until` is the number within its kind. */
export function toLineRows(steps: readonly LineStep[]): (LineStep & { since: number; until: number })[] {
  const rows: (LineStep & { since: number; until: number })[] = []
  const seen = { intake: 0, tank: 0, pipe: 0, filter: 0 }
  for (const step of steps) {
    const number = ++seen[step.part]
    const last = rows.at(-1)
    if (last?.part === 'pipe' && step.part === 'pipe' && (number - 1) % 10 !== 0)
      rows[rows.length - 1] = { ...step, since: last.since, until: number }
    else rows.push({ ...step, since: number, until: number })
  }
  return rows
}

/** Sums of tenths of a percent without the tail that binary fractions leave. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
