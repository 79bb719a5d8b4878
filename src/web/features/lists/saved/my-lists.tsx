import { lazy, Suspense, useEffect, useState } from 'react'
import { duplicate, removeSaved, renameList, startNew, switchTo, type Lists, type NamedList } from '#model/lists/saved-lists.ts'
import { defaultListName } from '#model/lists/list-name.ts'
import { changeLists, listAll } from './saved-lists-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { whenTouched } from '#web/islands/lazy-part.tsx'
import { loadExports } from './load-exports.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { OpenLists } from './open-lists.tsx'
import { useMyList, useSavedLists } from './use-my-list.ts'
import { announceListChange, type ShowToast } from './use-toast.ts'

/** Loaded only for readers with lists. */
const MyListRow = lazy(async () => ({ default: (await loadPart(() => import('./my-list-row.tsx'))).MyListRow }))

type Props = {
  isReady: boolean
  /** True if the page shows the current list. */
  isShown: boolean
  findItemName: (id: number) => string | undefined
  showToast: ShowToast
  /** Called when the current list changes or is selected. */
  onShow?: () => void
}

/** All lists of this browser: the current one, which pages add to, and the saved ones. */
export function MyLists({ isReady, isShown, findItemName, showToast, onShow }: Props) {
  const current = useMyList()
  const { saved, problem, text } = useSavedLists()
  const [renamed, setRenamed] = useState<string>()
  const currentName = current.name || defaultListName
  const hasLists = current.entries.length > 0 || saved.length > 0
  const editLists = (how: (lists: Lists) => Lists, done: string) => {
    const result = changeLists(how)
    announceListChange(showToast, result, done)
    return !result.saveError
  }
  const openList = (name: string) => {
    if (editLists((lists) => switchTo(lists, name), `“${name}” is your current list now.`)) onShow?.()
  }
  const startNewList = () => {
    if (editLists(startNew, `A new list. “${currentName}” is kept among your lists.`)) onShow?.()
  }
  const rename = (list: NamedList, newName: string) => {
    setRenamed(undefined)
    if (newName.trim() !== '' && newName !== list.name) editLists((lists) => renameList(lists, list.name, newName), 'Renamed.')
  }
  const copy = (list: NamedList) => editLists((lists) => duplicate(lists, list), `There are two of “${list.name || defaultListName}” now.`)
  const saveAll = async () => (await loadExports(showToast)).saveLists(listAll(), findItemName)
  const saveDamaged = async () => (await loadExports(showToast)).saveDamagedLists(text)
  // Loaded before they are used, so that they work if the network is lost.
  useEffect(() => void (hasLists ? loadExports() : whenTouched().then(() => loadExports())), [hasLists])

  return (
    <section className="card my-lists needs-js" aria-labelledby="my-lists">
      <h2 className="h3" id="my-lists">
        My lists
      </h2>
      {problem && <DamagedListsNotice problem={problem} onSave={() => void saveDamaged()} />}
      {hasLists ? (
        <Suspense>
          <ul>
            {current.entries.length > 0 && (
              <MyListRow
                list={{ ...current, name: currentName }}
                isCurrent
                {...(!isShown && onShow && { onOpen: onShow })}
                onCopy={() => copy(current)}
              />
            )}
            {saved.map((list) => (
              <MyListRow
                key={list.name}
                list={list}
                onOpen={() => openList(list.name)}
                onCopy={() => copy(list)}
                isRenaming={renamed === list.name}
                onRenaming={(isRenaming) => setRenamed(isRenaming ? list.name : undefined)}
                onRename={(newName) => rename(list, newName)}
                onRemove={() => editLists((lists) => removeSaved(lists, list.name), `“${list.name}” is deleted.`)}
              />
            ))}
          </ul>
        </Suspense>
      ) : (
        <p className="sm soft">Make as many lists as you like. They are kept in this browser.</p>
      )}
      <div className="row tight">
        <button className="btn small" type="button" disabled={!isReady || current.entries.length === 0} onClick={startNewList}>
          <Icon name="plus" />
          New list
        </button>
        {hasLists && (
          <button className="btn small" type="button" onClick={() => void saveAll()}>
            <Icon name="download" />
            Download all
          </button>
        )}
        <OpenLists isReady={isReady} showToast={showToast} />
      </div>
    </section>
  )
}

function DamagedListsNotice({ problem, onSave }: { problem: 'damaged' | 'newer'; onSave: () => void }) {
  return (
    <div className="callout hot">
      <Icon name="triangle-alert" />
      <p>
        {problem === 'newer' ? (
          'Your other lists were kept by a newer version of this page. Reload the page to see them.'
        ) : (
          <>
            Some of your other lists could not be read. Nothing was deleted.{' '}
            <button className="linkish" type="button" onClick={onSave}>
              Download what is stored
            </button>
          </>
        )}
      </p>
    </div>
  )
}
