import * as L from 'leaflet'
import { measurePath } from '#model/map/map-distance.ts'
import type { MapPlaces, MapPlace } from '#web/features/map/places/map-places.browser.ts'
import { createText } from '#web/features/map/stage/create-text.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'

/** A route through numbered places, from a link. */
export function startMapRoute({ map, toUnits }: MapStage, places: MapPlaces, store: MapStore) {
  const shapes = L.layerGroup().addTo(map)

  function renderRoute(stops: MapPlace[]) {
    shapes.clearLayers()
    const line = stops.map(({ marker }) => marker.getLatLng())
    for (const className of ['map-route-edge', 'map-route-line']) L.polyline(line, { className, interactive: false }).addTo(shapes)
    // A place visited twice has both numbers.
    for (const place of new Set(stops)) {
      const numbers = stops.flatMap((stop, index) => (stop === place ? [index + 1] : [])).join(' · ')
      const marker = L.marker(place.marker.getLatLng(), {
        icon: L.divIcon({ className: 'map-stop', html: createText(numbers), iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 500,
      }).addTo(shapes)
      marker.getElement()?.setAttribute('aria-hidden', 'true')
    }
  }

  function setRoute(ids: readonly string[]) {
    const stops = ids.flatMap((id) => places.find(id) ?? [])
    renderRoute(stops)
    const { total } = measurePath(stops.map(({ marker }) => toUnits(marker.getLatLng())))
    store.update({ route: { ids, stops, metres: total, unknown: ids.filter((id) => !places.find(id)) } })
    store.setPartOpen('route', ids.length > 0)
    return stops
  }

  return {
    applyView: setRoute,
    remove: () => void setRoute([]),
    /** Zooms to the whole route. */
    fit(stops: MapPlace[]) {
      if (stops.length === 0) return
      const bounds = L.latLngBounds(stops.map(({ marker }) => marker.getLatLng()))
      map.fitBounds(bounds, { padding: [80, 80], maxZoom: 2.5, animate: false })
    },
  }
}
