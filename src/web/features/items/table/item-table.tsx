import type { ItemRow } from '#model/items/item.ts'
import { formatCoins, formatExactCoins } from '#model/text/money.ts'
import type { ItemSort } from '#model/items/item-order.ts'
import type { ItemView } from '#model/items/item-view.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { rowAlias, rowGroup, rowMarks, rowVersion, unpricedTitle } from './item-table.data-attrs.ts'
import { formatRowMarks } from './row-marks.ts'
import { dataAttr } from '#web/data-attr.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { FreePrice, PriceAmount, UnknownPrice } from '#web/game-ui/price.tsx'

type Props = {
  /** All items, in the order of the view. */
  rows: ItemRow[]
  isShown: (item: ItemRow) => boolean
  view: ItemView
  /** Ids of the ticked items; undefined outside the catalogue. */
  picks: ReadonlySet<number> | undefined
  /** False if all items are modded. */
  hasMods: boolean
}

/**
 * Renders every item; rows outside the view are hidden. So item-table.browser.ts can filter and sort without a request, and rows must stay
 * small.
 */
export function ItemTable({ rows, isShown, view, picks, ...of }: Props) {
  const isSeen = (item: ItemRow) => isShown(item) && (view.mods === true || !(item.modded && of.hasMods))
  const [firstRows = [], ...later] = splitRows(rows, isSeen)
  const renderRow = (item: ItemRow) => <Row key={item.safe_name} item={item} hidden={!isShown(item)} picks={picks} {...of} />
  return (
    <table className={picks ? 'tbl items picking' : 'tbl items'}>
      <caption className="sr">{picks ? 'Items to choose from' : 'Items with price and description'}</caption>
      <thead>
        <tr>
          {picks && (
            <th scope="col" className="c">
              <span className="sr">On the list</span>
            </th>
          )}
          <th scope="col" className="t">
            <span className="sr">Picture</span>
          </th>
          <SortHead sort="name" label="Name" view={view} />
          <SortHead sort="price" label="Price (c)" view={view} className="num" />
          <SortHead sort="description" label="Description" view={view} className="c-desc" />
          <SortHead sort="modded" label="Modded" view={view} className="mlab" />
        </tr>
      </thead>
      <tbody>{firstRows.map(renderRow)}</tbody>
      {later.map((part) => (
        <tbody key={part[0]?.safe_name} className="items-later" style={{ '--shown': part.filter(isSeen).length }}>
          {part.map(renderRow)}
        </tbody>
      ))}
    </table>
  )
}

/** About one and a half screens. */
const seenPerPart = 24

/** Splits long tables into several `<tbody>` elements, so that browsers skip rendering those far from the viewport. */
function splitRows(rows: ItemRow[], isSeen: (item: ItemRow) => boolean): ItemRow[][] {
  const visible = rows.filter(isSeen)
  if (visible.length <= 4 * seenPerPart) return [rows]
  const starts = visible.flatMap((item, index) => (index % seenPerPart === 0 ? [rows.indexOf(item)] : []))
  return starts.map((start, part) => rows.slice(part === 0 ? 0 : start, starts[part + 1]))
}

/** Header cell. Without script its button submits the form. */
function SortHead({ sort, label, view, className }: { sort: ItemSort; label: string; view: ItemView; className?: string }) {
  const isSorted = view.sort === sort
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button className="sortb" name="press" value={`sort-${sort}`}>
        {label}
        <Icon name="arrow-up" />
      </button>
    </th>
  )
}

type RowProps = Pick<Props, 'hasMods' | 'picks'> & { item: ItemRow; hidden: boolean }

/** Minimal markup, because there are hundreds of rows. Only prices have a badge; the item's page has the others. */
function Row({ item, hidden, picks, hasMods }: RowProps) {
  const isEstimated = item.value !== null && item.value_certainty === 'guess'
  return (
    <tr
      className={[item.modded && hasMods && 'is-modded', picks?.has(item.id) && 'is-picked'].filter(Boolean).join(' ') || undefined}
      {...dataAttr(rowVersion, isOtherVersion(item.value_version) ? item.value_version : undefined)}
      {...dataAttr(rowGroup, item.group)}
      {...dataAttr(rowMarks, formatRowMarks(item))}
      {...dataAttr(rowAlias, item.alias || undefined)}
      hidden={hidden}
    >
      {picks && <PickCell item={item} isPicked={picks.has(item.id)} />}
      <td>
        <img className="thumb" src={paths.tile(item.safe_name)} alt="" loading="lazy" />
      </td>
      <td className="name">
        <a href={paths.item(item.safe_name)}>{item.name}</a>
      </td>
      <td className={isEstimated ? 'num est' : 'num'}>
        <TablePrice item={item} />
      </td>
      <td className="desc">{item.description}</td>
      {item.modded && (
        <td className="mlab">
          <i>Modded</i>
        </td>
      )}
    </tr>
  )
}

/** Items without a price add nothing to a list's total, so they cannot be ticked, only unticked. */
function PickCell({ item, isPicked }: { item: ItemRow; isPicked: boolean }) {
  const isPriced = item.value !== null
  return (
    <td title={isPriced ? undefined : unpricedTitle}>
      <input
        type="checkbox"
        name="pick"
        value={item.id}
        aria-label={`Add to list: ${item.name}`}
        defaultChecked={isPicked}
        disabled={!isPriced && !isPicked}
      />
    </td>
  )
}

/** Like `Price`, with fewer elements, because there are hundreds of rows. */
function TablePrice({ item: { value, value_certainty, value_version, price_per_weight: perWeight } }: { item: ItemRow }) {
  if (value === null)
    return (
      <>
        <UnknownPrice />
        {perWeight && <small className="per">per weight</small>}
      </>
    )
  const rounded = formatCoins(value)
  const exact = formatExactCoins(value)
  return (
    <>
      {value === 0 ? (
        <FreePrice />
      ) : (
        <PriceAmount value={value} isShort title={rounded === exact ? undefined : `${exact} coins exactly`}>
          {rounded}
        </PriceAmount>
      )}
      <CertaintyBadge of={value_certainty} variant="text" />
      {perWeight && <small className="per">per weight</small>}
      {isOtherVersion(value_version) && <small {...dataAttr(priceVersionNote)}>in {value_version}</small>}
    </>
  )
}
