import type { MapMarker, MapPosition } from '#model/map/map-marker.ts'
import { windowAround } from '#model/map/map-window.ts'
import { offsetPins } from '#model/map/spread-apart.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '../../ui/icon.tsx'
import { glyphOfMarker } from './map-kinds.ts'
import { MapPiece, placeOn } from './map-piece.tsx'
import { markerKind } from './map.data-attrs.ts'
import { waitsForSight } from '#web/browser/sight/wait-for-sight.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { coveredFacts, guessedPlaces } from '#web/game-ui/certainty-badge.data-attrs.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './on-the-map.css'
import './map-pin.css'

/** Data of a place on a map section. */
export type PlaceOnMap = Pick<MapMarker, 'id' | 'kind' | 'name' | 'safe_name' | 'place' | 'x' | 'y' | 'exact' | 'path' | 'place_certainty'>

/** A section of the world map with these places. The links below it name them, and open the interactive map with the place's popup. */
export function OnTheMap({ places }: { places: PlaceOnMap[] }) {
  if (places.length === 0) return null
  const piece = windowAround(places)
  const steps = offsetPins(places, piece)
  return (
    <figure className="on-the-map" {...dataAttr(waitsForSight)}>
      <MapPiece piece={piece}>
        {places.map((place, index) => (
          <a
            key={place.id}
            className="map-pin"
            href={paths.mapAt(place.id, place)}
            tabIndex={-1}
            title={place.place ? `${place.name}, ${place.place}` : place.name}
            {...dataAttr(markerKind, place.kind)}
            style={{ ...placeOn(piece, place), ...beside(steps[index]) }}
          >
            <Glyph name={glyphOfMarker(place)} isInHidden />
          </a>
        ))}
      </MapPiece>
      <figcaption>
        <ul>
          {places.map(({ id, kind, name, place, path, place_certainty, x, y }) => (
            <li key={id}>
              <a href={paths.mapAt(id, { x, y })}>
                {name}{' '}
                {place && (
                  <small>
                    {kind === 'digsite' ? 'near ' : 'in '}
                    {place}
                  </small>
                )}
              </a>
              <CertaintyBadge of={place_certainty} at={path} />
            </li>
          ))}
        </ul>
        {places.some(({ exact }) => !exact) && (
          <p className="sm muted" {...dataAttr(coveredFacts, guessedPlaces)}>
            Shop pins are approximate
          </p>
        )}
      </figcaption>
    </figure>
  )
}

const beside = (step?: MapPosition) => (step && (step.x !== 0 || step.y !== 0) ? { translate: `${step.x}px ${step.y}px` } : {})
