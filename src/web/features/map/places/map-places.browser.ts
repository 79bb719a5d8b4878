import * as L from 'leaflet'
import type { MapTrade } from '#model/map/map-goods.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { findAll, findAround, readAttr } from '#web/browser/find.ts'
import { listedMarker, mapFind } from '#web/features/map/map.data-attrs.ts'
import { dataSelector } from '#web/data-attr.ts'

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
  sought: readonly string[]
  marker: L.Marker
  element: HTMLElement
}
export type MapPlaces = ReturnType<typeof startMapPlaces>

/** Opens and closes the popups of places. A popup gets the focus when opened and returns it when closed. */
export function startMapPlaces({ map, root }: MapStage) {
  const places = new Map<string, MapPlace>()
  let opened: MapPlace | undefined
  /** The control that opened the popup, if it was not the marker. */
  let from: HTMLElement | undefined
  const focusBack = ({ element }: MapPlace) => (from?.isConnected ? from : element).focus({ preventScroll: true })

  function follow(place: MapPlace, isOpen: boolean) {
    const popup = place.marker.getPopup()?.getElement()
    place.element.classList.toggle('is-open', isOpen)
    for (const link of listRows(root, place.id)) link.classList.toggle('on', isOpen)
    if (isOpen) {
      opened = place
      popup?.setAttribute('role', 'dialog')
      popup?.setAttribute('aria-label', place.name)
      const active = document.activeElement
      if (active === place.element || (from && active === from)) focusFirst(popup)
      return
    }
    if (opened === place) opened = undefined
    const active = document.activeElement
    if (active === document.body || popup?.contains(active)) focusBack(place)
    from = undefined
  }

  /** Closes a popup whose marker is not visible: outside of the view, filtered, or hidden with the mods. */
  function closeAway() {
    if (!opened) return
    const { marker, element } = opened
    if (element.offsetWidth === 0 || !map.getBounds().contains(marker.getLatLng())) marker.closePopup()
  }
  map.on('moveend', closeAway)

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !opened) return
    const active = document.activeElement
    if (active !== document.body && !(root.contains(active) && !active?.matches(dataSelector(mapFind)))) return
    event.preventDefault()
    const place = opened
    const back = from
    place.marker.closePopup()
    ;(back?.isConnected ? back : place.element).focus({ preventScroll: true })
  })
  // Highlights the marker of the list row under the pointer or focus.
  for (const [type, on] of [
    ['pointerover', true],
    ['focusin', true],
    ['pointerout', false],
    ['focusout', false],
  ] as const) {
    root.addEventListener(type, ({ target }) => {
      const row = findAround(target, listedMarker)
      places.get(readAttr(row, listedMarker) ?? '')?.element.classList.toggle('is-hot', on)
    })
  }

  return {
    all: () => [...places.values()],
    find: (id: string) => places.get(id),
    opened: () => opened?.id ?? '',
    closeAway,
    /** Adds a marker; `popup` renders its popup each time it opens. */
    add(place: Omit<MapPlace, 'element' | 'sought'>, popup: (place: MapPlace) => HTMLElement): MapPlace | undefined {
      const { marker, id } = place
      marker.addTo(map)
      const element = marker.getElement()
      if (!element) return undefined
      const added: MapPlace = Object.assign(place, { element, sought: [] })
      marker.bindPopup(() => popup(added), {
        className: 'map-popup',
        minWidth: 200,
        maxWidth: 260,
        // Pans the map only if the popup does not fit.
        autoPanPadding: [2, 2],
        closeOnEscapeKey: false,
      })
      element.setAttribute('aria-haspopup', 'dialog')
      marker.on('popupopen', () => follow(added, true)).on('popupclose', () => follow(added, false))
      places.set(id, added)
      return added
    },
    remove(id: string) {
      const place = places.get(id)
      if (!place) return
      places.delete(id)
      place.marker.closePopup().remove()
    },
    /** Opens a place's popup. `opener` gets the focus back when it closes. */
    open({ marker }: MapPlace, opener?: HTMLElement) {
      if (marker.isPopupOpen()) marker.closePopup()
      from = opener
      if (!map.getBounds().pad(-0.1).contains(marker.getLatLng())) map.setView(marker.getLatLng(), map.getZoom(), { animate: false })
      marker.openPopup()
    },
  }
}

/** Rows of a place in the lists beside the map. */
function listRows(root: HTMLElement, id: string): HTMLElement[] {
  return findAll(root, listedMarker, id)
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
