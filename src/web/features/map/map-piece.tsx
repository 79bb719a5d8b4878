import { tilesIn, type MapWindow } from '#model/map/map-window.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { MapTile } from './map-tile.tsx'

type Props = {
  piece: MapWindow
  className?: string
  /** Markers, positioned with `placeOn`. */
  children: React.ReactNode
}

/** A static section of the world map. Hidden from screen readers: the same must be in text beside it. */
export function MapPiece({ piece, className = '', children }: Props) {
  return (
    <div className={`map-piece ${className}`.trim()} style={{ aspectRatio: `${piece.width} / ${piece.height}` }} aria-hidden="true">
      {tilesIn(piece).map(({ zoom, column, row, x, y, edge }) => (
        <MapTile
          key={`${zoom}/${column}/${row}`}
          {...{ zoom, column, row }}
          loading="lazy"
          // More digits than markers need: rounding would show seams between tiles.
          style={{ ...placeOn(piece, { x, y }), width: percent(edge / piece.width, 3), height: percent(edge / piece.height, 3) }}
        />
      ))}
      {children}
    </div>
  )
}

/** CSS position of a point of the world on a map section. */
export function placeOn(piece: MapWindow, { x, y }: MapPosition) {
  return { left: percent((x - piece.x) / piece.width, 2), top: percent((y - piece.y) / piece.height, 2) }
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`
