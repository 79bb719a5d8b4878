import { formatHave, hasNothing, parseHave, type HaveCounts } from '#model/lists/list-have.ts'
import { emptyList, type NamedList } from '#model/lists/saved-lists.ts'
import { formatList, parseList, uniteLists, type ListEntry, type ListProblems } from '#model/lists/shopping-list.ts'
import { writeAllStored, type StoredTexts } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'
import { listKey, listNameKey } from './list-key.ts'

/** Readers have data under this key: never rename. */
const haveKey = 'shopping_list_have'

type ReadList = NamedList & { problems: ListProblems }
/** The reader's own list, from localStorage. */
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
  /** Applies the change to the stored list, which other tabs may have changed. Returns false if the browser rejects it. */
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

/** Texts to store for a list. An empty list has no name. */
export function toStoredList({ entries, name, have }: NamedList): StoredTexts {
  return { [listKey]: formatList(entries), [listNameKey]: entries.length > 0 ? name : '', [haveKey]: formatHave(have, entries) }
}

/** Notifies subscribers of a list that was written by other code. */
export function setList({ entries, name, have }: NamedList, isSaved: boolean) {
  store.set({ entries, have: prune(have, entries), name: entries.length > 0 ? name : '', problems: none }, isSaved)
}

function prune(have: HaveCounts, entries: ListEntry[]): HaveCounts {
  return Object.keys(have).length === 0 ? hasNothing : parseHave(formatHave(have, entries))
}
