import type { ItemRow } from '#model/items/item.ts'
import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import type { ItemSort } from '#model/items/item-order.ts'
import type { ItemView } from '#model/items/item-view.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import { rowAlias, rowGroup, rowVersion } from './item-table.attributes.ts'
import { bears } from '#web/attribute.ts'
import { fallbackPicture } from '#web/game-ui/tile.attributes.ts'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'
import type { Reason } from '#web/features/certainty/reasons.ts'
import { Guessable } from '#web/features/certainty/leave-out-guesses.tsx'
import { MarkSign } from '#web/game-ui/mark.tsx'
import { WhyButton } from '#web/features/certainty/why.tsx'
import { isOtherVersion } from '#model/wiki/described-version.ts'

type Props = {
  /** All items, in the order of the view. */
  rows: ItemRow[]
  isShown: (item: ItemRow) => boolean
  view: ItemView
  /** In the catalogue, whose items can be ticked: those that are. */
  picks: ReadonlySet<number> | undefined
  /** Why a field of an item is said to be so, by its safe name, where the page tells it. */
  reasonOf: (safeName: string, field: 'description' | 'value') => Reason | undefined
  /** On a shelf: why an item is said to lie there. */
  shelfReasonOf?: ((safeName: string) => Reason | undefined) | undefined
  /** False where all is modded: then there is nothing to tell apart. */
  hasMods: boolean
}

/**
 * Every item stands in the page, whatever the view; rows that it leaves out are hidden. So the table can be read, searched
 * and sorted without asking the server again (see item-table.browser.ts), and its rows are kept lean.
 */
export function ItemTable({ rows, isShown, view, picks, ...of }: Props) {
  const isSeen = (item: ItemRow) => isShown(item) && (view.mods === true || !(item.modded && of.hasMods))
  const [atOnce = [], ...later] = splitRows(rows, isSeen)
  const draw = (item: ItemRow) => (
    <Row key={item.safe_name} item={item} hidden={!isShown(item)} picks={picks} areOut={view.withoutGuesses} {...of} />
  )
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
          <SortHead sort="price" label="Price (c)" view={view} className="num marked" />
          <SortHead sort="description" label="Description" view={view} className="c-desc" />
          <SortHead sort="modded" label="Modded" view={view} className="mlab" />
        </tr>
      </thead>
      <tbody>{atOnce.map(draw)}</tbody>
      {later.map((part) => (
        <tbody key={part[0]?.safe_name} className="items-later" style={{ '--shown': part.filter(isSeen).length }}>
          {part.map(draw)}
        </tbody>
      ))}
    </table>
  )
}

/** A screen and a half of a phone, and of most others. */
const seenPerPart = 24

/** Far more than are seen at once stand in parts: browsers pass over each of the later ones, as one, until a reader comes near it. */
function splitRows(rows: ItemRow[], isSeen: (item: ItemRow) => boolean): ItemRow[][] {
  const seen = rows.filter(isSeen)
  if (seen.length <= 4 * seenPerPart) return [rows]
  const starts = seen.flatMap((item, index) => (index % seenPerPart === 0 ? [rows.indexOf(item)] : []))
  return starts.map((start, part) => rows.slice(part === 0 ? 0 : start, starts[part + 1]))
}

/** A column's head: without JavaScript its button sends the form that the table stands in. */
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

type RowProps = Pick<Props, 'shelfReasonOf' | 'hasMods' | 'picks' | 'reasonOf'> & Omit<PriceProps, 'reason'> & { hidden: boolean }

function Row({ item, hidden, picks, reasonOf, shelfReasonOf, hasMods, areOut }: RowProps) {
  const whyDescribed = reasonOf(item.safe_name, 'description')
  return (
    <tr
      className={[item.modded && hasMods && 'is-modded', picks?.has(item.id) && 'is-picked'].filter(Boolean).join(' ') || undefined}
      {...bears(rowVersion, isOtherVersion(item.value_version) ? item.value_version : undefined)}
      {...bears(rowGroup, item.group)}
      {...bears(rowAlias, item.alias || undefined)}
      hidden={hidden}
    >
      {picks && <PickCell item={item} isPicked={picks.has(item.id)} />}
      <td className="t">
        <img
          className="thumb"
          src={paths.tile(item.safe_name)}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          decoding="async"
          {...bears(fallbackPicture, paths.noImage)}
        />
      </td>
      <td className="name">
        <a href={paths.item(item.safe_name)} {...bears(linkedItem, picks && item.safe_name)}>
          {item.name}
        </a>
        <MarkSign of={item.name_certainty} whyAt={paths.itemSources(item.safe_name)} inTable />
        {shelfReasonOf && <WhyButton of={shelfReasonOf(item.safe_name)} says="on this shelf" inTable />}
      </td>
      <td className="num marked">
        <LeanPrice item={item} reason={reasonOf(item.safe_name, 'value')} areOut={areOut} />
      </td>
      {/* The text stands first and by itself: item-table-rows.browser.ts reads it without the mark. */}
      <td className="desc c-desc">
        {item.description}
        {whyDescribed ? (
          <WhyButton of={whyDescribed} inTable />
        ) : (
          <MarkSign of={item.description_certainty} whyAt={paths.itemSources(item.safe_name)} inTable />
        )}
      </td>
      <td className="mlab">{item.modded && <ModdedLabel />}</td>
    </tr>
  )
}

/** What has no price adds nothing to a list, so it cannot be put on one; only taken off. */
function PickCell({ item, isPicked }: { item: ItemRow; isPicked: boolean }) {
  const isPriced = item.value !== null
  return (
    <td className="c">
      <label title={isPriced ? undefined : 'No known price, so it cannot be on a list'}>
        <input
          className="check"
          type="checkbox"
          name="pick"
          value={item.id}
          aria-label={`Put ${item.name} on the list`}
          defaultChecked={isPicked}
          disabled={!isPriced && !isPicked}
        />
      </label>
    </td>
  )
}

type PriceProps = {
  item: ItemRow
  reason: Reason | undefined
  /** True when guesses are left out. */
  areOut: boolean
}

/** As `Price`, with the coin drawn by the style sheet: three hundred of them would triple the page's elements. */
function LeanPrice({ reason, areOut, item: { value, value_certainty, value_version, price_per_weight: perWeight } }: PriceProps) {
  if (value === null) {
    return (
      <span title="No known price">
        <span aria-hidden="true">—</span>
        <span className="sr">no known price</span>
      </span>
    )
  }
  const rounded = formatCoins(value)
  const exact = formatExactCoins(value)
  return (
    <Guessable isGuess={value_certainty === 'guess'} areOut={areOut}>
      <data className="price" value={toCoins(value)} title={rounded === exact ? undefined : `${exact} coins exactly`}>
        {rounded}
        <i>c</i>
      </data>
      <WhyButton of={reason} inTable />
      {perWeight && <small className="per">per weight</small>}
      {isOtherVersion(value_version) && <small>in {value_version}</small>}
    </Guessable>
  )
}
