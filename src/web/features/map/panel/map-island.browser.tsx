import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { find } from '#web/browser/find.ts'
import { mapBar, mapControls, mapNotice, mapPrompt, mapSide } from '#web/features/map/map.data-attrs.ts'
import type { MapState, MapStore } from '#web/features/map/state/map-state.ts'
import { mount } from '#web/islands/mount.tsx'
import { followTranslators } from '#web/islands/translated-texts.ts'
import { MapBar, type BarActions } from './map-bar.tsx'
import { MapControls, type ControlsActions } from './map-controls.tsx'
import { MapNotice } from './map-notice.tsx'
import { MapPrompt } from './map-prompt.tsx'
import { PinsPart, type PinsActions } from './pins-part.tsx'
import { RoutePart } from './route-part.tsx'
import { RulerPart, type RulerActions } from './ruler-part.tsx'

export type MapActions = {
  controls: ControlsActions
  bar: BarActions
  openPlace: (id: string, opener: HTMLElement) => void
  removeRoute: () => void
  ruler: RulerActions
  pins: PinsActions
}

type Options = { store: MapStore; actions: MapActions; counts: Record<string, number> }

/** Hydrates the controls around the map, and renders the column beside it, the request for a point and the message. */
export function mountMapIsland(root: HTMLElement, { store, actions, counts }: Options) {
  const [controls, bar, side, prompt, notice] = [mapControls, mapBar, mapSide, mapPrompt, mapNotice].map((part) => find(root, part))
  if (!controls || !bar || !side || !prompt || !notice) return
  const useMapState = () => useSyncExternalStore(store.subscribe, store.read, store.readOnServer)

  function Controls() {
    return <MapControls state={useMapState()} counts={counts} actions={actions.controls} />
  }

  function Bar() {
    const state = useMapState()
    return (
      <>
        <MapBar state={state} actions={actions.bar} />
        {/* Not in the first render: portals do not hydrate. */}
        {state.isReady && <Panel state={state} />}
      </>
    )
  }

  function Panel({ state }: { state: MapState }) {
    const { openParts, openPlace, route, ruler, pins: own } = state
    const parts = (
      <div>
        <RoutePart
          {...route}
          {...{ openPlace }}
          isOpen={openParts.includes('route')}
          onOpen={actions.openPlace}
          onRemove={actions.removeRoute}
        />
        <RulerPart {...ruler} isOpen={openParts.includes('ruler')} actions={actions.ruler} />
        <PinsPart {...own} {...{ openPlace }} isOpen={openParts.includes('pins')} actions={actions.pins} />
      </div>
    )
    const close = () => store.update({ notice: undefined })
    return (
      <>
        {createPortal(parts, side!)}
        {createPortal(state.prompt && <MapPrompt {...state.prompt} />, prompt!)}
        {createPortal(state.notice && <MapNotice {...state.notice} onClose={close} />, notice!)}
      </>
    )
  }

  mount(Controls, controls, {})
  mount(Bar, bar, {})
  for (const part of [side, prompt, notice]) followTranslators(part)
}
