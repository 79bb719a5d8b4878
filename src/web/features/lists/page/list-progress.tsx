import { isDone, type HaveCounts } from '#model/lists/list-have.ts'
import { countOf } from '#model/text/count-of.ts'
import { type ListEntry } from '#model/lists/shopping-list.ts'
import { Icon } from '#web/ui/icon.tsx'
import '../../../ui/table-bar.css'

type Props = {
  entries: ListEntry[]
  have: HaveCounts
  isReady: boolean
  hidesDone: boolean
  onHideDone: (hides: boolean) => void
  /** Name of the item whose count changed last. */
  changed: string
  /** Undoes the last change; undefined if there is none. */
  onUndo: (() => void) | undefined
}

/** Progress of the list, and the switch that hides items the reader has. */
export function ListProgress({ entries, have, isReady, hidesDone, onHideDone, changed, onUndo }: Props) {
  const done = entries.filter((entry) => isDone(have, entry)).length
  return (
    <div className="bar list-progress needs-js">
      <progress max={entries.length} value={done} aria-label="Items you have" />
      <span className="sm" role="status">
        {/* For screen readers: which item changed. */}
        {changed !== '' && <span className="sr">{changed} </span>}
        {done === 0 ? 'Tick what you have.' : `You have ${done} of ${countOf(entries.length, 'item')}.`}
        {hidesDone && done > 0 && ` ${done === 1 ? 'It is' : 'They are'} hidden.`}
      </span>
      <button className="btn small quiet" type="button" aria-keyshortcuts="Control+Z" title="Ctrl Z" disabled={!onUndo} onClick={onUndo}>
        <Icon name="undo-2" />
        Undo change
      </button>
      <label className="switch">
        <input type="checkbox" checked={hidesDone} disabled={!isReady} onChange={({ target }) => onHideDone(target.checked)} />
        <span className="track" />
        Hide what I have
      </label>
    </div>
  )
}
