import { formatList, parseList, type ListEntry, type ListProblems } from '#model/shopping-list.ts'
import { readStored, writeStored } from './storage.ts'

/** These keys are in readers' browsers and stay as they are. */
const listKey = 'shopping_list'
const nameKey = 'shopping_list_name'

/** The reader's own list, as this browser keeps it. */
export type MyList = {
  entries: ListEntry[]
  name: string
  problems: ListProblems
  /** False when the browser refused to keep the last change: its storage is blocked or full. */
  isKept: boolean
}

const empty: MyList = { entries: [], name: '', problems: parseList('').problems, isKept: true }
const listeners = new Set<() => void>()
let current: MyList | undefined

/** For useSyncExternalStore: changes from this tab and from others. */
export const listStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', follow)
    }
  },
  read(): MyList {
    return (current ??= readList(true))
  },
  /** The page is the same for every reader until the browser takes over. */
  readOnServer(): MyList {
    return empty
  },
  write(entries: ListEntry[], name = listStore.read().name) {
    const keptList = writeStored(listKey, formatList(entries))
    const keptName = writeStored(nameKey, entries.length > 0 ? name : '')
    current = { entries, name: entries.length > 0 ? name : '', problems: empty.problems, isKept: keptList && keptName }
    tell()
  },
}

function readList(isKept: boolean): MyList {
  return { ...parseList(readStored(listKey) ?? ''), name: readStored(nameKey) ?? '', isKept }
}

/** Another tab changed the list; a key of null means that it cleared everything. */
function follow({ key }: StorageEvent) {
  if (key !== null && key !== listKey && key !== nameKey) return
  current = readList(true)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
