import { countOf } from '#model/text/count-of.ts'
import { resultMark } from '#model/lists/list-totals.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import type { TripStop } from '#model/lists/shopping-trip.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { calculationUrlOf, listUrlOf } from '#web/features/lists/calculation-urls.ts'
import { Price } from '#web/game-ui/price.tsx'
import { ListSum } from '#web/features/lists/table/list-price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'

/** One stop: the shop, and what to buy there. */
export function TripStopCard({ stop: { store, lines, totals }, number }: { stop: TripStop; number: number }) {
  return (
    <li className="card flush trip-stop" id={`stop-${number}`}>
      <div className="trip-shop">
        <span className="trip-no" aria-hidden="true">
          {number}
        </span>
        <h3 className="h4">
          <span className="sr">Stop {number}: </span>
          <a href={paths.shop(store)}>{store.name}</a>
          <small>
            <a href={paths.town(store.town.town_safe_name)}>{store.town.name}</a>
          </small>
        </h3>
        {store.modded && <ModdedLabel />}
        <span className="trip-sum">
          <span className="sr">To pay here: </span>
          <ListSum
            of={totals}
            isUnknown={totals.unpriced === lines.length}
            sourceAt={`#stop-${number}`}
            calculationUrl={listUrlOf(lines)}
          />
        </span>
      </div>
      <ul>
        {lines.map(({ id, quantity, item }) => (
          <li key={id}>
            <Tile of={item.safe_name} size={34} />
            <span className="n">
              <ItemLink item={item} />
              {item.modded && !store.modded && <ModdedLabel />}
            </span>
            <span className="trip-each">
              {item.value === null ? (
                countOf(quantity, 'piece')
              ) : (
                <>
                  <b>
                    {formatNumber(quantity)} <span aria-hidden="true">×</span>
                    <span className="sr">times</span>
                  </b>{' '}
                  <Price value={item.value} mark={item.mark} isItem sourceAt={paths.itemSources(item.safe_name)} />
                </>
              )}
            </span>
            <Price
              value={item.value === null ? null : roundResult(item.value * quantity, resultMark(item.mark, quantity))}
              calculationUrl={calculationUrlOf(item, quantity)}
            />
          </li>
        ))}
      </ul>
      {totals.unpriced > 0 && totals.unpriced < lines.length && (
        <p className="sm muted">The sum is without {countOf(totals.unpriced, 'thing')} of unknown price.</p>
      )}
    </li>
  )
}
