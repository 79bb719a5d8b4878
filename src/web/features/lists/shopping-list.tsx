import { useState } from 'react'
import { sumLines } from '#model/list-totals.ts'
import { changeQuantity, encodeList, removeFromList, type decodeList, type ListEntry } from '#model/shopping-list.ts'
import { paths } from '../../paths.ts'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { ListHead } from './list-head.tsx'
import type { loadListItems } from './list-items.ts'
import { LoadingNotice, ProblemNotice, StorageNotice } from './list-notices.tsx'
import { ListTable } from './list-table.tsx'
import { NotableLocations } from './notable-locations.tsx'
import { ShareCard } from './share-card.tsx'
import { copyText, shareLink, toPlainList } from './share-list.ts'
import { Toast } from './toast.tsx'
import { useListItems } from './use-list-items.ts'
import { useListView } from './use-list-view.ts'
import { useIsReady } from './use-my-list.ts'
import { useTicks } from './use-ticks.ts'

export const defaultTitle = 'Custom List'

type Props = {
  /** The list in the address. */
  given: { entries: ListEntry[]; name: string }
  problems: ReturnType<typeof decodeList>['problems']
  loaded: Awaited<ReturnType<typeof loadListItems>>
  /** Origin of the site, for the link while only the server knows the page. */
  siteOrigin: string
}

/** A shopping list: the reader's own, or one that somebody shared, which leaves the own list alone until it is saved. */
export function ShoppingList({ given, problems, loaded, siteOrigin }: Props) {
  const isReady = useIsReady()
  const view = useListView(given)
  const { ticked, tick } = useTicks()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ entry: ListEntry; place: number }>()
  const { known, unknown, missing, hasFailed, tryAgain } = useListItems(
    view.entries.map(({ id }) => id),
    loaded,
  )
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
    <>
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
    </>
  )
}
