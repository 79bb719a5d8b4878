import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueView } from '#model/catalogue-view.ts'
import { createFilter } from '#model/item-filter.ts'
import { itemGroups } from '#model/item-groups.ts'
import { compareItems } from '#model/item-order.ts'
import type { ListItem } from '#model/list-totals.ts'
import { addToList, bringBack, countOf, encodeList, removeFromList } from '#model/shopping-list.ts'
import { listStore } from '../../browser/list-store.ts'
import { paths } from '../../paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { Basket } from './basket.tsx'
import { CatalogueBar } from './catalogue-bar.tsx'
import { CatalogueTable, type CatalogueItem } from './catalogue-table.tsx'
import { LoadingNotice, OfflineNotice, ProblemNotice, StorageNotice } from './list-notices.tsx'
import { MyLists } from './my-lists.tsx'
import { Toast } from './toast.tsx'
import { useCatalogueView } from './use-catalogue-view.ts'
import { useListItems } from './use-list-items.ts'
import { useIsOnline, useIsReady, useMyList } from './use-my-list.ts'
import { useToast } from './use-toast.ts'

type Props = {
  items: CatalogueItem[]
  given: CatalogueView
  /** What a reader without JavaScript has ticked so far. */
  picks: number[]
}

/** The catalogue with the list beside it: ticking puts an item on the reader's own list. */
export function Catalogue({ items, given, picks }: Props) {
  const list = useMyList()
  const isReady = useIsReady()
  const isOnline = useIsOnline()
  const { view, find, showGroup, showAll, turn } = useCatalogueView(given)
  const toast = useToast()
  const { say } = toast
  const form = useRef<HTMLFormElement>(null)
  const wanted = useDeferredValue(view)
  const shown = useMemo(
    () =>
      items
        .filter(createFilter(wanted.find))
        .filter(({ group }) => wanted.group === undefined || group === wanted.group)
        .toSorted((a, b) => compareItems(wanted.sort, wanted.direction)({ ...a, modded: false }, { ...b, modded: false })),
    [items, wanted],
  )
  const groups = useMemo(() => listGroups(items), [items])
  const ids = list.entries.map(({ id }) => id)
  const chosen = useMemo(() => new Set(isReady ? list.entries.map(({ id }) => id) : picks), [isReady, list.entries, picks])
  const [loaded] = useState(() => ({
    items: items.map((item): ListItem => ({ ...item, modded: false, stores: [] })),
    unknown: [],
    failed: [],
  }))
  const { known, unknown, missing, hasFailed, tryAgain } = useListItems(ids, loaded)
  const pick = useCallback(
    (id: number, isPicked: boolean) => {
      listStore.update((now) => ({ ...now, entries: isPicked ? addToList(now.entries, id) : removeFromList(now.entries, id) }))
      say('')
    },
    [say],
  )
  /** Takes items off the list, with a way back that leaves alone what has been added since. */
  const remove = (gone: number[], said: string) => {
    const { entries, name, have } = list
    listStore.update((now) => ({ ...now, entries: gone.reduce(removeFromList, now.entries) }))
    say(said, () => {
      listStore.update((now) => ({ name: now.name || name, entries: bringBack(now.entries, entries), have: { ...have, ...now.have } }))
      return undefined
    })
  }
  useEarlyChanges(form, find, pick)
  const visible = new Set(shown.map(({ id }) => id))
  return (
    <>
      <div className="split right catalogue-page">
        <form className="card flush" ref={form} action={paths.list} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <CatalogueBar
            view={view}
            groups={groups}
            isReady={isReady}
            shown={shown.length}
            all={items.length}
            onFind={find}
            onShowGroup={showGroup}
            onShowAll={showAll}
          />
          <input type="hidden" name="sort" value={view.sort} />
          <input type="hidden" name="direction" value={view.direction} />
          {picks
            .filter((id) => !visible.has(id))
            .map((id) => (
              <input key={id} type="hidden" name="pick" value={id} />
            ))}
          <CatalogueTable items={shown} view={view} chosen={chosen} onPick={pick} onTurn={turn} />
          {shown.length === 0 && (
            <div className="state">
              <Glyph name="empty-metal-bucket" />
              <b>Nothing in the bucket</b>
              <span>No item fits. Try fewer letters or another group.</span>
            </div>
          )}
          {list.entries.length > 0 && (
            <a className="btn gold m-only list-bar" href={paths.sharedList(encodeList(list.entries), list.name)}>
              View list, {countOf(list.entries.length, 'item')}
            </a>
          )}
        </form>
        <aside className="stack md">
          {!list.isKept && <StorageNotice />}
          {!isOnline && <OfflineNotice />}
          <ProblemNotice
            problems={list.problems}
            kept={ids.length - unknown.length}
            unknown={unknown.length}
            onDrop={() => remove(unknown, 'Taken off the list.')}
          />
          {missing.length > 0 && <LoadingNotice count={list.entries.length} hasFailed={hasFailed} onTryAgain={tryAgain} />}
          <Basket
            entries={list.entries.filter(({ id }) => !unknown.includes(id))}
            name={list.name}
            known={known}
            onClear={() => remove(ids, 'The list is cleared.')}
          />
          <MyLists isReady={isReady} isShown nameOf={(id) => known.get(id)?.name} say={say} />
        </aside>
      </div>
      <Toast message={toast.message} onUndo={toast.undo} onClose={toast.close} />
    </>
  )
}

/** The groups that have items, in their own order. */
function listGroups(items: CatalogueItem[]) {
  const there = new Set(items.map(({ group }) => group))
  return (Object.keys(itemGroups) as CatalogueItem['group'][]).filter((group) => there.has(group))
}

type Pick = (id: number, isPicked: boolean) => void

/** What was typed or ticked before this script had come stands. */
function useEarlyChanges(form: React.RefObject<HTMLFormElement | null>, find: (text: string) => void, pick: Pick) {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue
      if (field.name === 'find' && field.value !== field.defaultValue) find(field.value)
      if (field.type === 'checkbox' && field.checked && !field.defaultChecked) pick(Number(field.value), true)
    }
    // Once, when React takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
