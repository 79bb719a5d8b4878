import * as L from 'leaflet'
import { formatMetres, measure } from '#model/map/map-distance.ts'
import { element } from '#web/browser/element.ts'
import type { MapPlaces, MapPlace } from '#web/features/map/places/map-places.browser.ts'
import type { MapSideParts } from './map-side.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { createButton } from '#web/features/map/places/map-notice.browser.ts'
import { find, setValue } from '#web/browser/find.ts'
import { listedMarker, removesRoute, routeLength, routeList, routeMissing } from '#web/features/map/map.data-attrs.ts'

/** Stops nobody knows are named up to this many, each up to this many letters. */
const maxNamed = 10
const maxNameLength = 40

/** A way through numbered places, as a link asks for it. */
export function startMapRoute({ map, toUnits }: MapStage, places: MapPlaces, side: MapSideParts, onChange: () => void) {
  const part = side.partOf('route')
  const list = find(part, routeList)
  const length = find(part, routeLength)
  const missing = find(part, routeMissing)
  const shapes = L.layerGroup().addTo(map)
  let asked: string[] = []

  function renderRoute(stops: MapPlace[]) {
    shapes.clearLayers()
    const line = stops.map(({ marker }) => marker.getLatLng())
    for (const className of ['map-route-edge', 'map-route-line']) L.polyline(line, { className, interactive: false }).addTo(shapes)
    // A place visited twice wears both numbers.
    for (const place of new Set(stops)) {
      const numbers = stops.flatMap((stop, at) => (stop === place ? [at + 1] : [])).join(' · ')
      const shown = L.marker(place.marker.getLatLng(), {
        icon: L.divIcon({ className: 'map-stop', html: element('span', {}, numbers), iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 500,
      }).addTo(shapes)
      shown.getElement()?.setAttribute('aria-hidden', 'true')
    }
  }

  function showStops(stops: MapPlace[], unknown: string[]) {
    list?.replaceChildren(
      ...stops.map((place) => {
        const button = createButton(place.name, () => places.open(place, button), 'map-row')
        setValue(button, listedMarker, place.id)
        if (place.near) button.append(element('small', {}, ` ${place.near}`))
        return element('li', {}, button)
      }),
    )
    const { total } = measure(stops.map(({ marker }) => toUnits(marker.getLatLng())))
    if (length) length.textContent = stops.length > 1 ? `${formatMetres(total)} in straight lines` : ''
    if (!missing) return
    missing.hidden = unknown.length === 0
    const named = unknown.slice(0, maxNamed).map((id) => id.slice(0, maxNameLength))
    missing.textContent = `Not on the map and left out: ${named.join(', ')}${unknown.length > maxNamed ? ' …' : ''}.`
  }

  function show(ids: string[]) {
    asked = ids
    const stops = ids.flatMap((id) => places.find(id) ?? [])
    renderRoute(stops)
    showStops(
      stops,
      ids.filter((id) => !places.find(id)),
    )
    side.show('route', ids.length > 0)
    return stops
  }

  find(part, removesRoute)?.addEventListener('click', () => {
    show([])
    onChange()
  })

  return {
    show,
    view: () => asked,
    /** The whole route, as large as it goes. */
    fit(stops: MapPlace[]) {
      if (stops.length === 0) return
      const around = L.latLngBounds(stops.map(({ marker }) => marker.getLatLng()))
      map.fitBounds(around, { padding: [80, 80], maxZoom: 2.5, animate: false })
    },
  }
}
