import { tilesIn, type MapWindow } from '#model/map/map-window.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { MapTile } from './map-tile.tsx'
import './map-name.css'

type Props = {
  piece: MapWindow
  className?: string
  /** What stands on it, each set with `placeOn`. */
  children: React.ReactNode
}

/** A piece of the world map as a still picture. To screen readers it is silent: what it shows must stand beside it in words. */
export function MapPiece({ piece, className = '', children }: Props) {
  return (
    <div className={`map-piece ${className}`.trim()} style={{ aspectRatio: `${piece.width} / ${piece.height}` }} aria-hidden="true">
      {tilesIn(piece).map(({ zoom, column, row, x, y, edge }) => (
        <MapTile
          key={`${zoom}/${column}/${row}`}
          zoom={zoom}
          column={column}
          row={row}
          loading="lazy"
          // Finer than a place needs: rounded more, neighbouring tiles would show a seam.
          style={{ ...placeOn(piece, { x, y }), width: percent(edge / piece.width, 3), height: percent(edge / piece.height, 3) }}
        />
      ))}
      {children}
    </div>
  )
}

/** Where a place of the world stands on a piece of it. */
export function placeOn(piece: MapWindow, { x, y }: MapPosition) {
  return { left: percent((x - piece.x) / piece.width, 2), top: percent((y - piece.y) / piece.height, 2) }
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`
