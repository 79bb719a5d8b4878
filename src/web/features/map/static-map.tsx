import { mapEdge } from '#model/map/map-projection.ts'
import type { MapGoods } from '#model/map/map-goods.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { glyphOfMarker } from './map-kinds.ts'
import { PinShape } from './pin-shape.tsx'
import { MapTile } from './map-tile.tsx'
import {
  mapLabel,
  mapMarker,
  mapX,
  mapY,
  markerIsPlacedByUs,
  markerGoods,
  markerGoodsMark,
  markerKind,
  markerName,
  markerPlace,
  markerPlaceMark,
  markerTrade,
  stillGround,
  stillMap,
} from './map.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './map-pin.css'

/** The static map shows the tiles of this zoom level, `across` by `across`. */
export const stillZoom = 2
const across = 2 ** stillZoom
const tileEdge = 256

/** Whole pixels, as on the interactive map, so that nothing moves when that replaces it. */
const placeHere = ({ x, y }: MapMarker) => {
  const inPicture = (at: number) => Math.round((at * across * tileEdge) / mapEdge)
  return { left: inPicture(x), top: inPicture(y) }
}

/** Markers of the map, and goods traded there. */
export type MapData = { markers: MapMarker[]; goods: MapGoods[] }

/** The static map. To screen readers it is a picture: its content is listed below. */
export function StaticMap({ markers, goods }: MapData) {
  const traded = new Map(goods.map((good) => [good.id, good]))
  const tiles = Array.from({ length: across * across }, (_, index) => ({ column: index % across, row: Math.floor(index / across) }))
  const named = markers.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  return (
    <div className="map-still" {...dataAttr(stillMap)}>
      <div className="map-world" aria-hidden="true">
        <div className="map-tiles" {...dataAttr(stillGround)}>
          <img
            className="map-coarse"
            src={paths.coarseMap}
            width={tileEdge}
            height={tileEdge}
            alt=""
            decoding="sync"
            fetchPriority="high"
          />
          {tiles.map(({ column, row }) => (
            <MapTile key={`${column}/${row}`} zoom={stillZoom} column={column} row={row} loading="lazy" />
          ))}
        </div>
        <span className="map-start" />
        {named.map((marker) => (
          <span
            key={marker.id}
            className={`map-name map-label of-${marker.kind}${marker.modded ? ' is-modded' : ''}`}
            style={placeHere(marker)}
            {...dataAttr(mapLabel)}
            {...dataAttr(mapX, marker.x)}
            {...dataAttr(mapY, marker.y)}
          >
            {marker.name}
          </span>
        ))}
        {markers
          .filter(({ kind }) => kind !== 'town')
          .map((marker) => (
            <a
              key={marker.id}
              className={`map-pin${marker.modded ? ' is-modded' : ''}`}
              href={marker.path}
              tabIndex={-1}
              style={placeHere(marker)}
              title={`${marker.name}, ${marker.place}`}
              {...dataAttr(mapMarker, marker.id)}
              {...dataAttr(markerKind, marker.kind)}
              {...dataAttr(markerName, marker.name)}
              {...dataAttr(markerPlace, marker.place)}
              {...dataAttr(markerPlaceMark, toMark(marker.place_certainty) ?? undefined)}
              {...(marker.exact ? {} : dataAttr(markerIsPlacedByUs))}
              {...bearGoods(traded.get(marker.id))}
              {...dataAttr(mapX, marker.x)}
              {...dataAttr(mapY, marker.y)}
            >
              <PinShape />
              <Glyph name={glyphOfMarker(marker)} isInHidden />
            </a>
          ))}
      </div>
    </div>
  )
}

function bearGoods(traded: MapGoods | undefined) {
  if (!traded) return {}
  const { trade, goods, certainty } = traded
  return {
    ...dataAttr(markerTrade, trade),
    ...dataAttr(markerGoods, goods.join('\n')),
    ...dataAttr(markerGoodsMark, toMark(certainty) ?? undefined),
  }
}
