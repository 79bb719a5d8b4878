import { formatHave, hasNothing, parseHave, type HaveCounts } from '#model/lists/list-have.ts'
import { emptyList, type NamedList } from '#model/lists/saved-lists.ts'
import { formatList, parseList, uniteLists, type ListEntry, type ListProblems } from '#model/lists/shopping-list.ts'
import { writeAllStored, type StoredTexts } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'
import { listKey, listNameKey } from './list-key.ts'

/** This key is in readers' browsers and stays as it is. */
const haveKey = 'shopping_list_have'

type ReadList = NamedList & { problems: ListProblems }
/** The reader's own list, as this browser keeps it. */
export type MyList = Saved<ReadList>

const none = parseList('').problems
const store = createStore<ReadList>({
  keys: [listKey, listNameKey, haveKey],
  parse: ([items = '', name = '', have = '']) => ({ ...parseList(items), name, have: parseHave(have) }),
  onServer: { ...emptyList, problems: none },
  unite: (mine, theirs) => ({
    entries: uniteLists(mine.entries, theirs.entries),
    name: mine.name || theirs.name,
    have: { ...theirs.have, ...mine.have },
    problems: theirs.problems,
  }),
})

export const listStore = {
  ...store,
  /** Changes the list as it is now, whatever other tabs have made of it. False: the browser did not keep it. */
  update(change: (list: NamedList) => NamedList): boolean {
    const next = change(store.read())
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
  return { [listKey]: formatList(entries), [listNameKey]: entries.length > 0 ? name : '', [haveKey]: formatHave(have, entries) }
}

/** Tells the pages of a list that has been written by other means. */
export function setList({ entries, name, have }: NamedList, isSaved: boolean) {
  store.set({ entries, have: prune(have, entries), name: entries.length > 0 ? name : '', problems: none }, isSaved)
}

function prune(have: HaveCounts, entries: ListEntry[]): HaveCounts {
  return Object.keys(have).length === 0 ? hasNothing : parseHave(formatHave(have, entries))
}
