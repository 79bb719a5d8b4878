import { countOf } from '#model/text/count-of.ts'
import { lineFacts, readLineRules } from '#model/tools/pressure/line-rules.ts'
import { endOf, followLine, lineLimits, type WaterLine, type LineRules } from '#model/tools/pressure/pressure-line.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Topic, TopicAnswer } from './topic.ts'

const page = { name: 'Water pressure', topic: 'pressure' } as const

/** "2 tanks 3 filters pressure", "how many filters", "100% pressure", "20 pipes" */
export const answerPressure: Topic = (question, { facts }) => {
  const lookup = lookUpFacts(facts)
  const rules = readLineRules(lookup)
  if (!rules) return undefined
  const certainty = lookup.certainty(...Object.values(lineFacts))
  const line = /\b(costs?|prices?|how much)\b/.test(question) && !/\bpressure(?! tanks?)\b/.test(question) ? undefined : readLine(question)
  if (line) return describeLine(rules, line, certainty)
  if (/\bhow many pipes\b.*\btanks?\b/.test(question)) {
    const tanks = Number(/\b(\d+|one|a) (?:pressure )?tanks?\b/.exec(question)?.[1]?.replace(/one|a/, '1') ?? 0)
    return tanks <= lineLimits.tanks ? describePipes(rules, certainty, tanks) : undefined
  }
  if (/^how many pipes\b(?!.*\b(for|does|in|has)\b)/.test(question)) return describePipes(rules, certainty)
  if (
    /\bpipes?\b.*\b(zero|(?<!\.)0(?!\.)|none|lost|lose|loses|gone|until|without|long|max|maximum)\b|\b(lose|loses|loss|how long)\b.*\bpipes?\b/.test(
      question,
    )
  )
    return describePipes(rules, certainty)
  if (/\bclean(ing)? (the |my )?water\b|\bwater\b.*\bclean\b/.test(question)) return describeFilters(rules, certainty)
  if (/\bfilters?\b/.test(question) && /\b(how many|number of|clean|need|stack|add up)\b/.test(question))
    return describeFilters(rules, certainty)
  const asksForFull = /\b(full|max|maximum|100|more|increase|raise)\b/.test(question) || /\b(how many|need)\b.*\btanks?\b/.test(question)
  const isOfVehicle = /\b(how long|lasts?|trucks?|vehicles?|cars?|excavators?|fuel)\b/.test(question)
  if (/\bhow many (drills?|machines?|harvesters?)\b/.test(question)) return undefined
  if (asksForFull && /\b(pressure|tanks?)\b/.test(question) && !/\bshards?\b/.test(question) && !isOfVehicle)
    return describeTanks(rules, certainty)
  return undefined
}

/** Counts of parts in a question; undefined where it does not describe a line. */
function readLine(question: string): WaterLine | undefined {
  const countPart = (part: string) =>
    Number(new RegExp(`(\\d{1,3})\\s*(?:x |×)?\\s*(?:water |pressure |straight )*${part}s?\\b`).exec(question)?.[1] ?? 0)
  const line = { tanks: countPart('tank'), pipes: countPart('pipe'), filters: countPart('filter'), place: 'start' as const }
  const isLine = /\b(pressure|clean|dirty)\b/.test(question) || (line.tanks > 0 && line.pipes + line.filters > 0)
  const fits = line.tanks <= lineLimits.tanks && line.pipes <= lineLimits.pipes && line.filters <= lineLimits.filters
  return isLine && fits && line.tanks + line.pipes + line.filters > 0 ? line : undefined
}

function describeLine(rules: LineRules, line: WaterLine, certainty: Certainty | null): TopicAnswer {
  const { pressure, clean } = endOf(followLine(rules, line))
  const { tanks, pipes, filters } = line
  const parts = [tanks && countOf(tanks, 'tank'), pipes && countOf(pipes, 'pipe'), filters && countOf(filters, 'filter')].filter(Boolean)
  return {
    ...page,
    text: `${parts.join(', ')}: ${pressure}% pressure at the end${filters > 0 ? `, water ${clean}% clean` : ''}.`,
    value: pressure,
    unit: 'percent',
    certainty,
    path: paths.tool('pressure', { tanks: String(tanks), pipes: String(pipes), filters: String(filters) }),
  }
}

function describePipes({ base, tank, cap, loss }: LineRules, certainty: Certainty | null, tanks = 0): TopicAnswer {
  const start = Math.min(cap, base + tanks * tank)
  const pipes = Math.ceil(start / loss)
  return {
    ...page,
    text: `Each pipe takes ${loss}% of pressure: the ${start}% of an intake ${tanks > 0 ? `with ${countOf(tanks, 'tank')}` : 'without a tank'} are gone after ${countOf(pipes, 'pipe')}.`,
    value: pipes,
    unit: 'pieces',
    certainty,
    path: paths.tool('pressure', { tanks: String(tanks), pipes: String(pipes), filters: '0' }),
  }
}

function describeFilters({ filter, filterLoss }: LineRules, certainty: Certainty | null): TopicAnswer {
  const filters = Math.ceil(100 / filter)
  return {
    ...page,
    text: `${countOf(filters, 'filter')} in a row clean the water fully: ${filter}% each, at ${filterLoss}% of pressure each.`,
    value: filters,
    unit: 'pieces',
    certainty,
    path: paths.tool('pressure', { tanks: '0', pipes: '0', filters: String(filters) }),
  }
}

function describeTanks({ base, tank, cap }: LineRules, certainty: Certainty | null): TopicAnswer {
  const tanks = Math.ceil((cap - base) / tank)
  return {
    ...page,
    text: `${countOf(tanks, 'pressure tank')} right after the intake, a shard in each: ${base}% + ${tanks} × ${tank}% = ${Math.min(cap, base + tanks * tank)}%.`,
    value: tanks,
    unit: 'pieces',
    certainty,
    path: paths.tool('pressure', { tanks: String(tanks), pipes: '0', filters: '0' }),
  }
}
