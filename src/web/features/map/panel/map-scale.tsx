import { formatMetres } from '#model/map/map-distance.ts'
import { scaleAt } from '#model/map/map-scale.ts'
import './map-scale.css'

/** Scale bar of the map at this zoom. */
export function MapScale({ zoom }: { zoom: number }) {
  const { metres, width } = scaleAt(zoom)
  return (
    <p className="map-scale" style={{ width }}>
      <span className="sr">Scale: </span>
      <span>{formatMetres(metres)}</span>
    </p>
  )
}
