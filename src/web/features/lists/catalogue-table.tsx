import { memo } from 'react'
import type { ListItem } from '#model/list-totals.ts'
import { ItemLink } from '../items/item-link.tsx'
import { Tile } from '../../ui/tile.tsx'
import { ListPrice } from './list-price.tsx'

export type CatalogueItem = Omit<ListItem, 'stores' | 'modded'> & { description: string; alias: string }

type Props = {
  items: CatalogueItem[]
  chosen: ReadonlySet<number>
  isReady: boolean
  onToggle: (id: number) => void
}

export function CatalogueTable({ items, chosen, isReady, onToggle }: Props) {
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
          <th>Name</th>
          <th className="num">Price</th>
          <th className="c-desc">Description</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} isChosen={chosen.has(item.id)} isReady={isReady} onToggle={onToggle} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { item: CatalogueItem; isChosen: boolean; isReady: boolean; onToggle: (id: number) => void }

/** Kept while it stays the same: typing in the filter must not draw hundreds of rows again. */
const Row = memo(function Row({ item, isChosen, isReady, onToggle }: RowProps) {
  const isPriced = item.value !== null
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      <td className="c">
        <label className={isPriced ? undefined : 'is-unpriced'} title={isPriced ? undefined : 'No known price, so it cannot be on a list'}>
          <input
            className="check"
            type="checkbox"
            aria-label={`Put ${item.name} on the list`}
            checked={isChosen}
            disabled={!isPriced || !isReady}
            onChange={() => onToggle(item.id)}
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
