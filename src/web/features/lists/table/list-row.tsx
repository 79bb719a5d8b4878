import { isUnsold } from '#model/lists/sellers.ts'
import type { ListLine } from '#model/lists/list-totals.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { LazyOwnedLabel } from '#web/features/my-game/game-parts.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import { HaveField } from './have-field.tsx'
import { calculationUrlOf } from '#web/features/lists/calculation-urls.ts'
import { ListPrice } from './list-price.tsx'
import { QuantityField } from './quantity-field.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { setsPrice } from '#web/my-prices/my-prices.data-attrs.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

export type RowActions = {
  onQuantity: (id: number, quantity: number) => void
  onHave: (id: number, had: number) => void
  onRemove: (id: number) => void
}
type Props = RowActions & { line: ListLine; had: number; isReady: boolean }

/** A row of the list. Its checkbox sets the count to all or none. */
export function ListRow({ line: { id, quantity, item }, had, isReady, onQuantity, onHave, onRemove }: Props) {
  const name = item?.name ?? `Item ${id}`
  const isDone = had === quantity
  return (
    <tr className={isDone ? 'is-ticked' : undefined}>
      <td className="x">
        <input type="hidden" name="pick" value={id} />
        <button
          className="iconbtn del needs-js"
          type="button"
          aria-label={`Remove ${name}`}
          disabled={!isReady}
          onClick={({ currentTarget }) => {
            focusNextRow(currentTarget)
            onRemove(id)
          }}
        >
          <Icon name="trash" />
        </button>
      </td>
      <td className="t">{item ? <Tile of={item.safe_name} /> : <span className="skel" />}</td>
      <td className="name">
        <span className="n">
          <label className="needs-js" title="I have all of it">
            <input
              className="check"
              type="checkbox"
              aria-label={`Got ${name}`}
              checked={isDone}
              disabled={!isReady}
              onChange={() => onHave(id, isDone ? 0 : quantity)}
            />
          </label>
          <span>
            {item ? <ItemLink item={item} /> : <span className="muted">{name}</span>}
            <CertaintyBadge of={item?.nameMark} at={item && paths.itemSources(item.safe_name)} /> {item?.modded && <ModdedLabel />}{' '}
            {item && <LazyOwnedLabel item={item.safe_name} />}
          </span>
        </span>
      </td>
      <td className="h needs-js">
        <HaveField name={name} had={had} quantity={quantity} isReady={isReady} onChange={(next) => onHave(id, next)} />
      </td>
      <td className="q">
        <QuantityField name={name} quantity={quantity} isReady={isReady} onChange={(next) => onQuantity(id, next)} />
      </td>
      <td className="num each">
        {item && <ListPrice item={item} />}
        {item && (
          <button
            className="iconbtn needs-js"
            type="button"
            aria-label={`Set my price for ${name}`}
            {...dataAttr(setsPrice, item.perWeight ? 'weight' : 'piece')}
          >
            <Icon name="pencil" />
          </button>
        )}
      </td>
      <td className="num p">
        {item && (
          <Price
            value={item.value === null ? null : item.value * quantity}
            mark={item.mark}
            variant="text"
            isResult={quantity > 1}
            calculationUrl={calculationUrlOf(item, quantity)}
          />
        )}
        {item?.otherVersion && <small className="per">in {item.otherVersion}</small>}
        {item && isUnsold(item) && (
          <small className="per">{item.value === null ? 'not sold in shops' : 'what you’re paid: not sold in shops'}</small>
        )}
      </td>
    </tr>
  )
}

/** Focuses the next row's button, or the last one's, because this button disappears with its row. */
function focusNextRow(button: HTMLElement) {
  const row = button.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  next?.querySelector<HTMLElement>('.del')?.focus()
}
