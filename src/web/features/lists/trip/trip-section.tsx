import { townsOf, type KnownLine, type ShoppingTrip } from '#model/lists/shopping-trip.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { ListSum } from '#web/features/lists/table/list-price.tsx'
import { Section } from '#web/ui/section.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { TripMap } from './trip-map.tsx'
import { TripStopCard } from './trip-stop.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'
import { listUrlOf } from '#web/features/lists/calculation-urls.ts'
import './trip.css'

type Props = { trip: ShoppingTrip; towns: ListPlan['towns'] }

/** The fewest stops that sell the whole list, in walking order, as a list and on the map. */
export function TripSection({ trip, towns }: Props) {
  const { stops, unsold, totals } = trip
  if (stops.length === 0) {
    return (
      <Section title="Shopping trip" id="trip" className="trip">
        <div className="card state">
          <Glyph name="shop" />
          <b>No shop found for these</b>
          <span>None of this is sold in shops.</span>
        </div>
      </Section>
    )
  }
  const lineCount = stops.reduce((sum, { lines }) => sum + lines.length, 0)
  const onMap = stops.filter(({ at }) => at !== undefined)
  return (
    <Section
      title="Shopping trip"
      id="trip"
      className="trip"
      more={onMap.length > 0 && <a href={paths.mapRoute(onMap.map(({ store }) => `shop-${store.id}`))}>Open on the world map</a>}
    >
      <p className="trip-lead">
        {toTripText(trip)}{' '}
        {unsold.length > 0 ? `${lineCount} of the ${lineCount + unsold.length} things on the list` : everything(lineCount)}.{' '}
      </p>
      <details className="fold trip-fold">
        <summary>Plan the trip</summary>
        <div className="trip-plan">
          <div className="stack md">
            <ol className="trip-stops">
              {stops.map((stop, index) => (
                <TripStopCard key={stop.store.id} stop={stop} number={index + 1} />
              ))}
            </ol>
            <p className="card trip-total">
              <span>
                The whole trip
                {totals.unpriced > 0 && <small>without {countOf(totals.unpriced, 'thing')} of unknown price</small>}
              </span>
              <span className="num">
                <ListSum of={totals} calculationUrl={listUrlOf(stops.flatMap(({ lines }) => lines))} />
              </span>
            </p>
          </div>
          <div className="stack md trip-side">
            <TripMap stops={stops} towns={towns} />
            {unsold.length > 0 && <Unsold lines={unsold} />}
            <p className="sm muted trip-note">
              <Icon name="link" />
              <span>
                The trip belongs to the list: whoever opens its link sees the same stops. <a href="#trip">Link to this part</a>
              </span>
            </p>
          </div>
        </div>
      </details>
    </Section>
  )
}

/** "2 stops in 2 towns buy" */
function toTripText(trip: ShoppingTrip): string {
  const { length } = trip.stops
  const towns = townsOf(trip)
  return `${countOf(length, 'stop')} in ${towns.length === 1 ? towns[0] : countOf(towns.length, 'town')} ${length === 1 ? 'buys' : 'buy'}`
}

function everything(count: number): string {
  return count === 1 ? 'what is on the list' : 'everything on the list'
}

function Unsold({ lines }: { lines: readonly KnownLine[] }) {
  return (
    <section className="card trip-unsold">
      <h3 className="h4">Not sold in shops</h3>
      <ul>
        {lines.map(({ id, quantity, item }) => (
          <li key={id}>
            <Tile of={item.safe_name} size={34} />
            <ItemLink item={item} />
            <span className="muted">× {quantity}</span>
          </li>
        ))}
      </ul>
      <p className="sm soft">Open one to see how to get it.</p>
    </section>
  )
}
