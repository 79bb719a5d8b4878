import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createFilter, longestFilter } from '#model/item-filter.ts'
import type { ListItem } from '#model/list-totals.ts'
import { addToList, countOf, encodeList, removeFromList } from '#model/shopping-list.ts'
import { listStore, type MyList } from '../../browser/list-store.ts'
import { paths } from '../../paths.ts'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { Basket } from './basket.tsx'
import { CatalogueTable, type CatalogueItem } from './catalogue-table.tsx'
import { LoadingNotice, ProblemNotice, StorageNotice } from './list-notices.tsx'
import { Toast } from './toast.tsx'
import { useListItems } from './use-list-items.ts'
import { useIsReady, useMyList } from './use-my-list.ts'

type Props = { items: CatalogueItem[] }

/** The catalogue with the list beside it: ticking puts an item on the reader's own list. */
export function Catalogue({ items }: Props) {
  const list = useMyList()
  const isReady = useIsReady()
  const [find, setFind] = useFindText()
  const [cleared, setCleared] = useState<MyList>()
  const fits = createFilter(useDeferredValue(find))
  const shown = items.filter(fits)
  const ids = list.entries.map(({ id }) => id)
  const chosen = useMemo(() => new Set(list.entries.map(({ id }) => id)), [list.entries])
  const [given] = useState(() => ({
    items: items.map((item): ListItem => ({ ...item, modded: false, stores: [] })),
    unknown: [],
    failed: [],
  }))
  const { known, unknown, missing, hasFailed, tryAgain } = useListItems(ids, given)
  const toggle = useCallback((id: number) => {
    const { entries } = listStore.read()
    listStore.write(entries.some((entry) => entry.id === id) ? removeFromList(entries, id) : addToList(entries, id))
    setCleared(undefined)
  }, [])
  const clear = () => {
    setCleared(list)
    listStore.write([])
  }
  const undo = () => {
    if (cleared) listStore.write(cleared.entries, cleared.name)
    setCleared(undefined)
  }
  return (
    <>
      <div className="split right catalogue-page">
        <section className="card flush" aria-label="Catalogue">
          <div className="bar" role="search" aria-label="Catalogue">
            <label className="field">
              <Icon name="search" />
              <span className="sr">Find an item</span>
              <input
                type="search"
                placeholder="Find an item"
                value={find}
                readOnly={!isReady}
                maxLength={longestFilter}
                autoComplete="off"
                onChange={({ target }) => setFind(target.value)}
              />
            </label>
            <span className="soft sm" role="status">
              {shown.length === items.length ? countOf(items.length, 'item') : `${shown.length} of ${countOf(items.length, 'item')}`}
            </span>
            {find !== '' && (
              <button className="btn small" type="button" onClick={() => setFind('')}>
                <Icon name="x" />
                Show all
              </button>
            )}
            <p className="no-js-only soft sm">Ticking items needs JavaScript. Lists that someone shared with you open without it.</p>
          </div>
          <CatalogueTable items={shown} chosen={chosen} isReady={isReady} onToggle={toggle} />
          {shown.length === 0 && (
            <div className="state">
              <Glyph name="empty-metal-bucket" />
              <b>Nothing in the bucket</b>
              <span>No item fits. Try fewer letters.</span>
            </div>
          )}
          {list.entries.length > 0 && (
            <a className="btn gold m-only list-bar" href={paths.sharedList(encodeList(list.entries), list.name)}>
              View list, {countOf(list.entries.length, 'item')}
            </a>
          )}
        </section>
        <aside className="stack md">
          {!list.isKept && <StorageNotice />}
          <ProblemNotice
            problems={list.problems}
            kept={ids.length - unknown.length}
            unknown={unknown.length}
            onDrop={() => listStore.write(list.entries.filter(({ id }) => !unknown.includes(id)))}
          />
          {missing.length > 0 && <LoadingNotice count={list.entries.length} hasFailed={hasFailed} onTryAgain={tryAgain} />}
          <Basket entries={list.entries.filter(({ id }) => !unknown.includes(id))} name={list.name} known={known} onClear={clear} />
        </aside>
      </div>
      <Toast
        message={cleared && list.entries.length === 0 ? 'The list is cleared.' : ''}
        onUndo={undo}
        onClose={() => setCleared(undefined)}
      />
    </>
  )
}

/** The filter's text, which also stands in the address. */
function useFindText() {
  const [find, setFind] = useState('')
  useEffect(() => setFind(new URLSearchParams(location.search).get('find')?.slice(0, longestFilter) ?? ''), [])
  const change = (text: string) => {
    setFind(text)
    const address = text.trim() === '' ? paths.list : `${paths.list}?${new URLSearchParams({ find: text.toWellFormed() }).toString()}`
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // Some browsers refuse an address that changes with every key; the next change writes it.
    }
  }
  return [find, change] as const
}
