import { useEffect, useRef, useState } from 'react'
import { hasNothing } from '#model/lists/list-have.ts'
import { adopt, type NamedList } from '#model/lists/saved-lists.ts'
import { decodeList, encodeList, formatList, type ListEntry, type ListProblems } from '#model/lists/shopping-list.ts'
import { changeLists, type Change } from '#web/features/lists/saved/saved-lists-store.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { paths } from '#model/wiki/paths.ts'
import { readListAddress } from '#model/lists/list-address.ts'
import { useMyList } from '#web/features/lists/saved/use-my-list.ts'

type Given = { entries: ListEntry[]; name: string }
type View = NamedList & {
  isOwn: boolean
  /** What was wrong with the address; undefined for a list that did not come from one. */
  problems: ListProblems | undefined
}

/**
 * The list that is being looked at. It is the reader's own when it equals what the browser keeps: then changes are saved, and
 * those of other tabs followed. Any other list is someone's link: changes stay in the page and its address until the reader
 * saves it as their own.
 */
export function useListView(given: Given, problems: ListProblems) {
  const mine = useMyList()
  const [view, setView] = useState<View>({ ...given, have: hasNothing, isOwn: false, problems })
  const { isOwn } = view
  const { entries, name, have }: NamedList = isOwn ? mine : view

  useEffect(() => {
    const here = readView()
    // A copy from the browser's store, or the one file there is for all lists, may be drawn for another list.
    if (addressOf(here.entries, here.name) !== addressOf(given.entries, given.name)) setView(here)
    else if (isOwnNow(given)) takeUp(given, setView)
  }, [given])

  useAddress(entries, name, given, setView)

  return {
    entries,
    name,
    have,
    isOwn,
    problems: view.problems,
    mine,
    update(change: (list: NamedList) => NamedList) {
      // The first change may come before the effect above has looked.
      const belongs = isOwn || (view.entries === given.entries && isOwnNow(given))
      if (belongs) listStore.update(change)
      setView((before) => (belongs ? { ...before, isOwn: true } : { ...before, ...change(before), isOwn: false }))
    },
    /** Makes this list the reader's own; the one that was takes its place beside it. */
    saveAsMine(): Change {
      const change = changeLists((lists) => adopt(lists, { entries, name, have }))
      if (change.saveError) return change
      setView((before) => ({ ...before, isOwn: true }))
      return {
        undo() {
          const saveError = change.undo()
          if (!saveError) setView((before) => ({ ...before, entries, name, have, isOwn: false }))
          return saveError
        },
      }
    },
    /** Leaves someone's list for the own one; Back leads to it again. */
    showOwn() {
      if (!isOwn) history.pushState(null, '', location.href)
      setView((before) => ({ ...before, isOwn: true, problems: undefined }))
    },
  }
}

/** The reader's own list, opened by its address. */
function takeUp({ name }: Given, show: React.Dispatch<React.SetStateAction<View>>) {
  const own = listStore.read()
  show((before) => ({ ...before, isOwn: true }))
  if (own.name === '' && name !== '') listStore.write(own.entries, name)
}

function isOwnNow({ entries }: Given): boolean {
  return entries.length > 0 && formatList(listStore.read().entries) === formatList(entries)
}

/** The address follows the list from its first change on: before, it stays as it was opened, damaged or not. */
function useAddress(entries: ListEntry[], name: string, given: Given, show: (view: View) => void) {
  const hasChanged = useRef(false)
  /** The path that this page shows, to tell a step back to another list. */
  const shown = useRef('')
  const address = addressOf(entries, name)
  useEffect(() => {
    if (address !== addressOf(given.entries, given.name)) hasChanged.current = true
    if (!hasChanged.current) return
    try {
      // What other parts of the page keep in the address stays, as long as there is a list.
      history.replaceState(history.state, '', address === paths.list ? address : address + location.search)
      shown.current = location.pathname
    } catch {
      // Some browsers refuse an address that changes very often; the next change writes it.
    }
  }, [address, given])
  useEffect(() => {
    shown.current = location.pathname
    // A jump within the page is a step back, too; only another list is another page.
    const goBack = () => {
      if (location.pathname === shown.current) return
      shown.current = location.pathname
      show(readView())
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [show])
}

/** The list in the address, without asking anybody: the network may be away. */
function readView(): View {
  const { code, name } = readListAddress(location.href)
  const { entries, problems } = decodeList(code)
  // A list of nothing has the catalogue's address.
  const isOwn = code === '' || isOwnNow({ entries, name })
  return { entries, name, have: hasNothing, isOwn, problems: code === '' ? undefined : problems }
}

function addressOf(entries: ListEntry[], name: string): string {
  return entries.length > 0 ? paths.sharedList(encodeList(entries), name) : paths.list
}
