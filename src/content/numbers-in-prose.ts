import { toCoins } from '#model/text/money.ts'
import { isEstimate, isLessSure, type Certainty } from '#model/wiki/provenance.ts'
import type { NamedThings } from './names.ts'

/**
 * The number that `:fact[filter_percent]` or `:value[blueprint/candle.require_weight]` stands for, as text, and how sure it
 * is. Undefined when there is no such number.
 */
export function readNumber(kind: 'fact' | 'value', label: string, { facts, records }: NamedThings) {
  if (kind === 'fact') {
    const [key, ...path] = label.split('.')
    const fact = facts.find((candidate) => candidate.key === key)
    const text = fact && describe(follow(fact.value, path))
    return text === undefined || !fact ? undefined : { text, certainty: fact.sources.value?.certainty }
  }
  const [, id = '', field = ''] = /^([\w-]+\/.+)\.([\w-]+)$/.exec(label) ?? []
  const record = records.get(id)
  if (!record) return undefined
  // Writers ask for the price in coins; records hold hundredths.
  const price = record.fields.value
  const text = describe(field === 'price' && typeof price === 'number' ? toCoins(price) : record.fields[field])
  const source = record.sources[field] ?? (field === 'price' ? record.sources.value : undefined)
  return text === undefined ? undefined : { text, certainty: source?.certainty }
}

/**
 * A text without markup, such as a description, with its numbers written out. `unknown` are those that there are not. A plain
 * text is marked as a whole and cannot mark a number inside, so an estimate must be at least as sure as the text.
 */
export function fillInNumbers(text: string, things: NamedThings, certainty: Certainty): { text: string; unknown: string[] } {
  const unknown: string[] = []
  const filled = text.replace(/:(fact|value)\[([^\]]+)\]/g, (written, kind: 'fact' | 'value', label: string) => {
    const number = readNumber(kind, label, things)
    if (!number || isTooUnsure(number.certainty, certainty)) unknown.push(written)
    return number?.text ?? label
  })
  return { text: filled, unknown }
}

function isTooUnsure(number: Certainty | undefined, text: Certainty): boolean {
  return number !== undefined && isEstimate(number) && isLessSure(number, text)
}

function follow(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

// Made once: making one takes longer than a hundred uses.
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const lists = new Intl.ListFormat('en-GB')

function describe(value: unknown): string | undefined {
  if (typeof value === 'number') return numbers.format(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return lists.format(value.map(String))
  return undefined
}
