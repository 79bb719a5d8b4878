import { formatSavedLists, readSavedLists, type Lists, type NamedList, type ReadSavedLists } from '#model/lists/saved-lists.ts'
import { listStore, setList, toStoredList } from './list-store.ts'
import { writeAllStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

/** localStorage key of the lists saved beside the current one. */
const savedListsKey = 'shopping_lists'
/** Backup of text that cannot be parsed, made before it is overwritten. */
const damagedKey = 'shopping_lists_damaged'

export type SavedLists = ReadSavedLists & { /** The stored text. */ text: string }

export const savedListsStore = createStore<SavedLists>({
  keys: [savedListsKey],
  parse: ([text = '']) => ({ ...readSavedLists(text), text }),
  onServer: { saved: [], problem: undefined, text: '' },
})

/**
 * Why a change failed. "refused": storage is full or blocked; "newer": a later version of the site wrote the lists; "changed": the lists
 * changed since, so undo is not possible.
 */
export type SaveError = 'refused' | 'newer' | 'changed'
export type Change = { saveError: SaveError; undo?: undefined } | { saveError?: undefined; undo: () => SaveError | undefined }

/** Changes the current and the saved lists together, or neither if storage rejects it. */
export function changeLists(change: (lists: Lists) => Lists): Change {
  if (savedListsStore.read().problem === 'newer') return { saveError: 'newer' }
  const before = takeLists()
  const after = change(before)
  if (!writeLists(before, after)) return { saveError: 'refused' }
  return {
    undo() {
      const now = takeLists()
      // Undo restores only what this change touched.
      const isSame =
        (after.current === before.current || textOf(now.current) === textOf(after.current)) &&
        (after.saved === before.saved || formatSavedLists(now.saved) === formatSavedLists(after.saved))
      if (!isSame) return 'changed'
      const back: Lists = {
        current: after.current === before.current ? now.current : before.current,
        saved: after.saved === before.saved ? now.saved : before.saved,
      }
      return writeLists(now, back) ? undefined : 'refused'
    },
  }
}

function takeLists(): Lists {
  return { current: toList(listStore.read()), saved: savedListsStore.read().saved }
}

function writeLists(from: Lists, to: Lists): boolean {
  const { problem, text } = savedListsStore.read()
  const texts = {
    ...(to.current !== from.current && toStoredList(to.current)),
    ...(to.saved !== from.saved && { [savedListsKey]: formatSavedLists(to.saved) }),
    ...(problem === 'damaged' && { [damagedKey]: text }),
  }
  if (!writeAllStored(texts)) return false
  if (to.current !== from.current) setList(to.current, true)
  // Storage may have space again for what could not be saved before.
  else if (!listStore.read().isSaved) listStore.update((list) => list)
  savedListsStore.refresh()
  return true
}

/** Stored text of a list, to compare lists. */
function textOf(list: NamedList): string {
  return Object.values(toStoredList(list)).join('\n')
}

function toList({ name, entries, have }: NamedList): NamedList {
  return { name, entries, have }
}

/** All stored lists, the current one first. */
export function listAll(): NamedList[] {
  const current = toList(listStore.read())
  return [...(current.entries.length > 0 ? [current] : []), ...savedListsStore.read().saved]
}
