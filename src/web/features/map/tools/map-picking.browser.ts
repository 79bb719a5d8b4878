import type * as L from 'leaflet'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { MapPlaces } from '#web/features/map/places/map-places.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapAction, MapState, MapStore } from '#web/features/map/state/map-state.ts'
import { find, setValue } from '#web/browser/find.ts'
import { isPicking, mapPrompt } from '#web/features/map/map.data-attrs.ts'

/** Clicks in this box around a pin's tip hit the pin, in CSS pixels: they choose exactly its position. */
const pinBox = { aside: 17, above: 42, below: 8 }

type Task = {
  tool: NonNullable<MapState['prompt']>['tool']
  /** Instruction for the reader. */
  text: string
  pick: (at: MapPosition) => void
  actions: MapAction[]
  end: MapAction
}
export type MapPicking = ReturnType<typeof startMapPicking>

/** Lets the reader choose points on the map: by click or tap, or the center by Enter or a button. Escape cancels. */
export function startMapPicking({ map, root, live, toUnits }: MapStage, places: MapPlaces, store: MapStore) {
  const bar = find(root, mapPrompt)
  let task: Task | undefined
  let starter: Element | null = null

  const pickAt = (point: L.LatLng) => task?.pick(toUnits(point))
  const pickCenter = () => pickAt(map.getCenter())

  function stop() {
    if (!task) return
    const { end } = task
    task = undefined
    live.removeAttribute(isPicking)
    map.doubleClickZoom.enable()
    const active = document.activeElement
    if (active === live || bar?.contains(active)) (starter as HTMLElement | null)?.focus({ preventScroll: true })
    store.update({ prompt: undefined })
    end.go()
  }

  map.on('click', ({ latlng, containerPoint }: L.LeafletMouseEvent) => {
    if (task) pickAt(findPinAt(containerPoint)?.marker.getLatLng() ?? latlng)
  })
  live.addEventListener('keydown', (event) => {
    if (!task || event.key !== 'Enter' || event.target !== live) return
    event.preventDefault()
    pickCenter()
  })
  // In the capture phase, before it closes a popup.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!task || event.key !== 'Escape' || !(root.contains(document.activeElement) || document.activeElement === document.body)) return
      event.preventDefault()
      stop()
    },
    { capture: true },
  )

  function findPinAt(point: L.Point) {
    return places.list().find(({ marker, element }) => {
      const tip = map.latLngToContainerPoint(marker.getLatLng())
      const up = tip.y - point.y
      return element.offsetWidth > 0 && Math.abs(tip.x - point.x) <= pinBox.aside && up <= pinBox.above && up >= -pinBox.below
    })
  }

  return {
    start(next: Task) {
      stop()
      starter = document.activeElement
      task = next
      map.closePopup()
      map.doubleClickZoom.disable()
      setValue(live, isPicking, 'true')
      const actions = [{ label: 'Use center', go: pickCenter }, ...next.actions, { label: next.end.label, go: stop }]
      store.update({ prompt: { tool: next.tool, text: next.text, actions } })
      live.focus({ preventScroll: true })
    },
    /** Changes the instruction while points are chosen. */
    setText(text: string) {
      const { prompt } = store.read()
      if (prompt) store.update({ prompt: { ...prompt, text } })
    },
    stop,
    isActive: (tool: Task['tool']) => task?.tool === tool,
  }
}
