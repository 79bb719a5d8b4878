import { formatMetres } from '#model/map/map-distance.ts'
import { scaleAt } from '#model/map/map-scale.ts'
import { bears } from '#web/attribute.ts'
import { mapScale, mapScaleLength } from './map.attributes.ts'
import './map-scale.css'

/** How long a distance is on the map, as the still picture has it; `stage/map-scale.browser.ts` follows the zoom. */
export function MapScale({ zoom }: { zoom: number }) {
  const { metres, width } = scaleAt(zoom)
  return (
    <p className="map-scale" style={{ width }} {...bears(mapScale)}>
      <span className="sr">Scale: </span>
      <span {...bears(mapScaleLength)}>{formatMetres(metres)}</span>
    </p>
  )
}
