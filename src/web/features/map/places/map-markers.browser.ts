import * as L from 'leaflet'
import { createPinMarker, type MapPlaces } from './map-places.browser.ts'
import { readGoods, readMarker, toPopup } from './map-popup.browser.ts'
import { toFindable } from './map-search.ts'
import { createText } from '#web/features/map/stage/create-text.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { mapLabel, mapMarker, mapX, mapY, markerKind } from '#web/features/map/map.data-attrs.ts'

/** Moves labels and pins from the static map to the interactive one. */
export function takeMarkers({ map, toLatLng }: MapStage, still: HTMLElement, places: MapPlaces) {
  const placeOf = (drawn: HTMLElement) => toLatLng({ x: Number(readAttr(drawn, mapX)), y: Number(readAttr(drawn, mapY)) })
  for (const label of findAll(still, mapLabel)) {
    const shown = L.marker(placeOf(label), {
      icon: L.divIcon({ className: label.className, html: createText(label.textContent ?? ''), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
    shown.getElement()?.setAttribute('aria-hidden', 'true')
  }
  for (const drawn of findAll<HTMLAnchorElement>(still, mapMarker)) {
    const id = readAttr(drawn, mapMarker) ?? ''
    const { kind, name, place } = readMarker(drawn)
    const body = L.DomUtil.create('span')
    body.append(...[...drawn.children].map((child) => child.cloneNode(true)))
    const added = places.add(
      {
        id,
        layer: kind,
        name,
        near: place,
        text: toFindable(`${name} ${place} ${kind}`),
        isModded: drawn.classList.contains('is-modded'),
        marker: createPinMarker(placeOf(drawn), drawn.className, body),
        ...readGoods(drawn),
      },
      (opened) => toPopup(drawn, opened),
    )
    if (!added) continue
    setValue(added.element, markerKind, kind)
    added.element.setAttribute('aria-label', `${name}, ${kind === 'digsite' ? 'digsite near ' : ''}${place}`)
  }
}
