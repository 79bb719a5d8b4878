import { toPlainText } from '#model/text/plain-text.ts'
import { toSafeName } from '#model/text/slugs.ts'

/** Maximum of compared items. */
export const maxCompared = 4
const maxNameLength = 60

/** A comparison of items. */
export type Comparison = {
  /** Safe names, at most `maxCompared`. */
  names: string[]
  /** Number of further requested items. */
  tooMany: number
  /** True hides rows that are equal for all. */
  onlyDifferences: boolean
}

/** Query parameters; `add` is the text field of the form. */
export const compareParameters = ['items', 'add', 'only'] as const

/** Parses "?items=gold-ore,iron-ore&add=…". */
export function readComparison(params: URLSearchParams): Comparison {
  const all = readNames(`${params.get('items') ?? ''},${params.get('add') ?? ''}`)
  return {
    names: all.slice(0, maxCompared),
    tooMany: Math.max(0, all.length - maxCompared),
    onlyDifferences: params.get('only') === 'differences',
  }
}

/** "Gold Ore, iron-ore,," -> ["gold-ore", "iron-ore"], without duplicates. */
export function readNames(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => toSafeName(toPlainText(name, maxNameLength).trim()))
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Adds or removes a pinned item; drops the oldest beyond the maximum. */
export function togglePin(pins: readonly string[], name: string): string[] {
  const others = pins.filter((pin) => pin !== name)
  return others.length < pins.length ? others : [...others, name].slice(-maxCompared)
}

/** An item with the newest pins, at most `maxCompared`. */
export function compareWith(pins: readonly string[], name: string): string[] {
  return [...pins.filter((pin) => pin !== name).slice(1 - maxCompared), name]
}

type Priced = { name: string; safe_name: string; value: number | null }

/**
 * Groups of two to four items worth comparing: their names end in the same word ("Goliath Drill", "Ram Drill") and each has a price. The
 * group with the most expensive item comes first.
 */
export function listRivals<Item extends Priced>(items: readonly Item[], most: number): Item[][] {
  const priced = items.filter(({ value }) => value !== null)
  const dearest = (rivals: Item[]) => Math.max(...rivals.map(({ value }) => value ?? 0))
  return [...Map.groupBy(priced, ({ name }) => name.split(' ').at(-1)).values()]
    .filter(({ length }) => length > 1 && length <= maxCompared)
    .toSorted((a, b) => dearest(b) - dearest(a))
    .slice(0, most)
}
