import { keysOf } from '#model/wiki/keyed.ts'
import { maxFilterLength } from '#model/items/item-filter.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import type { ItemView } from '#model/items/item-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ViewControl } from './view-control.tsx'

type Group = NonNullable<ItemView['group']>
type Props = {
  view: ItemView
  path: string
  isForm: boolean
  /** The groups that have items. */
  used: ReadonlySet<Group>
  /** False if no item is modded, or all are. */
  hasMods: boolean
}

/** Filters of the item table. The submit button is for readers without script; in the catalogue it also keeps the ticked items. */
export function ItemTableBar({ used, hasMods, ...part }: Props) {
  const { view, isForm } = part
  const groups = keysOf(itemGroups).filter((group) => used.has(group))
  return (
    <div className="bar" role="search" aria-label="Items">
      <label className="field">
        <Icon name="search" />
        <span className="sr">Find an item</span>
        <input
          type="search"
          name="find"
          placeholder="Find an item"
          defaultValue={view.find}
          maxLength={maxFilterLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <input type="hidden" name="sort" value={view.sort} />
      <input type="hidden" name="direction" value={view.direction} />
      {groups.length > 1 && (
        <label className="field group">
          <span className="sr">Group</span>
          <select name="group" defaultValue={view.group ?? ''}>
            <option value="">All groups</option>
            {groups.map((group) => (
              <option key={group} value={group}>
                {itemGroups[group]}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasMods && (
        <label className="switch">
          <input type="checkbox" name="mods" value="true" defaultChecked={view.mods ?? false} />
          <span className="track" />
          Show mods
        </label>
      )}
      <button className="btn small no-js-only" {...(isForm ? { name: 'show', value: 'catalogue' } : {})}>
        Filter
      </button>
      <ViewControl {...part} className="btn small clear" part="clear" hidden={view.find === '' && view.group === undefined}>
        <Icon name="x" />
        Clear
      </ViewControl>
      {isForm && (
        <p className="no-js-only pick-help">
          <span className="soft sm">Tick what you need, then</span>
          <button className="btn gold small">Make the list</button>
        </p>
      )}
    </div>
  )
}
