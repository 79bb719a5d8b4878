import { memo } from 'react'
import type { CatalogueSort, CatalogueView } from '#model/catalogue-view.ts'
import type { ListItem } from '#model/list-totals.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tile } from '../../ui/tile.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ListPrice } from './list-price.tsx'

export type CatalogueItem = Omit<ListItem, 'stores' | 'modded'> & {
  description: string
  alias: string
  group: NonNullable<CatalogueView['group']>
}

type Props = {
  items: CatalogueItem[]
  view: CatalogueView
  chosen: ReadonlySet<number>
  onPick: (id: number, isPicked: boolean) => void
  onTurn: (sort: CatalogueSort) => void
}

/** The items to choose from. Without JavaScript its boxes and heads are parts of a form. */
export function CatalogueTable({ items, view, chosen, onPick, onTurn }: Props) {
  const head = { view, onTurn }
  return (
    <table className="tbl catalogue">
      <caption className="sr">Items to choose from</caption>
      <thead>
        <tr>
          <th className="c">
            <span className="sr">On the list</span>
          </th>
          <th className="t">
            <span className="sr">Picture</span>
          </th>
          <SortHead sort="name" label="Name" {...head} />
          <SortHead sort="price" label="Price" className="num" {...head} />
          <SortHead sort="description" label="Description" className="c-desc" {...head} />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} isChosen={chosen.has(item.id)} onPick={onPick} />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = Pick<Props, 'view' | 'onTurn'> & { sort: CatalogueSort; label: string; className?: string }

function SortHead({ sort, label, className, view, onTurn }: HeadProps) {
  const isSorted = view.sort === sort
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        className="sortb"
        name="turn"
        value={sort}
        onClick={(event) => {
          event.preventDefault()
          onTurn(sort)
        }}
      >
        {label}
        <Icon name="arrow-up" />
      </button>
    </th>
  )
}

type RowProps = { item: CatalogueItem; isChosen: boolean; onPick: (id: number, isPicked: boolean) => void }

/** Kept while it stays the same: typing in the filter must not draw hundreds of rows again. */
const Row = memo(function Row({ item, isChosen, onPick }: RowProps) {
  const isPriced = item.value !== null
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      <td className="c">
        <label className={isPriced ? undefined : 'is-unpriced'} title={isPriced ? undefined : 'No known price, so it cannot be on a list'}>
          <input
            className="check"
            type="checkbox"
            name="pick"
            value={item.id}
            aria-label={`Put ${item.name} on the list`}
            checked={isChosen}
            disabled={!isPriced && !isChosen}
            onChange={({ target }) => onPick(item.id, target.checked)}
          />
        </label>
      </td>
      <td className="t">
        <Tile of={item.safe_name} />
      </td>
      <td className="name">
        <ItemLink item={item} />
      </td>
      <td className="num">
        <ListPrice item={item} />
      </td>
      <td className="desc c-desc">{item.description}</td>
    </tr>
  )
})
