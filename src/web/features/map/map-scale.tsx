import { formatMetres } from '#model/map/map-distance.ts'
import { scaleAt } from '#model/map/map-scale.ts'
import { dataAttr } from '#web/data-attr.ts'
import { mapScale, mapScaleLength } from './map.data-attrs.ts'
import './map-scale.css'

/** Scale bar of the static map; `stage/map-scale.browser.ts` updates it on zoom. */
export function MapScale({ zoom }: { zoom: number }) {
  const { metres, width } = scaleAt(zoom)
  return (
    <p className="map-scale" style={{ width }} {...dataAttr(mapScale)}>
      <span className="sr">Scale: </span>
      <span {...dataAttr(mapScaleLength)}>{formatMetres(metres)}</span>
    </p>
  )
}
