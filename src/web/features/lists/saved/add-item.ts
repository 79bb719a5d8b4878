import { addToList, encodeList, formatList, parseList, uniteLists } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { listKey, listNameKey } from './list-key.ts'

const rejectedMessage = 'Your browser does not let this site keep a list.'
/** URL of the reader's list, or of the catalogue if the list is empty. */
export function findListPath(): string {
  const entries = readEntries()
  return entries.length > 0 ? paths.sharedList(encodeList(entries), readStored(listNameKey) ?? '') : paths.list
}

const readEntries = () => parseList(readStored(listKey) ?? '').entries

/** Adds an item by id, `pieces` more of it, or all lines of a formatted list. Returns a message. */
export function addItem(idOrList: string, pieces: number): string {
  return idOrList.includes('|') ? addList(idOrList) : addById(Number(idOrList), pieces)
}

function addById(id: number, pieces: number): string {
  const entries = readEntries()
  const before = entries.find((entry) => entry.id === id)
  if (before && !pieces) return 'Already on your list.'
  const after = pieces ? parseList(`${formatList(entries)},${id}|${pieces}`).entries : addToList(entries, id)
  if (!writeStored(listKey, formatList(after))) return rejectedMessage
  return before ? `Added, ${after.find((entry) => entry.id === id)?.quantity} of it now.` : 'Added.'
}

/** Raises each count to at least the given one; ticks are kept. */
function addList(text: string): string {
  const added = parseList(text).entries
  if (!writeStored(listKey, formatList(uniteLists(readEntries(), added)))) return rejectedMessage
  return `On your list: ${added.reduce((sum, { quantity }) => sum + quantity, 0)} pieces, and what you ticked stays ticked.`
}
