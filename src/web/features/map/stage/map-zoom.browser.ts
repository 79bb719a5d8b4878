import { setValue } from '#web/browser/find.ts'
import { isFar } from '#web/features/map/map.data-attrs.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import type { MapStage } from './map-stage.browser.ts'
import { zooms } from './map-view.ts'

/** Keeps the state in step with Leaflet's zoom; far away, CSS draws smaller pins. */
export function followZoom({ live, map }: MapStage, store: MapStore) {
  function updateZoom() {
    const zoom = map.getZoom()
    setValue(live, isFar, zoom === zooms.least ? 'most' : zoom < zooms.fullPins ? 'true' : 'false')
    store.update({ zoom })
  }
  map.on('zoomend', updateZoom)
  updateZoom()
}
