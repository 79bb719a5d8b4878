import { formatSavedLists, readSavedLists, type Lists, type NamedList, type ReadSavedLists } from '#model/lists/saved-lists.ts'
import { listStore, setList, toStoredList } from './list-store.ts'
import { writeAllStored } from '#web/browser/storage.ts'
import { createStore } from '#web/browser/store.ts'

/** The lists saved beside the current one. */
const savedListsKey = 'shopping_lists'
/** Where a text goes that is no list, before this page writes over it: it may hold something that its owner misses. */
const damagedKey = 'shopping_lists_damaged'

export type SavedLists = ReadSavedLists & { /** As it is stored. */ text: string }

export const savedListsStore = createStore<SavedLists>({
  keys: [savedListsKey],
  parse: ([text = '']) => ({ ...readSavedLists(text), text }),
  onServer: { saved: [], problem: undefined, text: '' },
})

/**
 * Why lists stay as they were. "refused": the browser keeps nothing more; "newer": a later version of the site wrote them;
 * "changed": what was to be undone is not as it was left.
 */
export type SaveError = 'refused' | 'newer' | 'changed'
export type Change = { saveError: SaveError; undo?: undefined } | { saveError?: undefined; undo: () => SaveError | undefined }

/** Changes the current list and those beside it together, or, where the browser refuses, not at all. */
export function changeLists(change: (lists: Lists) => Lists): Change {
  if (savedListsStore.read().problem === 'newer') return { saveError: 'newer' }
  const before = takeLists()
  const after = change(before)
  if (!write(before, after)) return { saveError: 'refused' }
  return {
    undo() {
      const now = takeLists()
      // Only what was changed goes back: what has happened to the rest meanwhile stays.
      const isSame =
        (after.current === before.current || textOf(now.current) === textOf(after.current)) &&
        (after.saved === before.saved || formatSavedLists(now.saved) === formatSavedLists(after.saved))
      if (!isSame) return 'changed'
      const back: Lists = {
        current: after.current === before.current ? now.current : before.current,
        saved: after.saved === before.saved ? now.saved : before.saved,
      }
      return write(now, back) ? undefined : 'refused'
    },
  }
}

function takeLists(): Lists {
  return { current: toList(listStore.read()), saved: savedListsStore.read().saved }
}

function write(from: Lists, to: Lists): boolean {
  const { problem, text } = savedListsStore.read()
  const texts = {
    ...(to.current !== from.current && toStoredList(to.current)),
    ...(to.saved !== from.saved && { [savedListsKey]: formatSavedLists(to.saved) }),
    ...(problem === 'damaged' && { [damagedKey]: text }),
  }
  if (!writeAllStored(texts)) return false
  if (to.current !== from.current) setList(to.current, true)
  // There may be room now for what could not be saved before.
  else if (!listStore.read().isSaved) listStore.update((list) => list)
  savedListsStore.look()
  return true
}

/** As it is saved, so that lists with the same text are the same. */
function textOf(list: NamedList): string {
  return Object.values(toStoredList(list)).join('\n')
}

function toList({ name, entries, have }: NamedList): NamedList {
  return { name, entries, have }
}

/** All lists that this browser keeps, the current one first. */
export function listAll(): NamedList[] {
  const current = toList(listStore.read())
  return [...(current.entries.length > 0 ? [current] : []), ...savedListsStore.read().saved]
}
