import { find, setValue } from '#web/browser/find.ts'
import { isFaded } from '#web/features/map/map.data-attrs.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from './map-stage.browser.ts'

/** Fades the compass while a place is behind it. */
export function fadeCompass({ root, map }: MapStage, places: MapPlaces) {
  const compass = find(root, isFaded)
  if (!compass) return
  const updateCompass = () => {
    const box = compass.getBoundingClientRect()
    const isCovering = places.list().some(({ element }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    setValue(compass, isFaded, String(isCovering) as 'true' | 'false')
  }
  map.on('moveend', updateCompass)
  updateCompass()
}
