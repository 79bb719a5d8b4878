import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnPrice } from '#model/prices/my-prices.ts'
import { readPrice } from '#model/prices/read-price.ts'
import { formatExactCoins, toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { formatDate } from '#web/features/dates/full-date.tsx'
import { toRelativeDay } from '#web/features/dates/relative-time.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { FreePrice, PriceAmount } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PricedItem } from './priced-item.ts'

type Props = {
  of: PricedItem
  price: OwnPrice
  /** The wiki has no such item. */
  isGone: boolean
  onSave: (value: number) => void
  onRemove: () => void
}

/** A price of the reader beside the wiki's, with buttons to change or remove it. */
export function PriceRow({ of: { safe_name: item, name, ours, mark, perWeight }, price, isGone, onSave, onRemove }: Props) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const isEdited = typed !== undefined
  const change = useRef<HTMLButtonElement>(null)
  const close = () => {
    // At once: the button that gets the focus is rendered again.
    flushSync(() => setTyped(undefined))
    change.current?.focus()
  }
  const save = () => {
    const read = readPrice(typed ?? '')
    setProblem(read.problem ?? '')
    if (read.value === undefined) return
    onSave(read.value)
    close()
  }
  return (
    <tr className={isEdited ? 'is-edited' : undefined}>
      <td className="t">{!isGone && <Tile of={item} size={38} />}</td>
      <td className="name">
        {isGone ? (
          <>
            {name} <small>No longer in this wiki</small>
          </>
        ) : (
          <a href={paths.item(item)}>{name}</a>
        )}
      </td>
      <td className="num">
        {isEdited ? (
          <form
            id={`price-${item}`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <span className="field">
              <input
                ref={focus}
                aria-label={`My price: ${name}`}
                aria-invalid={problem !== '' || undefined}
                aria-describedby={`price-${item}-problem`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={24}
                value={typed}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === 'Escape' && close()}
              />
            </span>
            <small className="wrong" role="alert" id={`price-${item}-problem`}>
              {problem}
            </small>
          </form>
        ) : (
          <OwnAmount value={price.value} />
        )}
        {price.price_per_weight && <small className="per">per weight</small>}
      </td>
      <td className="num ours">
        {ours !== null && <CertaintyBadge of={mark} variant="text">{`${formatExactCoins(ours)}c`}</CertaintyBadge>}
      </td>
      <td className="num diff">{perWeight === price.price_per_weight && ours !== null && describeDifference(price.value, ours)}</td>
      <td className="when">
        <time dateTime={price.on} title={formatDate(price.on)}>
          {toRelativeDay(price.on)}
        </time>
      </td>
      <td className="acts">
        {isEdited ? (
          <>
            <button key="save" className="btn small" form={`price-${item}`}>
              Save
            </button>
            <button className="btn small quiet" type="button" onClick={close}>
              Cancel
            </button>
          </>
        ) : (
          <>
            {/* Keyed differently from Save: the same click would press both. */}
            <button
              key="change"
              ref={change}
              className="iconbtn"
              type="button"
              aria-label={`Change: ${name}`}
              onClick={() => setTyped(toFieldText(toCoins(price.value)))}
            >
              <Icon name="pencil" />
            </button>
            <button className="iconbtn" type="button" aria-label={`Remove: ${name}`} onClick={onRemove}>
              <Icon name="trash" />
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

function OwnAmount({ value }: Pick<OwnPrice, 'value'>) {
  return value === 0 ? <FreePrice /> : <PriceAmount value={value}>{formatExactCoins(value)}</PriceAmount>
}

/** Focuses the field after "Change". */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** "+4c (+20%)", "the same" */
function describeDifference(mine: number, ours: number): string {
  const difference = mine - ours
  if (difference === 0) return 'the same'
  const sign = difference < 0 ? '−' : '+'
  const share = ours === 0 ? '' : ` (${sign}${formatNumber(Math.round((100 * Math.abs(difference)) / ours))}%)`
  return `${sign}${formatExactCoins(Math.abs(difference))}c${share}`
}

/** Heads of the table of prices. */
export function PriceColumns() {
  return (
    <thead>
      <tr>
        <th className="t">
          <span className="sr">Picture</span>
        </th>
        <th>Item</th>
        <th className="num">Your price</th>
        <th className="num">Ours</th>
        <th className="num">Difference</th>
        <th>Set</th>
        <th>
          <span className="sr">Change or remove</span>
        </th>
      </tr>
    </thead>
  )
}
