import type { CatalogueView } from '#model/catalogue-view.ts'
import { longestFilter } from '#model/item-filter.ts'
import { itemGroups } from '#model/item-groups.ts'
import { countOf } from '#model/shopping-list.ts'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  view: CatalogueView
  /** The groups that have items. */
  groups: NonNullable<CatalogueView['group']>[]
  isReady: boolean
  shown: number
  all: number
  onFind: (text: string) => void
  onShowGroup: (group: CatalogueView['group']) => void
  onShowAll: () => void
}

/** The filter of the catalogue. Without JavaScript its button asks the server, and what is ticked goes along. */
export function CatalogueBar({ view, groups, isReady, shown, all, onFind, onShowGroup, onShowAll }: Props) {
  return (
    <div className="bar" role="search" aria-label="Catalogue">
      <label className="field">
        <Icon name="search" />
        <span className="sr">Find an item</span>
        <input
          type="search"
          name="find"
          placeholder="Find an item"
          value={view.find}
          maxLength={longestFilter}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onFind(target.value)}
        />
      </label>
      <label className="field">
        <span className="sr">Group</span>
        <select
          name="group"
          value={view.group ?? ''}
          onChange={({ target }) => onShowGroup(groups.find((group) => group === target.value))}
        >
          <option value="">All groups</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {itemGroups[group]}
            </option>
          ))}
        </select>
      </label>
      <button className="btn small no-js-only" name="show" value="catalogue">
        Filter
      </button>
      <span className="soft sm" role="status">
        {shown === all ? countOf(all, 'item') : `${shown} of ${countOf(all, 'item')}`}
      </span>
      {isReady && (view.find !== '' || view.group !== undefined) && (
        <button className="btn small" type="button" onClick={onShowAll}>
          <Icon name="x" />
          Show all
        </button>
      )}
      <p className="no-js-only pick-help">
        <span className="soft sm">Tick what you need, then</span>
        <button className="btn gold small">Make the list</button>
      </p>
    </div>
  )
}
