import { find, setValue } from '#web/browser/find.ts'
import { mapSide, sidePart } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import './map-side.css'

/** The column beside the map, shown while one of its parts is open. */
export function startMapSide({ map, root }: MapStage, store: MapStore) {
  const side = find(root, mapSide)
  store.follow(
    ({ openParts }) => openParts.length > 0,
    (isOpen) => {
      if (side) side.hidden = !isOpen
      setValue(root, sidePart, String(isOpen))
      map.invalidateSize({ animate: false })
    },
  )
}
