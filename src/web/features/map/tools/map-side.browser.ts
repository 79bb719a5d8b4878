import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { mapSide, mapTool, sidePart } from '#web/features/map/map.data-attrs.ts'
import './map-side.css'

export type SidePart = 'pins' | 'ruler' | 'route'
export type MapSideParts = ReturnType<typeof startMapSide>

/** The column beside the map: it is there as long as one of its parts is. */
export function startMapSide({ map, root }: MapStage) {
  const side = find(root, mapSide)
  const parts = findAll(root, sidePart)
  const partOf = (name: SidePart) => parts.find((part) => readAttr(part, sidePart) === name)
  return {
    partOf,
    isShown: (name: SidePart) => partOf(name)?.hidden === false,
    show(name: SidePart, on: boolean) {
      const part = partOf(name)
      if (!part || !side || part.hidden === !on) return
      part.hidden = !on
      side.hidden = parts.every(({ hidden }) => hidden)
      setValue(root, sidePart, String(!side.hidden))
      if (name === 'pins') find(root, mapTool, name)?.setAttribute('aria-expanded', String(on))
      map.invalidateSize({ animate: false })
      // What was just opened is seen, also under other parts.
      if (on && part.parentElement) part.parentElement.scrollTop = part.offsetTop
    },
  }
}
