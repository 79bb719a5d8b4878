import { useEffect, useMemo } from 'react'
import { restoreList } from '#model/lists/list-edits.ts'
import type { ListItem } from '#model/lists/list-totals.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import { changeQuantity, formatList, removeFromList, uniteLists, type ListEntry } from '#model/lists/shopping-list.ts'
import { listNews, type ListNews } from '#web/features/catalogue/item-picks.data-attrs.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { useIsReadyInSteps } from '#web/islands/use-is-ready.ts'
import { Basket } from '#web/features/catalogue/basket.tsx'
import { LoadingNotice, OfflineNotice, ProblemNotice, StorageNotice } from '#web/features/lists/list-notices.tsx'
import { MyLists } from '#web/features/lists/saved/my-lists.tsx'
import { Toast } from '#web/features/lists/saved/toast.tsx'
import { useMyPrices } from '#web/my-prices/use-my-prices.ts'
import { useListItems } from '#web/features/lists/use-list-items.ts'
import { useIsOnline, useMyList } from '#web/features/lists/saved/use-my-list.ts'
import { useToast } from '#web/features/lists/saved/use-toast.ts'
import '../lists/lists.css'
import '../lists/list-tools.css'
import './catalogue.css'

type Props = {
  /** Finds an item in the table on the page; undefined on the server, which has no reader's list. */
  findInTable?: (id: number) => ListItem | undefined
  /** The list of a link with items to pick, which is added to the reader's: "/list?show=catalogue&pick=12". */
  linked?: Pick<NamedList, 'entries' | 'name'>
}

/** The reader's list beside the catalogue, filled by its checkboxes (see item-picks.browser.ts). */
export function OwnList({ findInTable, linked }: Props) {
  const list = useMyList()
  const isReady = useIsReadyInSteps()
  const isOnline = useIsOnline()
  const toast = useToast()
  const { show: showToast } = toast
  const ids = useMemo(() => list.entries.map(({ id }) => id), [list.entries])
  const { itemsById: lookedUp, unknown, missing, hasFailed, tryAgain } = useListItems(ids)
  // The table's data is used until the item's shops are loaded.
  const inTable = useMyPrices(useMemo(() => ids.flatMap((id) => findInTable?.(id) ?? []), [ids, findInTable]))
  const itemOf = (id: number) => lookedUp.get(id) ?? inTable.find((item) => item.id === id)
  const isWaiting = missing.some((id) => !itemOf(id))
  /** Removes items. Undo restores them and keeps what was added since. */
  const remove = (gone: number[], message: string) => {
    listStore.update((now) => ({ ...now, entries: gone.reduce(removeFromList, now.entries) }))
    showToast(message, () => {
      listStore.update((now) => restoreList(now, list))
      return undefined
    })
  }
  useEffect(() => {
    if (!linked) return
    const [before, picks] = [listStore.read(), linked.entries]
    const united = uniteLists(before.entries, picks)
    if (formatList(united) === formatList(before.entries)) return
    listStore.write(united, before.name || linked.name)
    showToast('The items of the link are on your list.', () => {
      listStore.update((now) => ({
        ...now,
        entries: picks.reduce((entries, { id }) => restoreQuantity(entries, before.entries, id), now.entries),
      }))
      return undefined
    })
  }, [linked, showToast])
  useEffect(() => {
    const showNews = ({ detail }: CustomEventInit<ListNews>) => {
      if (!detail) return
      const { message, undo } = detail
      const takeBack = () => {
        undo?.()
        return undefined
      }
      showToast(message, undo && takeBack)
    }
    document.addEventListener(listNews, showNews)
    return () => document.removeEventListener(listNews, showNews)
  }, [showToast])
  return (
    <>
      {!list.isSaved && <StorageNotice />}
      {!isOnline && <OfflineNotice />}
      <ProblemNotice
        problems={list.problems}
        readable={ids.length - unknown.length}
        unknown={unknown.length}
        onDrop={() => remove(unknown, 'Taken off the list.')}
      />
      {isWaiting && <LoadingNotice count={list.entries.length} hasFailed={hasFailed} onTryAgain={tryAgain} />}
      <Basket
        entries={list.entries.filter(({ id }) => !unknown.includes(id))}
        name={list.name}
        itemOf={itemOf}
        onClear={() => remove(ids, 'The list is cleared.')}
      />
      {/* Rendered in the browser only: in one column it is below the table, where server-rendered content would shift. */}
      {isReady && <MyLists isReady isShown findItemName={(id) => itemOf(id)?.name} showToast={showToast} />}
      <Toast message={toast.message} onUndo={toast.undo} onUndoLast={toast.undoLast} onClose={toast.close} />
    </>
  )
}

/** The list with an item as it was before: with its old quantity, or without it. */
function restoreQuantity(list: ListEntry[], before: readonly ListEntry[], id: number): ListEntry[] {
  const old = before.find((entry) => entry.id === id)
  return old ? changeQuantity(list, id, old.quantity) : removeFromList(list, id)
}
