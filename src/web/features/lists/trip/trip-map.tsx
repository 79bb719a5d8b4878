import { GuessedInventoryNotice } from '#web/features/lists/guessed-inventory-notice.tsx'
import { formatMetres, measurePath } from '#model/map/map-distance.ts'
import { mapEdge } from '#model/map/map-projection.ts'
import { windowAround, type MapWindow } from '#model/map/map-window.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { TripStop } from '#model/lists/shopping-trip.ts'
import { paths } from '#model/wiki/paths.ts'
import { MapPiece, placeOn } from '#web/features/map/map-piece.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = { stops: readonly TripStop[]; towns: ListPlan['towns'] }
/** Aspect ratio: beside the list of stops there is space for a higher map. */
const shape = 4 / 3

type Spot = MapPosition & { stop: TripStop; number: number }

/** The trip on a section of the world map. Hidden from screen readers, which have the list of stops. */
export function TripMap({ stops, towns }: Props) {
  const spots = stops.flatMap((stop, index): Spot[] => (stop.at ? [{ ...stop.at, stop, number: index + 1 }] : []))
  if (spots.length === 0) return null
  const visited = new Set(stops.map(({ store }) => store.town.name))
  const named = towns.filter(({ name }) => visited.has(name))
  const piece = toShape(windowAround([...spots, ...named].map(({ x, y }) => ({ x, y }))))
  const way = spots.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <figure className="trip-map">
      <MapPiece piece={piece} className="trip-piece">
        <svg viewBox={`${piece.x} ${piece.y} ${piece.width} ${piece.height}`} preserveAspectRatio="none">
          <polyline className="casing" points={way} />
          <polyline className="way" points={way} />
        </svg>
        {named.map((town) => (
          <span key={town.name} className="map-name trip-town" style={placeOn(piece, town)}>
            {town.name}
          </span>
        ))}
        {spots.map(({ number, stop, ...at }) => (
          <a
            key={number}
            className="trip-no"
            href={`#stop-${number}`}
            tabIndex={-1}
            title={`${stop.store.name}, ${stop.store.town.name}`}
            style={placeOn(piece, at)}
          >
            {number}
          </a>
        ))}
      </MapPiece>
      <figcaption>
        The numbers are the stops, the line their order: the shortest way by the map, one town after the other
        {spots.length > 1 && (
          <>
            , about{' '}
            <CertaintyBadge of="guess" calculationUrl={paths.mapRoute(spots.map(({ stop }) => `shop-${stop.store.id}`))}>
              {formatMetres(measurePath(spots).total)}
            </CertaintyBadge>{' '}
            in straight lines
          </>
        )}
        . Roads bend, and shop pins are approximate
        <CertaintyBadge of="guess" />.
        <GuessedInventoryNotice />
      </figcaption>
    </figure>
  )
}

/** Extends the window vertically to the aspect ratio. */
function toShape({ x, y, width, height }: MapWindow): MapWindow {
  const full = Math.min(mapEdge, Math.max(height, Math.round(width / shape)))
  return { x, width, height: full, y: Math.round(Math.max(0, Math.min(mapEdge - full, y - (full - height) / 2))) }
}
