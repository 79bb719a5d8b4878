import { toPlainText } from '#model/text/plain-text.ts'
import { toSafeName } from '#model/text/slugs.ts'

/** Side by side, more would not be read: a phone shows two of them. */
export const maxCompared = 4
const maxNameLength = 60

/** Which items stand side by side, by their safe names. */
export type Comparison = {
  /** The first of them, as many as there is room for. */
  names: string[]
  /** How many more were asked for. */
  tooMany: number
  /** True leaves out what is the same for all. */
  onlyDifferences: boolean
}

/** What may stand in its address; `paths.compare` writes it. The form sends under `add` what was typed. */
export const compareParameters = ['items', 'add', 'only'] as const

/** "?items=gold-ore,iron-ore": what was typed comes after what is there. */
export function readComparison(given: URLSearchParams): Comparison {
  const all = readNames(`${given.get('items') ?? ''},${given.get('add') ?? ''}`)
  return {
    names: all.slice(0, maxCompared),
    tooMany: Math.max(0, all.length - maxCompared),
    onlyDifferences: given.get('only') === 'differences',
  }
}

/** "Gold Ore, iron-ore,," -> ["gold-ore", "iron-ore"]: each once. */
export function readNames(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => toSafeName(toPlainText(name, maxNameLength).trim()))
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Puts an item among those that wait to be compared, or takes it away; the oldest makes room. */
export function togglePin(pins: readonly string[], name: string): string[] {
  const others = pins.filter((pin) => pin !== name)
  return others.length < pins.length ? others : [...others, name].slice(-maxCompared)
}

/** An item with those that wait for it, as many as there is room for, the newest of them. */
export function compareWith(pins: readonly string[], name: string): string[] {
  return [...pins.filter((pin) => pin !== name).slice(1 - maxCompared), name]
}

type Priced = { name: string; safe_name: string; value: number | null }

/**
 * What is worth a look side by side: things whose names end alike ("Goliath Drill", "Ram Drill"), two to four of them, each with a
 * known price. The dearest come first: there, the choice costs most.
 */
export function listRivals<Item extends Priced>(items: readonly Item[], most: number): Item[][] {
  const priced = items.filter(({ value }) => value !== null)
  const dearest = (rivals: Item[]) => Math.max(...rivals.map(({ value }) => value ?? 0))
  return [...Map.groupBy(priced, ({ name }) => name.split(' ').at(-1)).values()]
    .filter(({ length }) => length > 1 && length <= maxCompared)
    .toSorted((one, other) => dearest(other) - dearest(one))
    .slice(0, most)
}
