import { toCoins } from '#model/text/money.ts'
import { certaintyWords, isEstimate, isLessCertain, toCertainty, type Certainty, type SourceCertainty } from '#model/wiki/certainty.ts'
import { describeMissingNumber } from './check/missing-names.ts'
import type { Problem } from './check/problem.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { pointsOfFact, type NamedThings } from './names.ts'

type FoundNumber = {
  text: string
  certainty: Certainty | null
  fact: string
  calculationUrl?: string | undefined
  /** Safe name of the item whose price it is. */
  pricedItem?: string | undefined
}
/** Looks a number up among what there is. */
export type LookUp = (kind: 'fact' | 'value', label: string, version?: string) => FoundNumber | undefined

/**
 * The number that `:fact[filter_percent]` or `:value[blueprint/candle.require_weight]` stands for, as text, how sure it
 * is, which fact that is: kind, id and field, as the provenance call has them, and the tool that works it out. Undefined when there
 * is no such number.
 */
export function lookUpNumber(kind: 'fact' | 'value', label: string, things: NamedThings, version?: string): FoundNumber | undefined {
  const { facts, records } = things
  if (kind === 'fact') {
    const [key = '', ...path] = label.split('.')
    const fact = facts.find((candidate) => candidate.key === key)
    const now = fact && { value: fact.value, certainty: fact.sources.value?.certainty }
    const point = version === undefined ? now : pointsOfFact(key, things).find((one) => one.version === version)
    const text = point && formatValue(follow(point.value, path))
    // Tools work out what holds in the version that is described.
    const calculationUrl = version === undefined ? fact?.worked_out_at[path.join('.') || 'value'] : undefined
    return text === undefined
      ? undefined
      : { text, certainty: toCertainty(point?.certainty), fact: `fact/${toFactFile(key)}/value`, calculationUrl }
  }
  const [, id = '', field = ''] = /^([\w-]+\/.+)\.([\w-]+)$/.exec(label) ?? []
  const record = records.get(id)
  if (!record) return undefined
  // Writers ask for the price in coins; records hold hundredths.
  const price = record.fields.value
  // A digsite's town is written by its name, as every thing that a field refers to by its safe name.
  const named = records.get(`${field}/${String(record.fields[field])}`)?.fields.name
  const text = formatValue(named ?? (field === 'price' && typeof price === 'number' ? toCoins(price) : record.fields[field]))
  // A vehicle's price has a source under its own name.
  const said = record.sources[field] === undefined && field === 'price' ? 'value' : field
  if (text === undefined) return undefined
  const pricedItem = field === 'price' && id.startsWith('item/') ? id.slice('item/'.length) : undefined
  return { text, certainty: toCertainty(record.sources[said]?.certainty), fact: `${id}/${said}`, pricedItem }
}

/**
 * A text without markup, such as a description, with its numbers written out, and what is wrong with those that there are not. A plain
 * text is marked as a whole and cannot mark a number inside, so an estimate must be at least as sure as the text.
 */
export function fillInNumbers(text: string, things: NamedThings, certainty: SourceCertainty): { text: string; problems: FlawOfNumber[] } {
  const problems: FlawOfNumber[] = []
  const filled = text.replace(/:(fact|value)\[([^\]]+)\]/g, (found, kind: 'fact' | 'value', label: string) => {
    const number = lookUpNumber(kind, label, things)
    const problem = number ? describeLessCertain(found, number.certainty, certainty) : describeMissingNumber(kind, label, things)
    if (problem) problems.push(problem)
    return number?.text ?? label
  })
  return { text: filled, problems }
}
type FlawOfNumber = Pick<Problem, 'found' | 'expected' | 'help' | 'mark'>

function describeLessCertain(found: string, number: Certainty | null, text: SourceCertainty): FlawOfNumber | undefined {
  if (number === null || !isEstimate(number) || !isLessCertain(number, text)) return undefined
  const help = 'A plain text cannot mark a number: say it less surely, or without the number.'
  const expected = `a number as sure as its text, which is ${certaintyWords[text]}`
  return { found: `${found} (${certaintyWords[number]})`, expected, help, mark: { words: found } }
}

function follow(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

// Made once: making one takes longer than a hundred uses.
// Two decimals are enough, but a small number keeps two digits: 0.002 is not 0.
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, maximumSignificantDigits: 2, roundingPriority: 'morePrecision' })
const lists = new Intl.ListFormat('en-GB')

function formatValue(value: unknown): string | undefined {
  if (typeof value === 'number') return numbers.format(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return lists.format(value.map(String))
  return undefined
}
