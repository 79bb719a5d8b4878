import { mapEdge } from '#model/map/map-projection.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { glyphOfMarker } from './map-kinds.ts'
import { placeOn } from './map-piece.tsx'
import {
  mapLabel,
  mapMarker,
  mapX,
  mapY,
  markerIsPlacedByUs,
  markerKind,
  markerName,
  markerPlace,
  markerPlaceMark,
  stillMap,
} from './map.attributes.ts'
import { bears } from '#web/attribute.ts'
import './map-pin.css'

const world = { x: 0, y: 0, width: mapEdge, height: mapEdge }
/** The still picture is drawn from the tiles of this zoom, `across` by `across`. */
export const stillZoom = 2
const across = 2 ** stillZoom

/** The map at rest. What it shows is listed below it, so to screen readers it is a picture. */
export function MapStill({ markers }: { markers: MapMarker[] }) {
  const tiles = Array.from({ length: across * across }, (_, place) => ({ x: place % across, y: Math.floor(place / across) }))
  const named = markers.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  return (
    <div className="map-still" {...bears(stillMap)}>
      <div className="map-world" aria-hidden="true">
        <div className="map-tiles">
          {tiles.map(({ x, y }) => (
            <img key={`${x}/${y}`} src={paths.mapTile(stillZoom, x, y)} width={256} height={256} alt="" decoding="async" />
          ))}
        </div>
        <span className="map-start" />
        {named.map((marker) => (
          <span
            key={marker.id}
            className={`map-name map-label of-${marker.kind}${marker.modded ? ' is-modded' : ''}`}
            style={placeOn(world, marker)}
            {...bears(mapLabel)}
            {...bears(mapX, marker.x)}
            {...bears(mapY, marker.y)}
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
              style={placeOn(world, marker)}
              title={`${marker.name}, ${marker.place}`}
              {...bears(mapMarker, marker.id)}
              {...bears(markerKind, marker.kind)}
              {...bears(markerName, marker.name)}
              {...bears(markerPlace, marker.place)}
              {...bears(markerPlaceMark, toMark(marker.place_certainty) ?? undefined)}
              {...(marker.exact ? {} : bears(markerIsPlacedByUs))}
              {...bears(mapX, marker.x)}
              {...bears(mapY, marker.y)}
            >
              <svg className="body" viewBox="0 0 34 42">
                <path d="M17 41C13 33 2 27 2 16.5A15 15 0 0 1 32 16.5C32 27 21 33 17 41Z" />
              </svg>
              <Glyph name={glyphOfMarker(marker)} />
            </a>
          ))}
      </div>
    </div>
  )
}
