import { toCoins } from '#model/money.ts'
import type { NamedThings } from './names.ts'

/**
 * The number that `:fact[filter_percent]` or `:value[blueprint/candle.require_weight]` stands for, as text, and whether it
 * is an estimate. Undefined when there is no such number.
 */
export function readNumber(kind: 'fact' | 'value', label: string, { facts, records }: NamedThings) {
  if (kind === 'fact') {
    const [key, ...path] = label.split('.')
    const fact = facts.find((candidate) => candidate.key === key)
    const text = fact && describe(follow(fact.value, path))
    return text === undefined || !fact ? undefined : { text, estimate: fact.sources.value?.estimate ?? false }
  }
  const [, id = '', field = ''] = /^([\w-]+\/.+)\.([\w-]+)$/.exec(label) ?? []
  const record = records.get(id)
  if (!record) return undefined
  // Writers ask for the price in coins; records hold hundredths.
  const price = record.fields.value
  const text = describe(field === 'price' && typeof price === 'number' ? toCoins(price) : record.fields[field])
  const source = record.sources[field] ?? (field === 'price' ? record.sources.value : undefined)
  return text === undefined ? undefined : { text, estimate: source?.estimate ?? false }
}

function follow(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined),
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
