import * as L from 'leaflet'
import { measure } from '#model/map/map-distance.ts'
import type { MapPanelStore } from '#web/features/map/panel/map-panel-state.ts'
import type { MapPlaces, MapPlace } from '#web/features/map/places/map-places.browser.ts'
import { createText } from '#web/features/map/stage/create-text.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapSideParts } from './map-side.browser.ts'

type Deps = { places: MapPlaces; side: MapSideParts; panel: MapPanelStore; onChange: () => void }

/** A route through numbered places, from a link. */
export function startMapRoute({ map, toUnits }: MapStage, { places, side, panel, onChange }: Deps) {
  const shapes = L.layerGroup().addTo(map)
  let asked: string[] = []

  function renderRoute(stops: MapPlace[]) {
    shapes.clearLayers()
    const line = stops.map(({ marker }) => marker.getLatLng())
    for (const className of ['map-route-edge', 'map-route-line']) L.polyline(line, { className, interactive: false }).addTo(shapes)
    // A place visited twice has both numbers.
    for (const place of new Set(stops)) {
      const numbers = stops.flatMap((stop, at) => (stop === place ? [at + 1] : [])).join(' · ')
      const shown = L.marker(place.marker.getLatLng(), {
        icon: L.divIcon({ className: 'map-stop', html: createText(numbers), iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 500,
      }).addTo(shapes)
      shown.getElement()?.setAttribute('aria-hidden', 'true')
    }
  }

  function show(ids: string[]) {
    asked = ids
    const stops = ids.flatMap((id) => places.find(id) ?? [])
    renderRoute(stops)
    const { total } = measure(stops.map(({ marker }) => toUnits(marker.getLatLng())))
    panel.update({ route: { stops, metres: total, unknown: ids.filter((id) => !places.find(id)) } })
    side.show('route', ids.length > 0)
    return stops
  }

  return {
    show,
    remove() {
      show([])
      onChange()
    },
    view: () => asked,
    /** Zooms to the whole route. */
    fit(stops: MapPlace[]) {
      if (stops.length === 0) return
      const around = L.latLngBounds(stops.map(({ marker }) => marker.getLatLng()))
      map.fitBounds(around, { padding: [80, 80], maxZoom: 2.5, animate: false })
    },
  }
}
