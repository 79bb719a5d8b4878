import type { Fact } from './fact.ts'

/** Looks facts up by key. A fact nobody has written down yet is null, and what would show it is left out. */
export function lookUpFacts(facts: readonly Pick<Fact, 'key' | 'value'>[]) {
  const values = new Map(facts.map(({ key, value }) => [key, value]))
  return {
    number(key: string): number | null {
      const value = values.get(key)
      return typeof value === 'number' ? value : null
    },
    text(key: string): string | null {
      const value = values.get(key)
      return typeof value === 'string' ? value : null
    },
    /** Named numbers, in the order of the file. */
    numbers(key: string): Record<string, number> | null {
      const value = values.get(key)
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
      return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    },
  }
}
export type FactLookup = ReturnType<typeof lookUpFacts>
