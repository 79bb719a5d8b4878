import * as L from 'leaflet'
import { createPinMarker, type MapPlaces } from './map-places.browser.ts'
import { readGoods, readMarker, renderPlacePopup } from './map-popup.browser.ts'
import { toFindable } from './map-search.ts'
import { createText } from '#web/features/map/stage/create-text.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { mapLabel, mapMarker, mapX, mapY, markerKind } from '#web/features/map/map.data-attrs.ts'

/** Creates Leaflet's labels and pins from those of the static map. */
export function createMarkers({ map, toLatLng }: MapStage, still: HTMLElement, places: MapPlaces) {
  const readLatLng = (element: HTMLElement) => toLatLng({ x: Number(readAttr(element, mapX)), y: Number(readAttr(element, mapY)) })
  for (const label of findAll(still, mapLabel)) {
    const marker = L.marker(readLatLng(label), {
      icon: L.divIcon({ className: label.className, html: createText(label.textContent ?? ''), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
    marker.getElement()?.setAttribute('aria-hidden', 'true')
  }
  for (const link of findAll<HTMLAnchorElement>(still, mapMarker)) {
    const id = readAttr(link, mapMarker) ?? ''
    const { kind, name, near } = readMarker(link)
    const body = L.DomUtil.create('span')
    body.append(...[...link.children].map((child) => child.cloneNode(true)))
    const added = places.add(
      {
        id,
        layer: kind,
        name,
        near,
        text: toFindable(`${name} ${near} ${kind}`),
        isModded: link.classList.contains('is-modded'),
        marker: createPinMarker(readLatLng(link), link.className, body),
        ...readGoods(link),
      },
      (place) => renderPlacePopup(link, place),
    )
    if (!added) continue
    setValue(added.element, markerKind, kind)
    added.element.setAttribute('aria-label', `${name}, ${kind === 'digsite' ? 'digsite near ' : ''}${near}`)
  }
}
