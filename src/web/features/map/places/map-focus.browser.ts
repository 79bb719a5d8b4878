import type { MapPlaces } from './map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'

/** Extent of a pin from its tip, in CSS pixels. */
const pin = { aside: 17, above: 42 }
/** Space around it: for its outline, and on three sides for controls over the map. */
const free = { above: 62, left: 66, other: 20 }

/** Makes a marker visible that gets keyboard focus: pans the map, then scrolls the page, whose bars may cover it. */
export function panToFocusedMarker({ map, root, live }: MapStage, places: MapPlaces) {
  const compass = root.querySelector('.map-compass')
  live.addEventListener('focusin', ({ target }) => {
    const place = places.list().find(({ element }) => element === target)
    // Only for the keyboard: a marker that moves away under the pointer would not be clicked.
    if (!place?.element.matches(':focus-visible')) return
    const right = free.other + (compass?.getBoundingClientRect().width ?? 0)
    map.panInside(place.marker.getLatLng(), {
      paddingTopLeft: [pin.aside + free.left, pin.above + free.above],
      paddingBottomRight: [pin.aside + right, free.other],
      animate: false,
    })
    place.element.scrollIntoView({ block: 'nearest' })
  })
}
