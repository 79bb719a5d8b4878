import { useEffect, useRef, useState } from 'react'
import { encodeList, formatList, type ListEntry } from '#model/shopping-list.ts'
import { listStore } from '../../browser/list-store.ts'
import { paths } from '../../paths.ts'
import { useMyList } from './use-my-list.ts'

type Given = { entries: ListEntry[]; name: string }

/**
 * The list that is being looked at. It is the reader's own when it equals what the browser keeps: then changes are kept, and
 * those of other tabs followed. Any other list is someone's link: changes stay in the page and its address until the reader
 * saves it as their own.
 */
export function useListView(given: Given) {
  const mine = useMyList()
  const [view, setView] = useState({ ...given, isOwn: false })
  const [replaced, setReplaced] = useState<Given>()
  const entries = view.isOwn ? mine.entries : view.entries
  const name = view.isOwn ? mine.name : view.name
  const { isOwn } = view

  useEffect(() => {
    const own = listStore.read()
    if (given.entries.length === 0 || formatList(own.entries) !== formatList(given.entries)) return
    setView((before) => ({ ...before, isOwn: true }))
    if (own.name === '' && given.name !== '') listStore.write(own.entries, given.name)
  }, [given])

  useAddress(entries, name, given)

  return {
    entries,
    name,
    isOwn,
    mine,
    /** True while the list that was there before can be brought back. */
    hasReplaced: replaced !== undefined,
    change(next: ListEntry[], nextName = name) {
      if (isOwn) listStore.write(next, nextName)
      setView({ entries: next, name: nextName, isOwn })
    },
    saveAsMine() {
      setReplaced({ entries: mine.entries, name: mine.name })
      listStore.write(entries, name)
      setView({ entries, name, isOwn: true })
    },
    undoSave() {
      if (replaced) listStore.write(replaced.entries, replaced.name)
      setReplaced(undefined)
      setView({ entries, name, isOwn: false })
    },
    forgetReplaced: () => setReplaced(undefined),
  }
}

/** The address follows the list from its first change on: before, it stays as it was opened, damaged or not. */
function useAddress(entries: ListEntry[], name: string, given: Given) {
  const hasChanged = useRef(false)
  const address = addressOf(entries, name)
  useEffect(() => {
    if (address !== addressOf(given.entries, given.name)) hasChanged.current = true
    if (!hasChanged.current) return
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // Some browsers refuse an address that changes very often; the next change writes it.
    }
  }, [address, given])
}

function addressOf(entries: ListEntry[], name: string): string {
  return entries.length > 0 ? paths.sharedList(encodeList(entries), name) : paths.list
}
