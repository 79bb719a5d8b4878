import { findAll, findAround, readAttr } from '#web/browser/find.ts'
import { listedMarker, mapList } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import type { MapPlaces } from './map-places.browser.ts'

/** Highlights the marker of the row under the pointer or focus, and in the lists below the map the row of the open place. */
export function startMapLists({ root }: MapStage, places: MapPlaces, store: MapStore) {
  for (const [type, isHot] of [
    ['pointerover', true],
    ['focusin', true],
    ['pointerout', false],
    ['focusout', false],
  ] as const) {
    root.addEventListener(type, ({ target }) => {
      const row = findAround(target, listedMarker)
      places.find(readAttr(row, listedMarker) ?? '')?.element.classList.toggle('is-hot', isHot)
    })
  }
  store.follow(
    ({ openPlace }) => openPlace,
    (openPlace) => {
      for (const list of findAll(root, mapList)) {
        for (const row of findAll(list, listedMarker)) row.classList.toggle('on', readAttr(row, listedMarker) === openPlace)
      }
    },
  )
}
