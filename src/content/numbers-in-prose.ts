import { toCoins } from '#model/text/money.ts'
import { certaintyWords, isEstimate, isLessCertain, toCertainty, type Certainty, type SourceCertainty } from '#model/wiki/certainty.ts'
import { describeMissingNumber } from './check/missing-names.ts'
import type { Flaw } from './check/problem.ts'
import { lookUpFacts, toFactFile } from '#model/wiki/fact-lookup.ts'
import { pointsOfFact, type NamedThings } from './names.ts'

type FoundNumber = {
  text: string
  certainty: Certainty | null
  fact: string
  calculationUrl?: string | undefined
  /** Safe name of the item whose price it is, or those of the items that share it. */
  pricedItem?: string | undefined
}
/** Finds the number for a reference in prose. */
export type LookUp = (kind: 'fact' | 'value', label: string, version?: string) => FoundNumber | undefined

/**
 * Finds the number for `:fact[filter_percent]` or `:value[blueprint/candle.require_weight]`: its text, its certainty, the fact as
 * "kind/id/field", and the URL of the tool that computes it. Undefined if there is none.
 */
export function lookUpNumber(kind: 'fact' | 'value', label: string, things: NamedThings, version?: string): FoundNumber | undefined {
  const { facts, records } = things
  if (kind === 'fact') {
    const [key = '', ...path] = label.split('.')
    const fact = facts.find((candidate) => candidate.key === key)
    const now = fact && { value: fact.value, certainty: fact.sources.value?.certainty }
    const point = version === undefined ? now : pointsOfFact(key, things).find((candidate) => candidate.version === version)
    const text = point && formatValue(readPath(point.value, path))
    // Tools compute values of the described version only.
    const calculationUrl = version === undefined ? fact?.worked_out_at[path.join('.') || 'value'] : undefined
    const sharing = version === undefined ? lookUpFacts(facts).lists('shared_prices')[label]?.join(' ') : undefined
    return text === undefined
      ? undefined
      : { text, certainty: toCertainty(point?.certainty), fact: `fact/${toFactFile(key)}/value`, calculationUrl, pricedItem: sharing }
  }
  const [, id = '', field = ''] = /^([\w-]+\/.+)\.([\w-]+)$/.exec(label) ?? []
  const record = records.get(id)
  if (!record) return undefined
  // Prose refers to the price in coins; records hold hundredths.
  const price = record.fields.value
  // A reference to another thing, such as a digsite's town, is shown by its name.
  const named = records.get(`${field}/${String(record.fields[field])}`)?.fields.name
  const text = formatValue(named ?? (field === 'price' && typeof price === 'number' ? toCoins(price) : record.fields[field]))
  // A vehicle's price has a source of that name; an item's is under `value`.
  const sourceField = record.sources[field] === undefined && field === 'price' ? 'value' : field
  if (text === undefined) return undefined
  const pricedItem = field === 'price' && id.startsWith('item/') ? id.slice('item/'.length) : undefined
  return { text, certainty: toCertainty(record.sources[sourceField]?.certainty), fact: `${id}/${sourceField}`, pricedItem }
}

/**
 * Replaces the references in a plain text, such as a description, by their numbers. A plain text has one certainty badge for the whole, so
 * a number that is less certain is a problem.
 */
export function fillInNumbers(text: string, things: NamedThings, certainty: SourceCertainty): { text: string; problems: Flaw[] } {
  const problems: Flaw[] = []
  const filled = text.replace(/:(fact|value)\[([^\]]+)\]/g, (mention, kind: 'fact' | 'value', label: string) => {
    const number = lookUpNumber(kind, label, things)
    const problem = number ? describeLessCertain(mention, number.certainty, certainty) : describeMissingNumber(kind, label, things)
    if (problem) problems.push(problem)
    return number?.text ?? label
  })
  return { text: filled, problems }
}

function describeLessCertain(mention: string, number: Certainty | null, text: SourceCertainty): Flaw | undefined {
  if (number === null || !isEstimate(number) || !isLessCertain(number, text)) return undefined
  const hint = 'A plain text has no badge for a number: lower its certainty, or leave the number out.'
  const expected = `a number at least as certain as its text, which is ${certaintyWords[text]}`
  return { code: 'certainty-mismatch', found: `${mention} (${certaintyWords[number]})`, expected, hint, mark: { words: mention } }
}

function readPath(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

// Two decimals, but at least two significant digits: 0.002 is not 0.
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, maximumSignificantDigits: 2, roundingPriority: 'morePrecision' })
const lists = new Intl.ListFormat('en-GB')

function formatValue(value: unknown): string | undefined {
  if (typeof value === 'number') return numbers.format(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return lists.format(value.map(String))
  return undefined
}
