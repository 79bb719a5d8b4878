import type { MapPosition } from '#model/map/map-marker.ts'
import type { PinState } from '#web/features/map/pins/map-pin-store.ts'
import { homeView, type SharedPin } from '#web/features/map/stage/map-view.ts'

export type SidePart = 'route' | 'ruler' | 'pins'
export type MapAction = { label: string; go: () => void }
export type RouteStop = { id: string; name: string; near: string }

/** State of the map: its controls are rendered from it, and Leaflet follows it. */
export type MapState = {
  /** False until the interactive map has started: the controls are disabled. */
  isReady: boolean
  zoom: number
  query: string
  /** "2 places buy Shard" */
  searchStatus: string
  hiddenLayers: readonly string[]
  /** Id of the place with the open popup, or empty. */
  openPlace: string
  isFullScreen: boolean
  /** Link to the view, if the clipboard is unavailable. */
  linkToCopy: string
  /** Open parts of the column beside the map. */
  openParts: readonly SidePart[]
  route: { ids: readonly string[]; stops: readonly RouteStop[]; metres: number; unknown: readonly string[] }
  ruler: { points: readonly MapPosition[]; sentence: string }
  pins: PinState
  /** Pins of a shared link, without those that the reader has. */
  sharedPins: readonly { id: string; pin: SharedPin }[]
  /** The request for a point on the map. */
  prompt: { tool: 'ruler' | 'add-pin' | 'move-pin'; text: string; actions: readonly MapAction[] } | undefined
  /** Message about the last action, with an optional undo. */
  notice: { text: string; action: MapAction | undefined } | undefined
}

export type MapStore = ReturnType<typeof createMapStore>

/** Id of an own pin's place: its id in this browser. */
export const ownPinPrefix = 'pin-'
export const idOfOwnPin = ({ id }: { id: string }) => `${ownPinPrefix}${id}`
/** Id of a shared pin in the URL, by its index. */
export const idOfSharedPin = (index: number) => `brought-${index}`

/** State on the server and in the first render. */
export const initialMapState: MapState = {
  isReady: false,
  zoom: homeView.zoom,
  query: '',
  searchStatus: '',
  hiddenLayers: [],
  openPlace: '',
  isFullScreen: false,
  linkToCopy: '',
  openParts: [],
  route: { ids: [], stops: [], metres: 0, unknown: [] },
  ruler: { points: [], sentence: '' },
  pins: { pins: [], isDamaged: false, isSaved: true },
  sharedPins: [],
  prompt: undefined,
  notice: undefined,
}

export function createMapStore() {
  let state = initialMapState
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function update(change: Partial<MapState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    readOnServer: () => initialMapState,
    subscribe,
    update,
    notify(text: string, action?: MapAction) {
      update({ notice: { text, action } })
    },
    /** Calls `apply` when the selected value changes. */
    follow<Value>(select: (state: MapState) => Value, apply: (value: Value) => void) {
      let applied = select(state)
      subscribe(() => {
        const value = select(state)
        if (value === applied) return
        applied = value
        apply(value)
      })
    },
    setPartOpen(part: SidePart, isOpen: boolean) {
      const { openParts } = state
      if (openParts.includes(part) === isOpen) return
      update({ openParts: isOpen ? [...openParts, part] : openParts.filter((other) => other !== part) })
    },
  }
}
