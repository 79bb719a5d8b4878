import { groupStores, type ListItem, type ListLine } from '#model/lists/list-totals.ts'
import { sumTowns } from '#model/lists/town-totals.ts'
import { tradeOf } from '#model/places/shop-categories.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { listUrlOf } from '#web/features/lists/calculation-urls.ts'
import { GuessedInventoryNotice } from '#web/features/lists/guessed-inventory-notice.tsx'
import { Emblem } from '#web/ui/icon.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ListSum } from '#web/features/lists/table/list-price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { iconOfTown } from '#web/game-ui/place-icons.ts'

/** Further items of a store are shown as a number. */
const maxPictures = 4

type Props = {
  lines: ListLine[]
  /** What is still to buy: the whole list while the reader has nothing. */
  missing: ListLine[]
}

/** Stores that trade in the list's items, by town, with each town's total. */
export function NotableLocations({ lines, missing }: Props) {
  const towns = groupStores(lines)
  const { towns: sums, notSold } = sumTowns(missing)
  return (
    <section className="card loc">
      <h2 className="h3">Notable Locations</h2>
      <p className="sm soft">{towns.length === 0 ? 'No shop trades in these items.' : <GuessedInventoryNotice />}</p>
      {towns.map(({ town, stores }) => {
        const { glyph, from, to } = iconOfTown(town.town_safe_name)
        const sum = sums.find((candidate) => candidate.town.town_safe_name === town.town_safe_name)
        return (
          <div key={town.town_safe_name}>
            <h3 className="h4">
              <Emblem glyph={glyph} size={34} from={from} to={to} />
              {town.name}
            </h3>
            {sum && (
              <p className="sm soft">
                {sum.lines.length === missing.length
                  ? 'Sells all of it for'
                  : `Sells ${sum.lines.length} of ${countOf(missing.length, 'item')} for`}{' '}
                <ListSum of={sum} calculationUrl={listUrlOf(sum.lines)} />
              </p>
            )}
            <ul>
              {stores.map(({ store, items }) => (
                <li key={store.id}>
                  <a href={paths.shop(store)}>
                    <span>
                      {store.name}
                      {tradeOf(store.category) === 'buys' && <small>buys from you</small>}
                    </span>
                    <StorePictures items={items} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {notSold.length > 0 && (
        <p className="not-sold sm">
          <b>Not sold in shops:</b>{' '}
          {notSold.map((item, index) => (
            <span key={item.id}>
              {index > 0 && ', '}
              <ItemLink item={item} />
            </span>
          ))}
          .
        </p>
      )}
    </section>
  )
}

function StorePictures({ items }: { items: ListItem[] }) {
  const rest = items.length - maxPictures
  return (
    <span className="ths" title={items.map(({ name }) => name).join(', ')}>
      <span className="sr">{countOf(items.length, 'item')}</span>
      {items.slice(0, maxPictures).map(({ id, safe_name }) => (
        <Tile key={id} of={safe_name} size={30} />
      ))}
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </span>
  )
}
