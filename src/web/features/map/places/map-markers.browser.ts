import * as L from 'leaflet'
import { bearing, type Attribute } from '#web/attribute.ts'
import { element } from '#web/browser/element.ts'
import { createPinMarker, type MapPlaces } from './map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { toFindable } from '#web/features/map/stage/map-view.ts'
import { drawMark } from '#web/game-ui/mark.browser.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { findAll, setValue, valueOf } from '#web/browser/find.ts'
import {
  mapLabel,
  mapMarker,
  mapX,
  mapY,
  markerIsPlacedByUs,
  markerKind,
  markerName,
  markerPlace,
  markerPlaceMark,
} from '#web/features/map/map.attributes.ts'

/** Takes labels and pins from the still map to the moving one. */
export function takeMarkers({ map, toPlace }: MapStage, still: HTMLElement, places: MapPlaces) {
  const placeOf = (drawn: HTMLElement) => toPlace({ x: Number(valueOf(drawn, mapX)), y: Number(valueOf(drawn, mapY)) })
  for (const label of findAll(still, mapLabel)) {
    const shown = L.marker(placeOf(label), {
      icon: L.divIcon({ className: label.className, html: element('span', {}, label.textContent ?? ''), iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
    shown.getElement()?.setAttribute('aria-hidden', 'true')
  }
  for (const drawn of findAll<HTMLAnchorElement>(still, mapMarker)) {
    const id = valueOf(drawn, mapMarker) ?? ''
    const { kind, name, place } = readMarker(drawn)
    const body = element('span', {}, ...[...drawn.children].map((child) => child.cloneNode(true)))
    const added = places.add(
      {
        id,
        layer: kind,
        name,
        near: place,
        text: toFindable(`${name} ${place} ${kind}`),
        isModded: drawn.classList.contains('is-modded'),
        marker: createPinMarker(placeOf(drawn), drawn.className, body),
      },
      () => toPopup(drawn),
    )
    if (!added) continue
    setValue(added.element, markerKind, kind)
    added.element.setAttribute('aria-label', `${name}, ${kind === 'digsite' ? 'digsite near ' : ''}${place}`)
  }
}

function readMarker(drawn: HTMLElement) {
  const read = (attribute: Attribute) => valueOf(drawn, attribute) ?? ''
  return { kind: read(markerKind), name: read(markerName), place: read(markerPlace) }
}

function toPopup(drawn: HTMLAnchorElement): HTMLElement {
  const { kind, name, place } = readMarker(drawn)
  const digsite = kind === 'digsite'
  return element(
    'div',
    {},
    element('p', { class: 'h4' }, name),
    element(
      'p',
      { class: 'sm soft' },
      `${digsite ? 'Digsite near ' : ''}${place}`,
      ...(drawn.matches(bearing(markerIsPlacedByUs)) ? [', where in it is our choice', ...drawMark('guess')] : []),
      ...markOfPlace(drawn),
    ),
    element('a', { class: 'btn gold small', href: drawn.href }, digsite ? 'See the digsite' : 'Open the store page'),
  )
}

/** The mark of the town that a digsite is near: it leads to where the reason is. */
function markOfPlace(drawn: HTMLAnchorElement): HTMLElement[] {
  const [shape] = drawMark(valueOf<Mark>(drawn, markerPlaceMark))
  if (!shape) return []
  return [element('a', { class: shape.className, href: drawn.href }, element('span', { class: 'sr' }, `${shape.textContent}, why?`))]
}
