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
  const { zoom, edge, columns, rows } = tilesIn(piece)
  const ground = { ...placeOn(piece, { x: columns.first * edge, y: rows.first * edge }), '--tiles': columns.count }
  return (
    <div className={`map-piece ${className}`.trim()} style={{ aspectRatio: `${piece.width} / ${piece.height}` }} aria-hidden="true">
      {/* More digits than markers need: rounding would move the ground below them. */}
      <div className="ground" style={{ ...ground, width: percent((columns.count * edge) / piece.width, 3) }}>
        {Array.from({ length: columns.count * rows.count }, (_, index) => {
          const column = columns.first + (index % columns.count)
          const row = rows.first + Math.floor(index / columns.count)
          // The style sheet has their shape.
          return <MapTile key={`${column}/${row}`} {...{ zoom, column, row }} loading="lazy" width={undefined} height={undefined} />
        })}
      </div>
      {children}
    </div>
  )
}

/** CSS position of a point of the world on a map section. */
export function placeOn(piece: MapWindow, { x, y }: MapPosition) {
  return { left: percent((x - piece.x) / piece.width, 2), top: percent((y - piece.y) / piece.height, 2) }
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`
