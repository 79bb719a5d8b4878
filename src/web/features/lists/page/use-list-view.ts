import { useEffect, useRef, useState } from 'react'
import { hasNothing } from '#model/lists/list-have.ts'
import { adopt, type NamedList } from '#model/lists/saved-lists.ts'
import { decodeList, encodeList, formatList, type ListEntry, type ListProblems } from '#model/lists/shopping-list.ts'
import { changeLists, type Change } from '#web/features/lists/saved/saved-lists-store.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { paths } from '#model/wiki/paths.ts'
import { readListAddress } from '#model/lists/list-address.ts'
import { useMyList } from '#web/features/lists/saved/use-my-list.ts'

type InitialList = { entries: ListEntry[]; name: string }
type View = NamedList & {
  isOwn: boolean
  /** Problems of the URL; undefined for a list that is not from a URL. */
  problems: ListProblems | undefined
}

/**
 * The shown list. If it equals the stored one, it is the reader's own: changes are saved, and changes in other tabs are followed. Any other
 * list is a shared link: changes stay in the page and its URL until the reader saves the list.
 */
export function useListView(initial: InitialList, problems: ListProblems) {
  const mine = useMyList()
  const [view, setView] = useState<View>({ ...initial, have: hasNothing, isOwn: false, problems })
  const { isOwn } = view
  const { entries, name, have }: NamedList = isOwn ? mine : view

  useEffect(() => {
    const here = readView()
    // A page from the service worker's cache or a static export may be rendered for another list.
    if (addressOf(here.entries, here.name) !== addressOf(initial.entries, initial.name)) setView(here)
    else if (isOwnNow(initial)) takeUp(initial, setView)
  }, [initial])

  useAddress(entries, name, initial, setView)

  return {
    entries,
    name,
    have,
    isOwn,
    problems: view.problems,
    mine,
    update(change: (list: NamedList) => NamedList) {
      // The first change may come before the effect above runs.
      const belongs = isOwn || (view.entries === initial.entries && isOwnNow(initial))
      if (belongs) listStore.update(change)
      setView((before) => (belongs ? { ...before, isOwn: true } : { ...before, ...change(before), isOwn: false }))
    },
    /** Makes this list the reader's own; the previous one is saved beside it. */
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
    /** Switches from a shared list to the reader's own; Back returns. */
    showOwn() {
      if (!isOwn) history.pushState(null, '', location.href)
      setView((before) => ({ ...before, isOwn: true, problems: undefined }))
    },
  }
}

/** Opens the reader's own list by its URL. */
function takeUp({ name }: InitialList, show: React.Dispatch<React.SetStateAction<View>>) {
  const own = listStore.read()
  show((before) => ({ ...before, isOwn: true }))
  if (own.name === '' && name !== '') listStore.write(own.entries, name)
}

function isOwnNow({ entries }: InitialList): boolean {
  return entries.length > 0 && formatList(listStore.read().entries) === formatList(entries)
}

/** Keeps the URL in step with the list from the first change on; before that it stays as opened, damaged or not. */
function useAddress(entries: ListEntry[], name: string, initial: InitialList, show: (view: View) => void) {
  const hasChanged = useRef(false)
  /** Path shown by this page, to detect Back to another list. */
  const shown = useRef('')
  const address = addressOf(entries, name)
  useEffect(() => {
    if (address !== addressOf(initial.entries, initial.name)) hasChanged.current = true
    if (!hasChanged.current) return
    try {
      // Keeps the query of other parts of the page, as long as the list is not empty.
      history.replaceState(history.state, '', address === paths.list ? address : address + location.search)
      shown.current = location.pathname
    } catch {
      // Some browsers reject frequent replaceState calls; the next change writes the URL.
    }
  }, [address, initial])
  useEffect(() => {
    shown.current = location.pathname
    // A link to a fragment also fires popstate; only another path is another list.
    const goBack = () => {
      if (location.pathname === shown.current) return
      shown.current = location.pathname
      show(readView())
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [show])
}

/** Parses the list in the URL, without the network. */
function readView(): View {
  const { code, name } = readListAddress(location.href)
  const { entries, problems } = decodeList(code)
  // An empty list has the catalogue's URL.
  const isOwn = code === '' || isOwnNow({ entries, name })
  return { entries, name, have: hasNothing, isOwn, problems: code === '' ? undefined : problems }
}

function addressOf(entries: ListEntry[], name: string): string {
  return entries.length > 0 ? paths.sharedList(encodeList(entries), name) : paths.list
}
