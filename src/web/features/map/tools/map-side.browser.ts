import { find, setValue } from '#web/browser/find.ts'
import { mapSide, mapTool, sidePart } from '#web/features/map/map.data-attrs.ts'
import type { MapPanelStore, SidePart } from '#web/features/map/panel/map-panel-state.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import './map-side.css'

export type MapSideParts = ReturnType<typeof startMapSide>

/** The column beside the map, shown while one of its parts is open. */
export function startMapSide({ map, root }: MapStage, panel: MapPanelStore) {
  const side = find(root, mapSide)
  const isShown = (part: SidePart) => panel.read().open.includes(part)
  return {
    isShown,
    show(part: SidePart, on: boolean) {
      if (!side || isShown(part) === on) return
      const others = panel.read().open.filter((other) => other !== part)
      panel.update({ open: on ? [...others, part] : others })
      side.hidden = !on && others.length === 0
      setValue(root, sidePart, String(!side.hidden))
      if (part === 'pins') find(root, mapTool, part)?.setAttribute('aria-expanded', String(on))
      map.invalidateSize({ animate: false })
    },
  }
}
