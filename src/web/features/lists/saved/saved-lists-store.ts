import { formatShelf, readShelf, type Lists, type NamedList, type ReadShelf } from '#model/lists/saved-lists.ts'
import { listStore, setList, takeFresh, toStoredList } from './list-store.ts'
import { readStored, writeAllStored } from '#web/browser/storage.ts'
import { createListeners } from '#web/browser/store-listeners.ts'

/** The lists kept beside the current one. */
const shelfKey = 'shopping_lists'
/** Where a text goes that is no list, before this page writes over it: it may hold something that its owner misses. */
const damagedKey = 'shopping_lists_damaged'

export type Shelf = ReadShelf & { /** As it is stored. */ text: string }

const empty: Shelf = { kept: [], problem: undefined, text: '' }
const { subscribe, tell } = createListeners(follow)
let shelf: Shelf | undefined

/** For useSyncExternalStore. */
export const shelfStore = {
  subscribe,
  read(): Shelf {
    return (shelf ??= readFresh())
  },
  readOnServer(): Shelf {
    return empty
  },
}

/**
 * Why lists stay as they were. "refused": the browser keeps nothing more; "newer": a later version of the site wrote them;
 * "changed": what was to be undone is not as it was left.
 */
export type Refusal = 'refused' | 'newer' | 'changed'
export type Change = { refusal: Refusal; undo?: undefined } | { refusal?: undefined; undo: () => Refusal | undefined }

/** Changes the current list and those beside it together, or, where the browser refuses, not at all. */
export function changeLists(change: (lists: Lists) => Lists): Change {
  if (readFresh().problem === 'newer') return { refusal: 'newer' }
  const before = takeLists()
  const after = change(before)
  if (!write(before, after)) return { refusal: 'refused' }
  return {
    undo() {
      const now = takeLists()
      // Only what was changed goes back: what has happened to the rest meanwhile stays.
      const isSame =
        (after.current === before.current || textOf(now.current) === textOf(after.current)) &&
        (after.kept === before.kept || formatShelf(now.kept) === formatShelf(after.kept))
      if (!isSame) return 'changed'
      const back: Lists = {
        current: after.current === before.current ? now.current : before.current,
        kept: after.kept === before.kept ? now.kept : before.kept,
      }
      return write(now, back) ? undefined : 'refused'
    },
  }
}

function takeLists(): Lists {
  return { current: toList(takeFresh()), kept: readFresh().kept }
}

function write(from: Lists, to: Lists): boolean {
  const { problem, text } = readFresh()
  const texts = {
    ...(to.current !== from.current && toStoredList(to.current)),
    ...(to.kept !== from.kept && { [shelfKey]: formatShelf(to.kept) }),
    ...(problem === 'damaged' && { [damagedKey]: text }),
  }
  if (!writeAllStored(texts)) return false
  if (to.current !== from.current) setList(to.current, true)
  // There may be room now for what could not be kept before.
  else if (!listStore.read().isKept) listStore.update((list) => list)
  shelf = readFresh()
  tell()
  return true
}

/** As it is kept, so that lists with the same text are the same. */
function textOf(list: NamedList): string {
  return Object.values(toStoredList(list)).join('\n')
}

function toList({ name, entries, have }: NamedList): NamedList {
  return { name, entries, have }
}

function readFresh(): Shelf {
  const text = readStored(shelfKey) ?? ''
  return shelf?.text === text ? shelf : text === '' ? empty : { ...readShelf(text), text }
}

function follow() {
  const fresh = readFresh()
  if (fresh === shelf) return
  shelf = fresh
  tell()
}

/** All lists that this browser keeps, the current one first. */
export function listAll(): NamedList[] {
  const current = toList(listStore.read())
  return [...(current.entries.length > 0 ? [current] : []), ...shelfStore.read().kept]
}
