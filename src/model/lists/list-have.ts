import { parseSigned } from '#model/text/decimal.ts'
import { quantityLimits, type ListEntry } from './shopping-list.ts'

/** How many of each item the reader has already, by number of the item. What is not named is not had at all. */
export type HaveCounts = Readonly<Record<number, number>>

export const hasNothing: HaveCounts = {}

/** Of this entry, how many are there already: never more than the list asks for. */
export function hadOf(have: HaveCounts, { id, quantity }: ListEntry): number {
  return Math.min(have[id] ?? 0, quantity)
}

export function isDone(have: HaveCounts, entry: ListEntry): boolean {
  return hadOf(have, entry) === entry.quantity
}

/** What is still missing: the lines that are not done, each with the quantity that it lacks. */
export function toMissing<Line extends ListEntry>(lines: readonly Line[], have: HaveCounts): Line[] {
  return lines.filter((line) => !isDone(have, line)).map((line) => ({ ...line, quantity: line.quantity - hadOf(have, line) }))
}

export function changeHave(have: HaveCounts, id: number, count: number): HaveCounts {
  return { ...have, [id]: clampHave(count) }
}

/** What someone typed as "have"; undefined while it is no number. "0" -> 0, "-4" -> 0, "" -> undefined */
export function readHave(text: string, most: number): number | undefined {
  const read = parseSigned(text)
  return read === null ? undefined : Math.min(clampHave(read), most)
}

/** "12|3,4|1", as a list is saved; only of items on the list, and only of those that are had at all. */
export function formatHave(have: HaveCounts, entries: readonly ListEntry[]): string {
  return entries
    .filter(({ id }) => (have[id] ?? 0) > 0)
    .map(({ id }) => `${id}|${have[id]}`)
    .join(',')
}

/** Reads "12|3,4|1"; what is no count is left out. */
export function parseHave(text: string): HaveCounts {
  const have: Record<number, number> = {}
  for (const part of text.split(',')) {
    const [, id, count] = /^\s*(\d{1,9})\s*\|\s*(\d{1,9})\s*$/.exec(part) ?? []
    if (id && Number(count) > 0) have[Number(id)] = clampHave(Number(count))
  }
  return have
}

function clampHave(count: number): number {
  return Math.min(quantityLimits.max, Math.max(0, Math.round(count) || 0))
}
