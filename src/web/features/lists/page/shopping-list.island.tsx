import { useMemo, useState } from 'react'
import { toMissing } from '#model/lists/list-have.ts'
import { defaultListName } from '#model/lists/list-name.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import { encodeList, type decodeList, type ListEntry } from '#model/lists/shopping-list.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHasGame } from '#web/features/my-game/game-parts.tsx'
import { lazyPart } from '#web/islands/lazy-part.tsx'
import { useIsReadyInSteps } from '#web/islands/use-is-ready.ts'
import { AllDone, EmptyList } from './empty-list.tsx'
import { loadExports } from '#web/features/lists/saved/load-exports.ts'
import { ListHead } from './list-head.tsx'
import type { LoadedItems } from '#web/features/lists/list-items.ts'
import { LoadingNotice, OfflineNotice, ProblemNotice, StorageNotice } from '#web/features/lists/list-notices.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'
import { ListProgress } from './list-progress.tsx'
import { listedItems, ListTable } from '#web/features/lists/table/list-table.tsx'
import { MyLists } from '#web/features/lists/saved/my-lists.tsx'
import { NotableLocations } from './notable-locations.tsx'
import type { PlanSections } from './plan-sections.tsx'
import { ShareCard } from '#web/features/lists/share/share-card.tsx'
import { shareLink, toPlainList } from '#web/features/lists/share/share-list.ts'
import { Toast } from '#web/features/lists/saved/toast.tsx'
import { useHideDone } from './use-hide-done.ts'
import { useListEdits } from './use-list-edits.ts'
import { useListItems } from '#web/features/lists/use-list-items.ts'
import { useListView } from './use-list-view.ts'
import { useIsOnline } from '#web/features/lists/saved/use-my-list.ts'
import { announceListChange } from '#web/features/lists/saved/use-toast.ts'
import { SourceAnchor } from '#web/game-ui/certainty-badge.tsx'
import '../lists.css'
import '../list-tools.css'

type Props = {
  /** The list in the URL. */
  initial: { entries: ListEntry[]; name: string }
  problems: ReturnType<typeof decodeList>['problems']
  loaded: LoadedItems
  plan: ListPlan
  /** Origin for the link, until the browser knows its own. */
  siteOrigin: string
  /** Given on the server only. */
  Plan?: React.ComponentType<React.ComponentProps<typeof PlanSections>>
}

const LazyPlan = lazyPart(
  () => import('./plan-sections.tsx'),
  ({ PlanSections }) => PlanSections,
  useHasGame,
)

/** A shopping list: the reader's own, or a shared one, which leaves the own list unchanged until it is saved. */
export function ShoppingList({ initial, problems, loaded, plan, siteOrigin, Plan = LazyPlan }: Props) {
  const isReady = useIsReadyInSteps()
  const isOnline = useIsOnline()
  const view = useListView(initial, problems)
  const { entries, name, have } = view
  const { toast, changed, remove, rename, setQuantity, setHave } = useListEdits(view)
  const [hidesDone, setHidesDone] = useHideDone()
  const [toCopy, setToCopy] = useState('')
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const { itemsById, unknown, missing, hasFailed, tryAgain } = useListItems(ids, loaded)
  const existing = useMemo(() => entries.filter(({ id }) => !unknown.includes(id)), [entries, unknown])
  const lines = useMemo(() => existing.map((entry) => ({ ...entry, item: itemsById.get(entry.id) })), [existing, itemsById])
  const rest = useMemo(() => toMissing(lines, have), [lines, have])
  const title = name || defaultListName
  const titled: NamedList = { name: title, entries: existing, have }
  const path = paths.sharedList(encodeList(entries), name)
  const url = `${isReady ? location.origin : siteOrigin}${path}`
  const findItemName = (id: number) => itemsById.get(id)?.name

  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text)
    setToCopy(isCopied ? '' : text)
    toast.show(isCopied ? done : 'The browser did not let this page copy. The text is in a field under “Share this list”.')
  }
  const share = async () => {
    if (!(await shareLink(title, url))) await copy(url, 'Link copied.')
  }
  const saveCsv = async () => (await loadExports(toast.show)).saveListCsv(titled, lines)
  const saveFile = async () => (await loadExports(toast.show)).saveLists([titled], findItemName)
  const saveAsMine = () =>
    announceListChange(
      toast.show,
      view.saveAsMine(),
      view.mine.entries.length > 0 ? 'This is your own list now. The former one is kept among your lists.' : 'This is your own list now.',
    )

  return (
    <SourceAnchor value={`#${listedItems}`}>
      <ListHead
        title={title}
        url={url}
        entries={existing}
        name={name}
        isOwn={view.isOwn}
        ownCount={view.mine.entries.length}
        isReady={isReady}
        canSave={lines.length > 0}
        onShare={share}
        onSave={saveAsMine}
      />
      <div className="stack list-notices">
        {view.problems && (
          <ProblemNotice
            problems={view.problems}
            readable={lines.length}
            unknown={unknown.length}
            onDrop={isReady ? () => remove(unknown, 'Taken off the list.') : undefined}
          />
        )}
        {view.isOwn && !view.mine.isSaved && <StorageNotice />}
        {!isOnline && <OfflineNotice />}
      </div>
      <div className="split right">
        <div className="stack list-main">
          <section className="card flush" aria-label="Items on the list">
            {missing.length > 0 && <LoadingNotice count={entries.length} hasFailed={hasFailed} onTryAgain={tryAgain} />}
            {lines.length > 0 ? (
              <form action={paths.list} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
                <input type="hidden" name="name" value={name} />
                <ListProgress
                  entries={existing}
                  have={have}
                  isReady={isReady}
                  hidesDone={hidesDone}
                  onHideDone={setHidesDone}
                  changed={changed}
                  onUndo={toast.undoLast}
                />
                {hidesDone && rest.length === 0 && <AllDone onShow={() => setHidesDone(false)} />}
                <ListTable
                  lines={lines}
                  have={have}
                  isReady={isReady}
                  hidesDone={hidesDone}
                  onQuantity={setQuantity}
                  onHave={(id, count) => setHave(id, count, findItemName(id))}
                  onRemove={(id) => remove([id], `${findItemName(id) ?? 'The item'} is off the list.`)}
                />
                <p className="no-js-only update-list">
                  <button className="btn">Update the list</button>
                  <span className="sm soft">Change the numbers first; empty a number to take its item off.</span>
                </p>
              </form>
            ) : (
              <EmptyList />
            )}
          </section>
          <div className="list-notices">
            <div className="callout gold">
              <Icon name="construction" />
              <p>Shopping lists are a work in progress.</p>
            </div>
          </div>
        </div>
        <aside className="stack md" aria-label="About this list">
          <ShareCard
            url={url}
            name={name}
            isReady={isReady}
            toCopy={toCopy}
            onName={rename}
            onCopyLink={() => void copy(url, 'Link copied.')}
            onCopyText={() => void copy(toPlainList(title, lines, have, url), 'List copied as text.')}
            onSaveCsv={() => void saveCsv()}
            onSaveFile={() => void saveFile()}
          />
          <MyLists isReady={isReady} isShown={view.isOwn} findItemName={findItemName} showToast={toast.show} onShow={view.showOwn} />
          {lines.length > 0 && <NotableLocations lines={lines} missing={rest} />}
        </aside>
      </div>
      <Plan lines={rest} plan={plan} path={path} />
      <Toast message={toast.message} onUndo={toast.undo} onUndoLast={toast.undoLast} onClose={toast.close} />
    </SourceAnchor>
  )
}

export { ShoppingList as island }
