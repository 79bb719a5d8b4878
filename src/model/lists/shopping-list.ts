import { parseSigned } from '#model/text/decimal.ts'
import { countOf } from '#model/text/count-of.ts'

/** Limits of a quantity. */
export const quantityLimits = { min: 1, max: 999 } as const

/** Items above which a loading notice is shown. */
export const manyItems = 10

/** Maximum of different items; limits the cost of forged codes. */
export const maxEntries = 500

export type ListEntry = { id: number; quantity: number }

/** Problems in a list's text or code. */
export type ListProblems = {
  /** Unreadable parts. */
  unreadable: number
  /** Repeated items, whose quantities were added. */
  merged: number
  /** Quantities outside the limits. */
  clamped: number
  /** Entries above `maxEntries`. */
  dropped: number
}
export type ReadList = { entries: ListEntry[]; problems: ListProblems }

/** 0 -> 1, 2.4 -> 2, 5000 -> 999 */
export function clampQuantity(quantity: number): number {
  return Math.min(quantityLimits.max, Math.max(quantityLimits.min, Math.round(quantity) || quantityLimits.min))
}

/** Parses a quantity: " 12 " -> 12, "-4" -> 1, "1,5" -> 2, "" -> undefined */
export function readQuantity(text: string): number | undefined {
  const read = parseSigned(text)
  return read === null ? undefined : clampQuantity(read)
}

/** "12|3,4|1": the format of stored and shared lists, which never changes. */
export function formatList(entries: readonly ListEntry[]): string {
  return entries.map(({ id, quantity }) => `${id}|${quantity}`).join(',')
}

/** Parses "12|3,4|1"; skips invalid parts, merges repeated items and clamps quantities. */
export function parseList(text: string): ReadList {
  const problems: ListProblems = { unreadable: 0, merged: 0, clamped: 0, dropped: 0 }
  const quantities = new Map<number, number>()
  for (const part of text.split(',')) {
    if (part.trim() === '') continue
    const entry = parseEntry(part)
    if (!entry) {
      problems.unreadable++
      continue
    }
    const before = quantities.get(entry.id)
    if (before !== undefined) problems.merged++
    else if (quantities.size === maxEntries) {
      problems.dropped++
      continue
    }
    const total = (before ?? 0) + entry.quantity
    const quantity = clampQuantity(total)
    if (quantity !== total) problems.clamped++
    quantities.set(entry.id, quantity)
  }
  return { entries: [...quantities].map(([id, quantity]) => ({ id, quantity })), problems }
}

function parseEntry(part: string): ListEntry | undefined {
  const [, id, quantity = ''] = /^\s*(\d{1,9})\s*\|\s*(.*?)\s*$/.exec(part) ?? []
  if (!id || Number(id) === 0) return undefined
  // An invalid quantity becomes 0, which is clamped to 1.
  return { id: Number(id), quantity: /^-?\d+(\.\d+)?$/.test(quantity) ? Number(quantity) : 0 }
}

/** The share code: base64 of the list's text. */
export function encodeList(entries: readonly ListEntry[]): string {
  return btoa(formatList(entries))
}

/**
 * Parses a share code. Chats and mail programs change links: padding may be missing, "+" may be a space, characters may be from the
 * URL-safe alphabet or percent-encoded twice, and the end may be cut off.
 */
export function decodeList(code: string): ReadList {
  const plain = toPlainCode(code)
  const text = /^\d+\|/.test(plain) ? plain : fromBase64(plain)
  return text === undefined ? { entries: [], problems: { unreadable: 1, merged: 0, clamped: 0, dropped: 0 } } : parseList(text)
}

/** Decodes percent-encoding repeatedly. */
function toPlainCode(code: string): string {
  if (!code.includes('%')) return code.trim()
  try {
    const plain = decodeURIComponent(code)
    return plain === code ? code.trim() : toPlainCode(plain)
  } catch {
    return code.trim()
  }
}

function fromBase64(code: string): string | undefined {
  const plain = code
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(' ', '+')
    .replace(/[^A-Za-z0-9+/]/g, '')
  // A single remaining character holds no whole byte: the code was cut off.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain
  try {
    return whole === '' ? undefined : atob(whole)
  } catch {
    return undefined
  }
}

/** Describes the problems of a list for readers. */
export function describeListProblems({ unreadable, merged, clamped, dropped }: ListProblems): string[] {
  return [
    unreadable > 0 && `${countOf(unreadable, 'part')} of this list could not be read.`,
    merged > 0 && `${countOf(merged, 'item')} stood in the list more than once: the quantities were added.`,
    clamped > 0 &&
      `${countOf(clamped, 'quantity was', 'quantities were')} not between ${quantityLimits.min} and ${quantityLimits.max} and ${clamped === 1 ? 'was' : 'were'} put right.`,
    dropped > 0 && `A list holds at most ${maxEntries} different items: ${dropped} more were left out.`,
  ].filter((sentence) => sentence !== false)
}

/** As `describeListProblems`, with unknown items and the number of remaining ones. */
export function describeLosses(problems: ListProblems, left: number, unknown: number): string[] {
  const losses = [
    ...describeListProblems(problems),
    ...(unknown > 0 ? [`${countOf(unknown, 'item no longer exists', 'items no longer exist')}.`] : []),
  ]
  if (losses.length === 0) return []
  if (left > 0) return [...losses, 'Everything else is here.']
  // Only unreadable parts mean that the link was damaged.
  return problems.unreadable > 0 ? [...losses, 'The link may have been cut off on its way.'] : losses
}

/** Appends an item by id, one piece of it; an item that is there stays as it is. */
export function addToList(entries: readonly ListEntry[], id: number): ListEntry[] {
  return entries.some((entry) => entry.id === id) ? [...entries] : [...entries, { id, quantity: quantityLimits.min }]
}

/** Removes an item by id; an item that is not there is ignored. */
export function removeFromList(entries: readonly ListEntry[], id: number): ListEntry[] {
  return entries.filter((entry) => entry.id !== id)
}

/** Sets the quantity of an item by id, rounded and limited; an item that is not there is ignored. */
export function changeQuantity(entries: readonly ListEntry[], id: number, quantity: number): ListEntry[] {
  return entries.map((entry) => (entry.id === id ? { id, quantity: clampQuantity(quantity) } : entry))
}

/** The union of two lists, with the larger quantity of each item. */
export function uniteLists(first: readonly ListEntry[], second: readonly ListEntry[]): ListEntry[] {
  const quantities = new Map(first.map(({ id, quantity }) => [id, quantity]))
  for (const { id, quantity } of second) quantities.set(id, Math.max(quantity, quantities.get(id) ?? 0))
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

/** Undoes a removal in the old order; later changes are kept. */
export function restore(now: readonly ListEntry[], before: readonly ListEntry[]): ListEntry[] {
  const present = new Map(now.map((entry) => [entry.id, entry]))
  const returned = before.map((entry) => present.get(entry.id) ?? entry)
  const ids = new Set(before.map(({ id }) => id))
  return [...returned, ...now.filter(({ id }) => !ids.has(id))]
}
