import { mapEdge, tilesIn, windowAround, type MapWindow } from '#model/map-window.ts'
import type { MapPosition } from '#model/map.ts'
import type { TripStop } from '#model/shopping-trip.ts'
import { paths } from '../../paths.ts'
import type { ListPlan } from './list-plan.ts'

type Props = { stops: readonly TripStop[]; towns: ListPlan['towns'] }
/** Beside a list of stops there is more height than a strip of map takes. */
const shape = 4 / 3

type Spot = MapPosition & { stop: TripStop; number: number }

/** The trip on a piece of the world map. The list of stops says the same, so to screen readers the picture is silent. */
export function TripMap({ stops, towns }: Props) {
  const spots = stops.flatMap((stop, place): Spot[] => (stop.at ? [{ ...stop.at, stop, number: place + 1 }] : []))
  if (spots.length === 0) return null
  const visited = new Set(stops.map(({ store }) => store.town.name))
  const named = towns.filter(({ name }) => visited.has(name))
  const piece = toShape(windowAround([...spots, ...named].map(({ x, y }) => ({ x, y }))))
  const across = (x: number) => `${(((x - piece.x) / piece.width) * 100).toFixed(2)}%`
  const down = (y: number) => `${(((y - piece.y) / piece.height) * 100).toFixed(2)}%`
  const way = spots.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <figure className="trip-map">
      <div className="trip-piece" style={{ aspectRatio: `${piece.width} / ${piece.height}` }} aria-hidden="true">
        {tilesIn(piece).map(({ zoom, column, row, x, y, edge }) => (
          <img
            key={`${zoom}/${column}/${row}`}
            src={paths.mapTile(zoom, column, row)}
            width={256}
            height={256}
            alt=""
            loading="lazy"
            decoding="async"
            style={{
              left: across(x),
              top: down(y),
              width: `${((edge / piece.width) * 100).toFixed(3)}%`,
              height: `${((edge / piece.height) * 100).toFixed(3)}%`,
            }}
          />
        ))}
        <svg viewBox={`${piece.x} ${piece.y} ${piece.width} ${piece.height}`} preserveAspectRatio="none">
          <polyline className="casing" points={way} />
          <polyline className="way" points={way} />
        </svg>
        {named.map(({ name, x, y }) => (
          <span key={name} className="trip-town" style={{ left: across(x), top: down(y) }}>
            {name}
          </span>
        ))}
        {spots.map(({ x, y, number, stop }) => (
          <a
            key={number}
            className="trip-no"
            href={`#stop-${number}`}
            tabIndex={-1}
            title={`${stop.store.name}, ${stop.store.town.name}`}
            style={{ left: across(x), top: down(y) }}
          >
            {number}
          </a>
        ))}
      </div>
      <figcaption>
        The numbers are the stops, the line their order: the shortest way by the map, one town after the other. Roads may bend.
      </figcaption>
    </figure>
  )
}

/** The same piece of the world, with what is above and below it. */
function toShape({ x, y, width, height }: MapWindow): MapWindow {
  const full = Math.min(mapEdge, Math.max(height, Math.round(width / shape)))
  return { x, width, height: full, y: Math.round(Math.max(0, Math.min(mapEdge - full, y - (full - height) / 2))) }
}
