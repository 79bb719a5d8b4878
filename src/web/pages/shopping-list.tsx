import { useState } from 'react'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { sumLines } from '#model/list-totals.ts'
import { changeQuantity, countOf, decodeList, encodeList, removeFromList, type ListEntry } from '#model/shopping-list.ts'
import { apiContext } from '../context.ts'
import { readListAddress } from '../features/lists/list-address.ts'
import { ListHead } from '../features/lists/list-head.tsx'
import { loadListItems } from '../features/lists/list-items.ts'
import { LoadingNotice, ProblemNotice, StorageNotice } from '../features/lists/list-notices.tsx'
import { ListTable } from '../features/lists/list-table.tsx'
import { NotableLocations } from '../features/lists/notable-locations.tsx'
import { ShareCard } from '../features/lists/share-card.tsx'
import { copyText, shareLink, toPlainList } from '../features/lists/share-list.ts'
import { Toast } from '../features/lists/toast.tsx'
import { useListItems } from '../features/lists/use-list-items.ts'
import { useListView } from '../features/lists/use-list-view.ts'
import { useIsReady } from '../features/lists/use-my-list.ts'
import { useTicks } from '../features/lists/use-ticks.ts'
import { describePage, type RootData } from '../page-meta.ts'
import { paths } from '../paths.ts'
import type { PageHandle } from '../root.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Glyph, Icon } from '../ui/icon.tsx'

export const handle = { hydrate: true } satisfies PageHandle

const defaultTitle = 'Custom List'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { code, name } = readListAddress(request.url)
  const { entries, problems } = decodeList(code)
  const loaded = await loadListItems(
    context.get(apiContext),
    entries.map(({ id }) => id),
  )
  return { given: { entries, name }, problems, loaded }
}

/** The address follows the list while it is changed; the page knows that without asking the server. */
export function shouldRevalidate() {
  return false
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { entries, name } = loaderData?.given ?? { entries: [], name: '' }
  const names = loaderData?.loaded.items.slice(0, 3).map((item) => item.name) ?? []
  return describePage(matches, {
    title: name || defaultTitle,
    description: `A Hydroneer shopping list of ${countOf(entries.length, 'item')}${names.length > 0 ? `: ${names.join(', ')}${entries.length > names.length ? ' and more' : ''}` : ''}.`,
    path: paths.sharedList(encodeList(entries), name),
    index: false,
  })
}

export default function ShoppingListPage() {
  const { given, problems, loaded } = useLoaderData<typeof loader>()
  const isReady = useIsReady()
  const view = useListView(given)
  const { ticked, tick } = useTicks()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ entry: ListEntry; place: number }>()
  const { known, unknown, missing, hasFailed, tryAgain } = useListItems(
    view.entries.map(({ id }) => id),
    loaded,
  )
  const siteOrigin = (useRouteLoaderData('root') as RootData | undefined)?.origin ?? ''
  const lines = view.entries.filter(({ id }) => !unknown.includes(id)).map((entry) => ({ ...entry, item: known.get(entry.id) }))
  const title = view.name || defaultTitle
  const url = `${isReady ? location.origin : siteOrigin}${paths.sharedList(encodeList(view.entries), view.name)}`

  const say = (sentence: string) => {
    setSaid(sentence)
    setRemoved(undefined)
    view.forgetReplaced()
  }
  const remove = (id: number) => {
    say(`${known.get(id)?.name ?? 'The item'} is off the list.`)
    const place = view.entries.findIndex((entry) => entry.id === id)
    const entry = view.entries[place]
    setRemoved(entry && { entry, place })
    if (ticked.has(id)) tick(id, false)
    view.change(removeFromList(view.entries, id))
  }
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) say(done)
  }
  const share = async () => {
    if (!(await shareLink(title, url))) await copy(url, 'Link copied.')
  }
  const saveAsMine = () => {
    say('This is your own list now.')
    view.saveAsMine()
  }
  const undo = () => {
    if (removed) view.change(view.entries.toSpliced(removed.place, 0, removed.entry))
    else view.undoSave()
    setSaid('')
    setRemoved(undefined)
  }

  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Lists', path: paths.list },
          { label: title, path: paths.sharedList(encodeList(given.entries), given.name) },
        ]}
      />
      <ListHead
        title={title}
        url={url}
        isOwn={view.isOwn}
        ownCount={view.mine.entries.length}
        isReady={isReady}
        canSave={lines.length > 0}
        onShare={share}
        onSave={saveAsMine}
      />
      <div className="stack list-notices">
        <div className="callout gold">
          <Icon name="construction" />
          <p>Shopping lists are a work in progress. Prices are the vanilla ones, and those with a dotted line are estimates.</p>
        </div>
        <ProblemNotice
          problems={problems}
          kept={lines.length}
          unknown={unknown.length}
          onDrop={isReady ? () => view.change(view.entries.filter(({ id }) => !unknown.includes(id))) : undefined}
        />
        {view.isOwn && !view.mine.isKept && <StorageNotice />}
      </div>
      <div className="split right">
        <section className="card flush" aria-label="Items on the list">
          {missing.length > 0 && <LoadingNotice count={view.entries.length} hasFailed={hasFailed} onTryAgain={tryAgain} />}
          {lines.length > 0 ? (
            <ListTable
              lines={lines}
              ticked={ticked}
              isReady={isReady}
              onQuantity={(id, quantity) => view.change(changeQuantity(view.entries, id, quantity))}
              onRemove={remove}
              onTick={tick}
            />
          ) : (
            <div className="state">
              <Glyph name="empty-metal-bucket" />
              <b>Nothing on this list</b>
              <span>Add items to your list to get started!</span>
            </div>
          )}
        </section>
        <aside className="stack md">
          <ShareCard
            url={url}
            name={view.name}
            isReady={isReady}
            onName={(name) => view.change(view.entries, name)}
            onCopy={(text, done) => void copy(text, done)}
            listAsText={toPlainList(title, lines, sumLines(lines), url)}
          />
          {lines.length > 0 && <NotableLocations lines={lines} />}
        </aside>
      </div>
      <Toast message={said} onUndo={removed || view.hasReplaced ? undo : undefined} onClose={() => say('')} />
    </div>
  )
}
