import { formatHave, hasNothing, parseHave, type HaveCounts } from '#model/lists/list-have.ts'
import { emptyList, type NamedList } from '#model/lists/saved-lists.ts'
import { formatList, parseList, uniteLists, type ListEntry, type ListProblems } from '#model/lists/shopping-list.ts'
import { readStored, writeAllStored, type StoredTexts } from '#web/browser/storage.ts'
import { createListeners } from '#web/browser/store-listeners.ts'
import { listKey } from './list-key.ts'

/** These keys are in readers' browsers and stay as they are. */
const nameKey = 'shopping_list_name'
const haveKey = 'shopping_list_have'
const keys = [listKey, nameKey, haveKey] as const

/** The reader's own list, as this browser keeps it. */
export type MyList = NamedList & {
  problems: ListProblems
  /** False when the browser refused to keep the last change: its storage is blocked or full. */
  isSaved: boolean
}

const none = parseList('').problems
const empty: MyList = { ...emptyList, problems: none, isSaved: true }
const { subscribe, notify } = createListeners(follow)
let current: MyList | undefined
/** What stood in the storage when `current` was read or written: when it is something else, another tab has changed it. */
let seen = ''

/** For useSyncExternalStore: changes from this tab and from others. */
export const listStore = {
  subscribe,
  read(): MyList {
    return current ?? readLatest()
  },
  /** The page is the same for every reader until the browser takes over. */
  readOnServer(): MyList {
    return empty
  },
  /** Changes the list as it is now, whatever other tabs have made of it. False: the browser did not keep it. */
  update(change: (list: NamedList) => NamedList): boolean {
    const next = change(readLatest())
    const isSaved = writeAllStored(toStoredList(next))
    setList(next, isSaved)
    return isSaved
  },
  write(entries: ListEntry[], name?: string): boolean {
    return listStore.update((list) => ({ ...list, entries, name: name ?? list.name }))
  },
}

/** The texts by which a list is saved. A list of nothing has no name. */
export function toStoredList({ entries, name, have }: NamedList): StoredTexts {
  return { [listKey]: formatList(entries), [nameKey]: entries.length > 0 ? name : '', [haveKey]: formatHave(have, entries) }
}

/** Tells the pages of a list that has been written by other means. */
export function setList(list: NamedList, isSaved: boolean) {
  const { entries, have } = list
  seen = readTexts()
  current = { entries, have: prune(have, entries), name: entries.length > 0 ? list.name : '', problems: none, isSaved }
  notify()
}

/** The list as it is now: usually as this page knows it, unless another tab has changed it. */
export function readLatest(): MyList {
  const now = readTexts()
  if (!current || now !== seen) current = current && !current.isSaved ? unite(current, readList()) : readList()
  seen = now
  return current
}

/** Another tab changed the list, or this page comes back from where it heard nothing of it. */
function follow() {
  const before = current
  if (readLatest() === before) return
  notify()
}

function readList(): MyList {
  return {
    ...parseList(readStored(listKey) ?? ''),
    name: readStored(nameKey) ?? '',
    have: parseHave(readStored(haveKey) ?? ''),
    isSaved: true,
  }
}

/** What could not be saved here is not given up for what another tab has saved. */
function unite(mine: MyList, theirs: MyList): MyList {
  return {
    entries: uniteLists(mine.entries, theirs.entries),
    name: mine.name || theirs.name,
    have: { ...theirs.have, ...mine.have },
    problems: theirs.problems,
    isSaved: false,
  }
}

function prune(have: HaveCounts, entries: ListEntry[]): HaveCounts {
  return Object.keys(have).length === 0 ? hasNothing : parseHave(formatHave(have, entries))
}

function readTexts(): string {
  return keys.map((key) => readStored(key) ?? '').join('\n')
}
