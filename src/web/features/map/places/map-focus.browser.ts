import type { MapPlaces } from './map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'

/** How far a pin reaches from its tip, in CSS pixels. */
const pin = { aside: 17, above: 42 }
/** Free space around it: for its outline, and on three sides for what stands over the map: what is found, zoom buttons, compass. */
const free = { above: 62, left: 66, other: 20 }

/** A marker that the keyboard reaches comes in sight: the map moves under it at once, then the page, whose bars may hide it. */
export function startMapFocus({ map, root, live }: MapStage, places: MapPlaces) {
  const compass = root.querySelector('.map-compass')
  live.addEventListener('focusin', ({ target }) => {
    const place = places.all().find(({ element }) => element === target)
    // A pointer sees what it presses; what moved away under it would not be clicked.
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
