import * as L from 'leaflet'
import { element } from '#web/browser/element.ts'
import { createPinMarker, type MapPlaces } from './map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { toFindable } from '#web/features/map/stage/map-view.ts'

/** Takes labels and pins from the still map to the moving one. */
export function takeMarkers({ map, toPlace }: MapStage, still: HTMLElement, places: MapPlaces) {
  const placeOf = ({ dataset }: HTMLElement) => toPlace({ x: Number(dataset.x), y: Number(dataset.y) })
  for (const label of still.querySelectorAll<HTMLElement>('[data-map-label]')) {
    const shown = L.marker(placeOf(label), {
      icon: L.divIcon({ className: label.className, html: element('span', {}, label.textContent ?? ''), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
    shown.getElement()?.setAttribute('aria-hidden', 'true')
  }
  for (const drawn of still.querySelectorAll<HTMLAnchorElement>('[data-pin]')) {
    const { pin: id = '', kind = '', name = '', place = '' } = drawn.dataset
    const body = element('span', {}, ...[...drawn.children].map((child) => child.cloneNode(true)))
    const added = places.add(
      {
        id,
        kind,
        name,
        near: place,
        text: toFindable(`${name} ${place} ${kind}`),
        isModded: drawn.classList.contains('is-modded'),
        marker: createPinMarker(placeOf(drawn), drawn.className, body),
      },
      () => toPopup(drawn),
    )
    if (!added) continue
    added.element.dataset.kind = kind
    added.element.setAttribute('aria-label', `${name}, ${kind === 'digsite' ? 'digsite near ' : ''}${place}`)
  }
}

function toPopup({ dataset: { kind, name = '', place = '' }, href }: HTMLAnchorElement): HTMLElement {
  const digsite = kind === 'digsite'
  return element(
    'div',
    {},
    element('p', { class: 'h4' }, name),
    element('p', { class: 'sm soft' }, `${digsite ? 'Digsite near ' : ''}${place}`),
    element('a', { class: 'btn gold small', href }, digsite ? 'See the digsite' : 'Open the store page'),
  )
}
