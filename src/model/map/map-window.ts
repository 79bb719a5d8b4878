import type { MapPosition } from './map-marker.ts'
import { mapEdge } from './map-projection.ts'

/** Aspect ratio of a map snippet. */
const shape = 2
/** Minimum width of a snippet, in pixels of the largest zoom. */
const minWidth = 760
/** Margin around the places, in the same pixels; above them the pins need more. */
const room = { across: 150, above: 170, below: 110 }
/** Size of a pin on the narrowest screen, as a share of the snippet's width. */
const pin = { across: 0.06, above: 0.14 }

export type MapWindow = { x: number; y: number; width: number; height: number }
type TileSpan = { first: number; count: number }
/** `edge`: of one tile, in pixels of the largest zoom. */
export type PlacedTiles = { zoom: number; edge: number; columns: TileSpan; rows: TileSpan }

/** The window of the map that shows these places. */
export function windowAround(places: MapPosition[]): MapWindow {
  const tight = fit(places, room)
  return fit(places, {
    ...room,
    across: Math.max(room.across, tight.width * pin.across),
    above: Math.max(room.above, tight.width * pin.above),
  })
}

function fit(places: MapPosition[], { across, above, below }: typeof room): MapWindow {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - across, Math.max(...xs) + across]
  const [top, bottom] = [Math.min(...ys) - above, Math.max(...ys) + below]
  // Whole pixels, so that rounding cannot exceed the edge of the map.
  const width = Math.min(mapEdge, Math.ceil(Math.max(minWidth, right - left, (bottom - top) * shape)))
  const height = Math.min(mapEdge, Math.ceil(Math.max(width / shape, bottom - top)))
  return { x: clampToMap((left + right - width) / 2, width), y: clampToMap((top + bottom - height) / 2, height), width, height }
}

const clampToMap = (start: number, size: number) => Math.round(Math.max(0, Math.min(mapEdge - size, start)))

/** The tiles of a window, at the zoom whose `@2x` files are sharp on high-density screens. */
export function tilesIn({ x, y, width, height }: MapWindow): PlacedTiles {
  const zoom = width > 1100 ? 1 : 2
  const edge = mapEdge / 2 ** zoom
  const span = (start: number, size: number) => {
    const first = Math.floor(start / edge)
    return { first, count: Math.ceil((start + size) / edge) - first }
  }
  return { zoom, edge, columns: span(x, width), rows: span(y, height) }
}
