import { useRef } from 'react'
import { isDone } from '#model/lists/list-have.ts'
import { maxListNameLength } from '#model/lists/list-name.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import { countOf } from '#model/text/count-of.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  list: NamedList
  isCurrent?: boolean
  /** Undefined for the list shown on the page. */
  onOpen?: () => void
  onCopy: () => void
  isRenaming?: boolean
  onRenaming?: (isRenaming: boolean) => void
  onRename?: (newName: string) => void
  onRemove?: () => void
}

/** One of the reader's lists. */
export function MyListRow({ list, isCurrent = false, onOpen, onCopy, isRenaming = false, onRenaming, onRename, onRemove }: Props) {
  const { name, entries, have } = list
  const done = entries.filter((entry) => isDone(have, entry)).length
  const label = (
    <>
      <b>{name}</b>
      <small>
        {countOf(entries.length, 'item')}
        {done > 0 && `, ${done} done`}
      </small>
    </>
  )
  if (isRenaming && onRename && onRenaming) {
    return (
      <li>
        <RenameField name={name} onRename={onRename} onLeave={() => onRenaming(false)} />
      </li>
    )
  }
  return (
    <li className={isCurrent ? 'is-current' : undefined}>
      {onOpen ? (
        <button className="open" type="button" onClick={onOpen}>
          {label}
        </button>
      ) : (
        <span className="open">{label}</span>
      )}
      {isCurrent && <span className="label teal">Current</span>}
      {onRenaming && (
        <button className="iconbtn" type="button" aria-label={`Rename ${name}`} title="Rename" onClick={() => onRenaming(true)}>
          <Icon name="pencil" />
        </button>
      )}
      <button className="iconbtn" type="button" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={onCopy}>
        <Icon name="copy" />
      </button>
      {onRemove && (
        <button className="iconbtn del" type="button" aria-label={`Delete ${name}`} title="Delete" onClick={onRemove}>
          <Icon name="trash" />
        </button>
      )}
    </li>
  )
}

type RenameProps = { name: string; onRename: (newName: string) => void; onLeave: () => void }

/** Enter saves the new name, Escape cancels. */
function RenameField({ name, onRename, onLeave }: RenameProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault()
        onRename(field.current?.value ?? '')
      }}
    >
      <label className="field">
        <span className="sr">New name of {name}</span>
        <input
          ref={field}
          type="text"
          defaultValue={name}
          maxLength={maxListNameLength}
          autoComplete="off"
          // The reader has just asked for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === 'Escape' && onLeave()}
        />
      </label>
      <button className="btn small">Save</button>
    </form>
  )
}
