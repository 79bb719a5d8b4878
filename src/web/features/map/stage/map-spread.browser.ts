import { pinLayer } from '#web/features/map/map-kinds.ts'
import { gapOfPins, spreadApart } from '#model/map/spread-apart.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from './map-stage.browser.ts'
import { zooms } from './map-view.ts'

/** Minimum distance of small pins when zoomed out, in CSS pixels: that much of each can be clicked. */
const gapFromAfar = { across: 26, down: 26 }

/** Draws overlapping pins slightly apart. */
export function spreadMarkers({ map }: MapStage, places: MapPlaces) {
  const placeMarkers = () => {
    const markers = places.list().filter(({ layer }) => layer !== pinLayer)
    const points = markers.map(({ marker }) => map.project(marker.getLatLng()))
    const spread = spreadApart(points, map.getZoom() < zooms.fullPins ? gapFromAfar : gapOfPins)
    for (const [index, { element }] of markers.entries()) {
      element.style.translate = `${spread[index]!.x - points[index]!.x}px ${spread[index]!.y - points[index]!.y}px`
    }
  }
  map.on('zoomend', placeMarkers)
  placeMarkers()
}
