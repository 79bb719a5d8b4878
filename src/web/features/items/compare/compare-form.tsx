import type { LinkedItem } from '#model/items/item.ts'
import { maxCompared } from '#model/items/compare.ts'
import { paths } from '#model/wiki/paths.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type Named = Pick<LinkedItem, 'name' | 'safe_name'>
/** A name that matches no item, with the most similar ones. */
export type UnknownItem = { name: string; nearest: Named[] }

type Props = {
  /** Safe names of the items compared already. */
  names: string[]
  onlyDifferences: boolean
  /** Other items of the same group, as quick picks. */
  offered: Named[]
}

/** Adds an item to the comparison by name. */
export function CompareForm({ names, onlyDifferences, offered }: Props) {
  if (names.length >= maxCompared) return <p className="sm soft">{maxCompared} items fit. Remove one to put another in its place.</p>
  return (
    <form className="card compare-form" action={paths.compare()} aria-label="Add an item">
      {names.length > 0 && <input type="hidden" name="items" value={names.join(',')} />}
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <label className="fl">
        {names.length === 0 ? 'Item names, separated by commas' : 'Add an item by its name'}
        <span className="field">
          <input type="text" name="add" autoComplete="off" maxLength={200} required />
        </span>
      </label>
      <button className="btn gold">
        <Icon name="plus" />
        {names.length === 0 ? 'Compare' : 'Add'}
      </button>
      {offered.length > 0 && (
        <p className="offered">
          <span className="sm soft">Of the same group:</span> <AddLinks items={offered} names={names} onlyDifferences={onlyDifferences} />
        </p>
      )}
    </form>
  )
}

function AddLinks({ items, names, onlyDifferences }: { items: Named[]; names: string[]; onlyDifferences: boolean }) {
  return items.map(({ name, safe_name }) => (
    <a key={safe_name} className="btn small quiet" href={paths.compare([...names, safe_name], onlyDifferences ? 'differences' : '')}>
      <Icon name="plus" />
      {name}
    </a>
  ))
}

/** Messages: names without an item, with suggestions, and too many items. */
export function CompareProblems({
  unknown,
  tooMany,
  names,
  onlyDifferences,
}: Omit<Props, 'offered'> & { unknown: UnknownItem[]; tooMany: number }) {
  return (
    <div className="compare-problems">
      {unknown.map(({ name, nearest }) => (
        <Callout key={name} tone="warning">
          <span role="status">No item is called “{name}”.</span>{' '}
          {nearest.length > 0 && names.length < maxCompared ? (
            <>
              Did you mean: <AddLinks items={nearest} names={names} onlyDifferences={onlyDifferences} />
            </>
          ) : (
            <>
              Look for it in the <a href={paths.database}>Item Database</a>.
            </>
          )}
        </Callout>
      ))}
      {tooMany > 0 && (
        <Callout tone="notice">
          {maxCompared} items fit side by side: the first are shown, {tooMany} more left out.
        </Callout>
      )}
    </div>
  )
}
