import { formatMetres } from '#model/map/map-distance.ts'
import { scaleAt } from '#model/map/map-scale.ts'
import { find } from '#web/browser/find.ts'
import { mapScale, mapScaleLength } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from './map-stage.browser.ts'

/** Updates the scale bar on zoom. */
export function followScale({ root, map }: MapStage) {
  const bar = find(root, mapScale)
  const length = find(bar, mapScaleLength)
  if (!bar || !length) return
  const show = () => {
    const { metres, width } = scaleAt(map.getZoom())
    bar.style.width = `${width}px`
    length.textContent = formatMetres(metres)
  }
  map.on('zoomend', show)
  show()
}
