import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'

export type SidePart = 'pins' | 'ruler' | 'route'
export type MapSide = ReturnType<typeof startMapSide>

/** The column beside the map: it is there as long as one of its parts is. */
export function startMapSide({ map, root }: MapStage) {
  const side = root.querySelector<HTMLElement>('[data-map-side]')
  const parts = [...root.querySelectorAll<HTMLElement>('[data-side]')]
  const partOf = (name: SidePart) => parts.find(({ dataset }) => dataset.side === name)
  return {
    partOf,
    isShown: (name: SidePart) => partOf(name)?.hidden === false,
    show(name: SidePart, on: boolean) {
      const part = partOf(name)
      if (!part || !side || part.hidden === !on) return
      part.hidden = !on
      side.hidden = parts.every(({ hidden }) => hidden)
      root.dataset.side = String(!side.hidden)
      root.querySelector(`[data-map-do="${name}"][aria-expanded]`)?.setAttribute('aria-expanded', String(on))
      map.invalidateSize({ animate: false })
      // What was just opened is seen, also under other parts.
      if (on && part.parentElement) part.parentElement.scrollTop = part.offsetTop
    },
  }
}
