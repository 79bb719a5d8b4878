import { parseJson } from '#model/text/parse-json.ts'
import { isRecord } from '#model/text/is-record.ts'
import { formatHave, hasNothing, parseHave, type HaveCounts } from './list-have.ts'
import { defaultListName, toFreeName } from './list-name.ts'
import { formatList, parseList, type ListEntry } from './shopping-list.ts'

/** A list with its name ('' for none) and the items the reader has. */
export type NamedList = { name: string; entries: ListEntry[]; have: HaveCounts }

/** All lists of a reader: the current one, and saved ones, newest first. */
export type Lists = { current: NamedList; saved: NamedList[] }

export const emptyList: NamedList = { name: '', entries: [], have: hasNothing }

/** Version of the format; later versions are not read. */
const formatVersion = 1

/** "damaged": invalid entries; "newer": written by a later version of the site. */
export type SavedListsProblem = 'damaged' | 'newer'
export type ReadSavedLists = { saved: NamedList[]; problem: SavedListsProblem | undefined }

export function formatSavedLists(saved: readonly NamedList[]): string {
  const lists = saved.map(({ name, entries, have }) => ({ name, items: formatList(entries), have: formatHave(have, entries) }))
  return JSON.stringify({ version: formatVersion, lists })
}

/** Parses the saved lists; skips invalid ones. */
export function readSavedLists(text: string): ReadSavedLists {
  if (text === '') return { saved: [], problem: undefined }
  const stored = parseJson(text)
  if (!isRecord(stored) || typeof stored.version !== 'number') return { saved: [], problem: 'damaged' }
  if (stored.version > formatVersion) return { saved: [], problem: 'newer' }
  if (!Array.isArray(stored.lists)) return { saved: [], problem: 'damaged' }
  let saved: NamedList[] = []
  let isWhole = true
  for (const list of stored.lists as unknown[]) {
    const read = isRecord(list) && typeof list.items === 'string' ? parseList(list.items) : undefined
    if (!read || read.entries.length === 0 || !isRecord(list)) isWhole = false
    else {
      saved = appendList(saved, {
        name: typeof list.name === 'string' ? list.name : '',
        entries: read.entries,
        have: parseHave(typeof list.have === 'string' ? list.have : ''),
      })
      if (read.problems.unreadable > 0) isWhole = false
    }
  }
  return { saved, problem: isWhole ? undefined : 'damaged' }
}

/** Makes a saved list the current one, and saves the former. */
export function switchTo({ current, saved }: Lists, name: string): Lists {
  const chosen = saved.find((list) => list.name === name)
  if (!chosen) return { current, saved }
  const rest = saved.filter((list) => list !== chosen)
  return { current: { ...chosen, name: name === defaultListName ? '' : name }, saved: putAway(rest, current) }
}

/** Starts an empty list, and saves the former. */
export function startNew({ current, saved }: Lists): Lists {
  return { current: emptyList, saved: putAway(saved, current) }
}

/** Makes a shared list the current one; reuses an equal saved list. */
export function adopt(lists: Lists, list: NamedList): Lists {
  const text = formatList(list.entries)
  if (formatList(lists.current.entries) === text) return { ...lists, current: { ...lists.current, name: list.name || lists.current.name } }
  const twin = lists.saved.find(({ name, entries }) => name === (list.name || defaultListName) && formatList(entries) === text)
  return twin ? switchTo(lists, twin.name) : { current: list, saved: putAway(lists.saved, lists.current) }
}

/** Renames a list; an existing name gets a number. */
export function renameList({ current, saved }: Lists, name: string, newName: string): Lists {
  const others = saved.filter((list) => list.name !== name).map((list) => list.name)
  return { current, saved: saved.map((list) => (list.name === name ? { ...list, name: toFreeName(newName, others) } : list)) }
}

/** Saves a copy of a list. */
export function duplicate({ current, saved }: Lists, list: NamedList): Lists {
  const taken = [...listSavedNames(saved), current.name || defaultListName]
  const copy = { ...list, name: toFreeName(list.name, taken) }
  const place = saved.findIndex(({ name }) => name === list.name)
  return { current, saved: saved.toSpliced(place + 1, 0, copy) }
}

export function removeSaved({ current, saved }: Lists, name: string): Lists {
  return { current, saved: saved.filter((list) => list.name !== name) }
}

/** Adds lists to the saved ones; replaces none. */
export function addSaved({ current, saved }: Lists, lists: readonly NamedList[]): Lists {
  return { current, saved: lists.filter(({ entries }) => entries.length > 0).reduce(appendList, saved) }
}

function putAway(saved: NamedList[], list: NamedList): NamedList[] {
  return list.entries.length === 0 ? saved : [{ ...list, name: toFreeName(list.name, listSavedNames(saved)) }, ...saved]
}

function appendList(saved: NamedList[], list: NamedList): NamedList[] {
  return [...saved, { ...list, name: toFreeName(list.name, listSavedNames(saved)) }]
}

function listSavedNames(saved: readonly NamedList[]): string[] {
  return saved.map(({ name }) => name)
}
