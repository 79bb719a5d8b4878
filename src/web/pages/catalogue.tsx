import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { createFilter, longestFilter } from '#model/item-filter.ts'
import type { ListItem } from '#model/list-totals.ts'
import { addToList, countOf, encodeList, removeFromList } from '#model/shopping-list.ts'
import { listStore, type MyList } from '../browser/list-store.ts'
import { apiContext } from '../context.ts'
import { Basket } from '../features/lists/basket.tsx'
import { CatalogueTable, type CatalogueItem } from '../features/lists/catalogue-table.tsx'
import { toListItem } from '../features/lists/list-items.ts'
import { LoadingNotice, ProblemNotice, StorageNotice } from '../features/lists/list-notices.tsx'
import { Toast } from '../features/lists/toast.tsx'
import { useListItems } from '../features/lists/use-list-items.ts'
import { useIsReady, useMyList } from '../features/lists/use-my-list.ts'
import { describePage } from '../page-meta.ts'
import { paths } from '../paths.ts'
import type { PageHandle } from '../root.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Glyph, Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'

export const handle = { hydrate: true } satisfies PageHandle

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [items, rows] = await Promise.all([api.items(false), api.itemLinks()])
  const marks = new Map(rows.map((row) => [row.name, row]))
  return {
    items: items.map((item): CatalogueItem => {
      const { id, name, safe_name, value, estimate, perWeight } = toListItem(item, marks.get(item.name))
      return { id, name, safe_name, value, estimate, perWeight, description: item.description, alias: marks.get(item.name)?.alias ?? '' }
    }),
  }
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return describePage(matches, {
    title: 'Make a list',
    description:
      'Pick items from the Hydroneer catalogue, see what they cost together and where to buy them, and share the list by a link.',
    path: paths.list,
  })
}

export default function CataloguePage() {
  const { items } = useLoaderData<typeof loader>()
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
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Make a list', path: paths.list },
        ]}
      />
      <PageHead title="Make a list" lead="Tick what you need. The list adds up the prices, names the shops and can be shared by a link." />
      <div className="split right catalogue-page">
        <section className="card flush" aria-label="Catalogue">
          <div className="bar" role="search" aria-label="Items">
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
    </div>
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
