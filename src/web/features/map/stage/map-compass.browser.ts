import { find, setValue } from '#web/browser/find.ts'
import { standsAside } from '#web/features/map/map.data-attrs.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from './map-stage.browser.ts'

/** Fades the compass while a place is behind it. */
export function keepCompassAside({ root, map }: MapStage, places: MapPlaces) {
  const compass = find(root, standsAside)
  if (!compass) return
  const look = () => {
    const own = compass.getBoundingClientRect()
    const isCovering = places.all().some(({ element }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top
    })
    setValue(compass, standsAside, String(isCovering) as 'true' | 'false')
  }
  map.on('moveend', look)
  look()
}
