import { sumLines, type ListLine } from '#model/list-totals.ts'
import { formatCoins, formatExactCoins } from '#model/money.ts'
import { countOf } from '#model/shopping-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ModdedLabel } from '../items/modded-label.tsx'
import { ListPrice } from './list-price.tsx'
import { QuantityField } from './quantity-field.tsx'

type Props = {
  lines: ListLine[]
  ticked: ReadonlySet<number>
  isReady: boolean
  onQuantity: (id: number, quantity: number) => void
  onRemove: (id: number) => void
  onTick: (id: number) => void
}

/** The list with its sums. Without JavaScript it can be read, not changed. */
export function ListTable({ lines, ...rest }: Props) {
  const totals = sumLines(lines)
  const exact = formatExactCoins(totals.value)
  return (
    <table className="tbl stackrow lrow">
      <caption className="sr">Items on the list</caption>
      <thead>
        <tr>
          <th>
            <span className="sr">Remove</span>
          </th>
          <th className="t">
            <span className="sr">Picture</span>
          </th>
          <th>Name</th>
          <th>Quantity</th>
          <th className="num each">Each</th>
          <th className="num">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} line={line} {...rest} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Total</td>
          <td>{countOf(totals.quantity, 'item')}</td>
          <td className="num" colSpan={2}>
            <span className="tot">
              <Price value={totals.value} estimate={totals.estimate} />
            </span>
            {exact !== formatCoins(totals.value) && <small className="per">exactly {exact} coins</small>}
            {totals.unpriced > 0 && <small className="per">without {countOf(totals.unpriced, 'item')} of unknown price</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Row({ line: { id, quantity, item }, ticked, isReady, onQuantity, onRemove, onTick }: Omit<Props, 'lines'> & { line: ListLine }) {
  const name = item?.name ?? `Item ${id}`
  return (
    <tr className={ticked.has(id) ? 'is-ticked' : undefined}>
      <td className="x">
        <button
          className="iconbtn del needs-js"
          type="button"
          aria-label={`Remove ${name}`}
          disabled={!isReady}
          onClick={() => onRemove(id)}
        >
          <Icon name="trash-2" />
        </button>
      </td>
      <td className="t">{item ? <Tile of={item.safe_name} /> : <span className="skel" />}</td>
      <td className="name">
        <span className="n">
          <label className="needs-js" title="Tick it off">
            <input
              className="check"
              type="checkbox"
              aria-label={`Got ${name}`}
              checked={ticked.has(id)}
              disabled={!isReady}
              onChange={() => onTick(id)}
            />
          </label>
          {item ? <ItemLink item={item} /> : <span className="muted">{name}</span>}
          {item?.modded && <ModdedLabel />}
        </span>
      </td>
      <td>
        <QuantityField name={name} quantity={quantity} isReady={isReady} onChange={(next) => onQuantity(id, next)} />
      </td>
      <td className="num each">{item && <ListPrice item={item} />}</td>
      <td className="num">{item && <Price value={item.value === null ? null : item.value * quantity} estimate={item.estimate} />}</td>
    </tr>
  )
}
