import { itemGroups } from '#model/item-groups.ts'
import { longestFilter } from '#model/item-filter.ts'
import { formatItemView, type ItemView } from '#model/item-view.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'

type Group = keyof typeof itemGroups
type Props = {
  view: ItemView
  /** The groups that have items. */
  groups: Group[]
  /** "12 of 323 items" */
  count: string
}

/** The filter of the item database: a form that works by itself, and faster with browser/item-table.ts. */
export function ItemTableBar({ view, groups, count }: Props) {
  const isNarrowed = view.find !== '' || view.group !== undefined
  return (
    <form className="bar" action={paths.database} role="search" aria-label="Items" data-item-filter>
      <label className="field">
        <Icon name="search" />
        <span className="sr">Find an item</span>
        <input
          type="search"
          name="find"
          placeholder="Find an item"
          defaultValue={view.find}
          maxLength={longestFilter}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {view.sort === 'name' && view.direction === 'asc' ? null : (
        <>
          <input type="hidden" name="sort" value={view.sort} />
          <input type="hidden" name="direction" value={view.direction} />
        </>
      )}
      <label className="field m-only">
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
      <label className="switch">
        <input type="checkbox" name="mods" value="true" defaultChecked={view.mods ?? false} />
        <span className="track" />
        Show mods
      </label>
      <button className="btn small no-js-only">Filter</button>
      <span className="grow" />
      <span className="soft sm num" role="status" data-item-count>
        {count}
      </span>
      <a className="btn small clear" href={paths.database} data-clear hidden={!isNarrowed}>
        <Icon name="x" />
        Clear
      </a>
      <GroupChips view={view} groups={groups} />
    </form>
  )
}

function GroupChips({ view, groups }: Pick<Props, 'view' | 'groups'>) {
  const chips: [Group | undefined, string][] = [[undefined, 'All'], ...groups.map((group): [Group, string] => [group, itemGroups[group]])]
  return (
    <ul className="chips d-only" aria-label="Groups">
      {chips.map(([group, label]) => (
        <li key={label}>
          <a
            className="chip"
            href={`${paths.database}${formatItemView({ ...view, group })}`}
            data-group={group ?? ''}
            aria-current={view.group === group ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
