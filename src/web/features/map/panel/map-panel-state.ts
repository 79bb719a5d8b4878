import type { MapPosition } from '#model/map/map-marker.ts'
import type { PinState } from '#web/features/map/pins/map-pin-store.ts'

export type SidePart = 'route' | 'ruler' | 'pins'
export type PanelAction = { label: string; go: () => void }
export type RouteStop = { id: string; name: string; near: string }

/** State of the map's panel, written by the scripts around Leaflet. */
export type MapPanelState = {
  /** Open parts of the column beside the map. */
  open: readonly SidePart[]
  route: { stops: readonly RouteStop[]; metres: number; unknown: readonly string[] }
  ruler: { points: readonly MapPosition[]; sentence: string }
  pins: PinState
  /** The request for a point on the map. */
  prompt: { text: string; actions: readonly PanelAction[] } | undefined
  /** Message about the last action, with an optional undo. */
  notice: { text: string; action: PanelAction | undefined } | undefined
}

export type MapPanelStore = ReturnType<typeof createMapPanelStore>
export type Notify = (text: string, action?: PanelAction) => void

export function createMapPanelStore() {
  let state: MapPanelState = {
    open: [],
    route: { stops: [], metres: 0, unknown: [] },
    ruler: { points: [], sentence: '' },
    pins: { pins: [], isDamaged: false, isSaved: true },
    prompt: undefined,
    notice: undefined,
  }
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    update(change: Partial<MapPanelState>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
