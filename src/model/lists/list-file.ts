import { changeHave, hadOf, hasNothing, type HaveCounts } from './list-have.ts'
import { toListName } from './list-name.ts'
import { isRecord } from '#model/text/is-record.ts'
import type { NamedList } from './saved-lists.ts'
import { countOf } from '#model/text/count-of.ts'
import { describeListProblems, parseList } from './shopping-list.ts'

/** Identifies the file format. */
const format = 'bridgepour-shopping-lists'
const version = 1

/** In characters. */
export const maxListFileLength = 5_000_000

export type ReadListFile = { lists: NamedList[]; /** What could not be taken as it stood. */ remarks: string[] } | { error: string }

/** Formats lists as JSON with item names, which are only for people. */
export function formatListFile(lists: readonly NamedList[], findItemName: (id: number) => string | undefined): string {
  const written = lists.map(({ name, entries, have }) => ({
    name,
    items: entries.map((entry) => ({ id: entry.id, name: findItemName(entry.id), quantity: entry.quantity, have: hadOf(have, entry) })),
  }))
  return `${JSON.stringify({ format, version, lists: written }, null, 2)}\n`
}

/** Parses a file of lists, or returns an error. */
export function readListFile(text: string): ReadListFile {
  if (text.length > maxListFileLength) return { error: 'This file is too large to hold shopping lists.' }
  let file: unknown
  try {
    // Removes a byte order mark.
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { error: 'This is not a file of shopping lists, or it was damaged on its way: it cannot be read as JSON.' }
  }
  if (!isRecord(file) || file.format !== format) return { error: 'This file holds something else than shopping lists of this wiki.' }
  if (typeof file.version !== 'number' || file.version > version) {
    return { error: 'This file was made by a newer version of the wiki. Reload the page and try again.' }
  }
  const rawLists: unknown[] = Array.isArray(file.lists) ? file.lists : []
  const read = rawLists.map(readList)
  const lists = read.flatMap(({ list }) => (list && list.entries.length > 0 ? list : []))
  if (lists.length === 0) return { error: 'There is no list in this file.' }
  const left = rawLists.length - lists.length
  const remarks = read.flatMap((result) => result.remarks)
  return { lists, remarks: left > 0 ? [...remarks, `${countOf(left, 'list')} had nothing that could be read.`] : remarks }
}

function readList(list: unknown): { list: NamedList | undefined; remarks: string[] } {
  if (!isRecord(list) || !Array.isArray(list.items)) return { list: undefined, remarks: [] }
  const name = typeof list.name === 'string' ? toListName(list.name).trim() : ''
  const items = list.items.map((item: unknown) => (isRecord(item) ? item : {}))
  const number = (value: unknown) => (typeof value === 'number' ? String(value) : 'none')
  const { entries, problems } = parseList(items.map(({ id, quantity }) => `${number(id)}|${number(quantity)}`).join(','))
  const have = items.reduce<HaveCounts>(
    (counts, item) =>
      typeof item.id === 'number' && typeof item.have === 'number' && item.have > 0 ? changeHave(counts, item.id, item.have) : counts,
    hasNothing,
  )
  return {
    list: { name, entries, have },
    remarks: describeListProblems(problems).map((sentence) => (name ? `“${name}”: ${sentence}` : sentence)),
  }
}
