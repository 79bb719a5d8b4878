import { formatHave, hasNothing, parseHave, type HaveCounts } from './list-have.ts'
import { defaultListName, toFreeName } from './list-name.ts'
import { formatList, parseList, type ListEntry } from './shopping-list.ts'

/** A list with its name (empty: none of its own) and with what the reader has of it already. */
export type NamedList = { name: string; entries: ListEntry[]; have: HaveCounts }

/** All lists of a reader: the current one, which pages add to, and those kept beside it, the last one first. */
export type Lists = { current: NamedList; kept: NamedList[] }

export const emptyList: NamedList = { name: '', entries: [], have: hasNothing }

/** The form in which lists are kept. A later form gets a later number, and this code leaves it alone. */
const shelfVersion = 1

/** "damaged": something was there that is no list; "newer": a later version of this site wrote it. */
export type ShelfProblem = 'damaged' | 'newer'
export type ReadShelf = { kept: NamedList[]; problem: ShelfProblem | undefined }

export function formatShelf(kept: readonly NamedList[]): string {
  const lists = kept.map(({ name, entries, have }) => ({ name, items: formatList(entries), have: formatHave(have, entries) }))
  return JSON.stringify({ version: shelfVersion, lists })
}

/** Reads the kept lists and keeps those that can be read. */
export function readShelf(text: string): ReadShelf {
  if (text === '') return { kept: [], problem: undefined }
  const shelf = fromJson(text)
  if (!isRecord(shelf) || typeof shelf.version !== 'number') return { kept: [], problem: 'damaged' }
  if (shelf.version > shelfVersion) return { kept: [], problem: 'newer' }
  if (!Array.isArray(shelf.lists)) return { kept: [], problem: 'damaged' }
  let kept: NamedList[] = []
  let isWhole = true
  for (const list of shelf.lists as unknown[]) {
    const read = isRecord(list) && typeof list.items === 'string' ? parseList(list.items) : undefined
    if (!read || read.entries.length === 0 || !isRecord(list)) isWhole = false
    else {
      kept = appendList(kept, {
        name: typeof list.name === 'string' ? list.name : '',
        entries: read.entries,
        have: parseHave(typeof list.have === 'string' ? list.have : ''),
      })
      if (read.problems.unreadable > 0) isWhole = false
    }
  }
  return { kept, problem: isWhole ? undefined : 'damaged' }
}

/** Makes a kept list the current one; the former one takes a place among the kept. */
export function switchTo({ current, kept }: Lists, name: string): Lists {
  const chosen = kept.find((list) => list.name === name)
  if (!chosen) return { current, kept }
  const rest = kept.filter((list) => list !== chosen)
  return { current: { ...chosen, name: name === defaultListName ? '' : name }, kept: putAway(rest, current) }
}

/** An empty current list; the former one is kept. */
export function startNew({ current, kept }: Lists): Lists {
  return { current: emptyList, kept: putAway(kept, current) }
}

/** Makes a list from elsewhere the current one. One that is kept already is taken from there, with what is had of it. */
export function adopt(lists: Lists, list: NamedList): Lists {
  const text = formatList(list.entries)
  if (formatList(lists.current.entries) === text) return { ...lists, current: { ...lists.current, name: list.name || lists.current.name } }
  const twin = lists.kept.find(({ name, entries }) => name === (list.name || defaultListName) && formatList(entries) === text)
  return twin ? switchTo(lists, twin.name) : { current: list, kept: putAway(lists.kept, lists.current) }
}

/** A name that another kept list has gets a number. */
export function renameList({ current, kept }: Lists, name: string, wanted: string): Lists {
  const others = kept.filter((list) => list.name !== name).map((list) => list.name)
  return { current, kept: kept.map((list) => (list.name === name ? { ...list, name: toFreeName(wanted, others) } : list)) }
}

/** A second list like this one, kept beside it. */
export function duplicate({ current, kept }: Lists, list: NamedList): Lists {
  const taken = [...namesOf(kept), current.name || defaultListName]
  const copy = { ...list, name: toFreeName(list.name, taken) }
  const place = kept.findIndex(({ name }) => name === list.name)
  return { current, kept: kept.toSpliced(place + 1, 0, copy) }
}

export function removeKept({ current, kept }: Lists, name: string): Lists {
  return { current, kept: kept.filter((list) => list.name !== name) }
}

/** Lists from a file join the kept ones; none takes the place of another. */
export function addKept({ current, kept }: Lists, lists: readonly NamedList[]): Lists {
  return { current, kept: lists.filter(({ entries }) => entries.length > 0).reduce(appendList, kept) }
}

function putAway(kept: NamedList[], list: NamedList): NamedList[] {
  return list.entries.length === 0 ? kept : [{ ...list, name: toFreeName(list.name, namesOf(kept)) }, ...kept]
}

function appendList(kept: NamedList[], list: NamedList): NamedList[] {
  return [...kept, { ...list, name: toFreeName(list.name, namesOf(kept)) }]
}

function namesOf(kept: readonly NamedList[]): string[] {
  return kept.map(({ name }) => name)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
