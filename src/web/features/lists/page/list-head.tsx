import { useEffect } from 'react'
import { formatPicks } from '#model/lists/format-picks.ts'
import { countOf } from '#model/text/count-of.ts'
import { type ListEntry } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

type Props = {
  title: string
  url: string
  entries: ListEntry[]
  name: string
  isOwn: boolean
  /** Number of items on the reader's own list. */
  ownCount: number
  isReady: boolean
  canSave: boolean
  onShare: () => Promise<void>
  onSave: () => void
}

/** Title of the list and its actions. */
export function ListHead({ title, url, entries, name, isOwn, ownCount, isReady, canSave, onShare, onSave }: Props) {
  useEffect(() => {
    // Keeps the site's name after the bar, as the server rendered it.
    document.title = `${title} | ${document.title.split(' | ').at(-1)}`
    const crumb = document.querySelector('.crumbs [aria-current]')
    if (crumb) crumb.textContent = title
  }, [title])
  const isShared = isReady && !isOwn
  const canTake = !isOwn && canSave
  return (
    <PageHead
      title={title}
      lead={
        isOwn
          ? 'Your own list, kept in this browser. Change the numbers and the link changes with them.'
          : `A shared shopping list. Changes stay on this page${isShared && ownCount > 0 ? `; your own list of ${countOf(ownCount, 'item')} is as you left it` : ' until you save it as yours'}.`
      }
      action={
        <div className="row list-actions">
          {canTake && (
            <button
              className="btn gold needs-js"
              type="button"
              disabled={!isReady}
              title={ownCount > 0 ? 'Becomes your current list; the one you have is kept beside it' : undefined}
              onClick={onSave}
            >
              <Icon name="list-plus" />
              Save as mine
            </button>
          )}
          {/* Without script the catalogue gets the list from the URL. */}
          <a className="btn" href={isReady ? paths.list : paths.list + formatPicks(entries, name)}>
            <Icon name="plus" />
            <span>
              Add more<span className="long"> items</span>
            </span>
          </a>
          <a
            className={canTake ? 'btn' : 'btn gold'}
            href={url}
            onClick={(event) => {
              event.preventDefault()
              void onShare()
            }}
          >
            <Icon name="share-2" />
            <span>
              <span className="long">Save / </span>Share
            </span>
          </a>
        </div>
      }
    />
  )
}
