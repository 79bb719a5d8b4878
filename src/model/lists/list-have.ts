import { parseSigned } from '#model/text/decimal.ts'
import { quantityLimits, type ListEntry } from './shopping-list.ts'

/** How many of each item the reader has, by item id; 0 if missing. */
export type HaveCounts = Readonly<Record<number, number>>

export const hasNothing: HaveCounts = {}

/** How many of an entry the reader has, at most its quantity. */
export function hadOf(have: HaveCounts, { id, quantity }: ListEntry): number {
  return Math.min(have[id] ?? 0, quantity)
}

export function isDone(have: HaveCounts, entry: ListEntry): boolean {
  return hadOf(have, entry) === entry.quantity
}

/** The missing lines with the missing quantity. */
export function toMissing<Line extends ListEntry>(lines: readonly Line[], have: HaveCounts): Line[] {
  return lines.filter((line) => !isDone(have, line)).map((line) => ({ ...line, quantity: line.quantity - hadOf(have, line) }))
}

/** Sets how many of an item the reader has; `count` is rounded and limited. */
export function changeHave(have: HaveCounts, id: number, count: number): HaveCounts {
  return { ...have, [id]: clampHave(count) }
}

/** Parses "have": "0" -> 0, "-4" -> 0, "" -> undefined */
export function readHave(text: string, most: number): number | undefined {
  const read = parseSigned(text)
  return read === null ? undefined : Math.min(clampHave(read), most)
}

/** "12|3,4|1", only for items on the list and counts above 0. */
export function formatHave(have: HaveCounts, entries: readonly ListEntry[]): string {
  return entries
    .filter(({ id }) => (have[id] ?? 0) > 0)
    .map(({ id }) => `${id}|${have[id]}`)
    .join(',')
}

/** Parses "12|3,4|1"; skips invalid parts. */
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
