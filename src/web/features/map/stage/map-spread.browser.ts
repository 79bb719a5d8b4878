import { gapOfPins, spreadApart } from '#model/map/spread-apart.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from './map-stage.browser.ts'
import { zooms } from './map-view.ts'

/** Minimum distance of small pins when zoomed out, in CSS pixels: that much of each can be clicked. */
const gapFromAfar = { across: 26, down: 26 }

/** Draws overlapping pins slightly apart. */
export function keepMarkersApart({ map }: MapStage, places: MapPlaces) {
  const spread = () => {
    const markers = places.all().filter(({ layer }) => layer !== 'pins')
    const own = markers.map(({ marker }) => map.project(marker.getLatLng()))
    const drawn = spreadApart(own, map.getZoom() < zooms.fullPins ? gapFromAfar : gapOfPins)
    for (const [place, { element }] of markers.entries()) {
      element.style.translate = `${drawn[place]!.x - own[place]!.x}px ${drawn[place]!.y - own[place]!.y}px`
    }
  }
  map.on('zoomend', spread)
  spread()
}
