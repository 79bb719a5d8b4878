import * as L from 'leaflet'
import type { MapTrade } from '#model/map/map-goods.ts'
import { dataSelector } from '#web/data-attr.ts'
import { mapSearch } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'

/** A marker with a popup. */
export type MapPlace = {
  id: string
  /** The layer it belongs to. */
  layer: string
  name: string
  /** The town it is in or near, or empty. */
  near: string
  /** Text to search in, lowercase. */
  text: string
  isModded: boolean
  /** What happens to these goods there. */
  trade?: MapTrade | undefined
  goods: readonly string[]
  /** The goods that match the search. */
  matchingGoods: readonly string[]
  marker: L.Marker
  element: HTMLElement
}
export type MapPlaces = ReturnType<typeof startMapPlaces>

/** Opens and closes the popups of places. A popup gets the focus when opened and returns it when closed. */
export function startMapPlaces({ map, root }: MapStage, store: MapStore) {
  const places = new Map<string, MapPlace>()
  /** The control that opened the popup, if it was not the marker. */
  let opener: HTMLElement | undefined
  const findOpenPlace = () => places.get(store.read().openPlace)

  function returnFocus({ element }: MapPlace) {
    const target = opener?.isConnected ? opener : element
    target.focus({ preventScroll: true })
  }

  function onPopupOpen(place: MapPlace) {
    const popup = place.marker.getPopup()?.getElement()
    place.element.classList.add('is-open')
    store.update({ openPlace: place.id })
    popup?.setAttribute('role', 'dialog')
    popup?.setAttribute('aria-label', place.name)
    const active = document.activeElement
    if (active === place.element || (opener && active === opener)) focusFirst(popup)
  }

  function onPopupClose(place: MapPlace) {
    place.element.classList.remove('is-open')
    if (findOpenPlace() === place) store.update({ openPlace: '' })
    const active = document.activeElement
    if (active === document.body || place.marker.getPopup()?.getElement()?.contains(active)) returnFocus(place)
    opener = undefined
  }

  /** Closes a popup whose marker is not visible: outside of the view, filtered, or hidden with the mods. */
  function closeIfHidden() {
    const place = findOpenPlace()
    if (place && (place.element.offsetWidth === 0 || !map.getBounds().contains(place.marker.getLatLng()))) place.marker.closePopup()
  }
  map.on('moveend', closeIfHidden)

  document.addEventListener('keydown', (event) => {
    const place = findOpenPlace()
    if (event.key !== 'Escape' || event.defaultPrevented || !place) return
    const active = document.activeElement
    if (active !== document.body && !(root.contains(active) && !active?.matches(dataSelector(mapSearch)))) return
    event.preventDefault()
    const target = opener?.isConnected ? opener : place.element
    place.marker.closePopup()
    target.focus({ preventScroll: true })
  })

  return {
    list: () => [...places.values()],
    find: (id: string) => places.get(id),
    closeIfHidden,
    /** Adds a marker; `renderPopup` renders its popup each time it opens. */
    add(place: Omit<MapPlace, 'element' | 'matchingGoods'>, renderPopup: (place: MapPlace) => HTMLElement): MapPlace | undefined {
      const { marker, id } = place
      marker.addTo(map)
      const element = marker.getElement()
      if (!element) return undefined
      const added: MapPlace = Object.assign(place, { element, matchingGoods: [] })
      marker.bindPopup(() => renderPopup(added), {
        className: 'map-popup',
        minWidth: 200,
        maxWidth: 260,
        // Pans the map only if the popup does not fit.
        autoPanPadding: [2, 2],
        closeOnEscapeKey: false,
      })
      element.setAttribute('aria-haspopup', 'dialog')
      marker.on('popupopen', () => onPopupOpen(added)).on('popupclose', () => onPopupClose(added))
      places.set(id, added)
      return added
    },
    remove(id: string) {
      const place = places.get(id)
      if (!place) return
      place.marker.closePopup().remove()
      places.delete(id)
    },
    /** Opens a place's popup. `from` gets the focus back when it closes. */
    open({ marker }: MapPlace, from?: HTMLElement) {
      if (marker.isPopupOpen()) marker.closePopup()
      opener = from
      if (!map.getBounds().pad(-0.1).contains(marker.getLatLng())) map.setView(marker.getLatLng(), map.getZoom(), { animate: false })
      marker.openPopup()
    },
  }
}

function focusFirst(popup: HTMLElement | undefined) {
  popup?.querySelector<HTMLElement>('input, a.btn, button')?.focus({ preventScroll: true })
}

/** A marker styled by CSS: a drop with a picture in it. */
export function createPinMarker(place: L.LatLng, className: string, body: HTMLElement): L.Marker {
  const [width, height] = [34, 42]
  return L.marker(place, {
    icon: L.divIcon({ className, html: body, iconSize: [width, height], iconAnchor: [width / 2, height], popupAnchor: [0, -36] }),
    riseOnHover: true,
    // Leaflet's own panning would leave it at the edge, under the controls: see map-focus.browser.ts.
    autoPanOnFocus: false,
  })
}
