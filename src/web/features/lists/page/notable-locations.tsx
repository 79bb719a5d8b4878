import { ShelvesAreGuessed } from '#web/features/lists/shelves-are-guessed.tsx'
import { groupStores, type ListItem, type ListLine } from '#model/lists/list-totals.ts'
import { tradeOf } from '#model/places/shop-categories.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '#web/ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { looksOfTown } from '#web/game-ui/place-looks.ts'

/** Pictures of what a store has; the rest are a number. */
const mostPictures = 4

/** Where to go with the list: the stores that trade in its items, by town. */
export function NotableLocations({ lines }: { lines: ListLine[] }) {
  const towns = groupStores(lines)
  return (
    <section className="card loc">
      <h2 className="h3">Notable Locations</h2>
      <p className="sm soft">{towns.length === 0 ? 'No store that we know of trades in these items.' : <ShelvesAreGuessed />}</p>
      {towns.map(({ town, stores }) => {
        const { glyph, from, to } = looksOfTown(town.town_safe_name)
        return (
          <div key={town.town_safe_name}>
            <h3 className="h4">
              <Emblem glyph={glyph} size={34} from={from} to={to} />
              {town.name}
            </h3>
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
    </section>
  )
}

function StorePictures({ items }: { items: ListItem[] }) {
  const rest = items.length - mostPictures
  return (
    <span className="ths" title={items.map(({ name }) => name).join(', ')}>
      <span className="sr">{countOf(items.length, 'item')}</span>
      {items.slice(0, mostPictures).map(({ id, safe_name }) => (
        <Tile key={id} of={safe_name} size={30} />
      ))}
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </span>
  )
}
