import { spreadApart } from '#model/map/spread-apart.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from './map-stage.browser.ts'

/** Of each marker this much can be pressed, in CSS pixels, whatever stands before it. */
const gap = 26

/** From far away, the shops of a town lie on one spot: their markers are drawn a little beside each other. */
export function keepMarkersApart({ map }: MapStage, places: MapPlaces) {
  const spread = () => {
    const markers = places.all().filter(({ layer }) => layer !== 'pins')
    const own = markers.map(({ marker }) => map.project(marker.getLatLng()))
    const drawn = spreadApart(own, gap)
    for (const [place, { element }] of markers.entries()) {
      element.style.translate = `${drawn[place]!.x - own[place]!.x}px ${drawn[place]!.y - own[place]!.y}px`
    }
  }
  map.on('zoomend', spread)
  spread()
}
