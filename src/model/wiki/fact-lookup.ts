import { toSentenceCase } from '#model/text/sentence-case.ts'
import { leastCertain, toMark, type Certainty, type Mark } from './certainty.ts'
import type { Fact } from './fact.ts'
import type { NamedItemKey } from '#model/game/named-items.ts'

/** The file of a fact, by which sources name it: "filter_percent" -> "filter-percent" */
export function toFactFile(key: string): string {
  return key.replaceAll('_', '-')
}

/** A value at no pressure and at full pressure, with linear interpolation. */
export type Span = { none: number; full: number }

/** Creates a lookup of facts by key; missing facts are null. */
export function lookUpFacts(facts: readonly (Pick<Fact, 'key' | 'value'> & Partial<Pick<Fact, 'version' | 'certainty'>>)[]) {
  const values = new Map(facts.map(({ key, value }) => [key, value]))
  const named = (key: string) => {
    const value = values.get(key)
    return typeof value !== 'object' || Array.isArray(value) ? null : value
  }
  const number = (key: string): number | null => {
    const value = values.get(key)
    return typeof value === 'number' ? value : null
  }
  const numbers = (key: string): Record<string, number> | null => {
    const value = named(key)
    return value && Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  }
  const text = (key: string): string | null => {
    const value = values.get(key)
    return typeof value === 'string' ? value : null
  }
  /** The game version of the value, or ''. */
  const version = (key: string): string => facts.find((fact) => fact.key === key)?.version ?? ''
  return {
    number,
    version,
    /** The badge of the value. */
    mark: (key: string): Mark | null => toMark(facts.find((fact) => fact.key === key)?.certainty),
    /** The lowest certainty of the values. */
    certainty: (...keys: readonly string[]): Certainty | null =>
      leastCertain(keys.map((key) => facts.find((fact) => fact.key === key)?.certainty)),
    text,
    /** Named texts, in the order of the file. */
    record: (key: string): Record<string, string> | null => {
      const value = named(key)
      return value && Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    },
    /** Named numbers, in the order of the file. */
    numbers,
    /** A number by reference, as in `:fact[…]`, as a span; both values are equal for a single number. */
    span(reference: string): Span | null {
      const [key = '', name] = reference.split('.')
      const list = numbers(key)
      const single = name === undefined ? number(key) : (list?.[name] ?? null)
      if (single !== null) return { none: single, full: single }
      const { none, full } = name === undefined ? (list ?? {}) : {}
      return none === undefined || full === undefined ? null : { none, full }
    },
    /** A list of texts; empty where there is none. */
    texts(key: string): string[] {
      const value = values.get(key)
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
    },
    /** Named lists of texts. */
    lists(key: string): Record<string, string[]> {
      return Object.fromEntries(
        Object.entries(named(key) ?? {}).map(([name, list]) => [
          name,
          (Array.isArray(list) ? list : []).filter((entry) => typeof entry === 'string'),
        ]),
      )
    },
    /** The item for a key of `named_items`; null if there is none. */
    item(what: NamedItemKey): { name: string; safe_name: string } | null {
      const safeName = named('named_items')?.[what]
      return typeof safeName === 'string' ? { name: safeName.split('-').map(toSentenceCase).join(' '), safe_name: safeName } : null
    },
  }
}
export type FactLookup = ReturnType<typeof lookUpFacts>
