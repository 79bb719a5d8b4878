import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { find } from '#web/browser/find.ts'
import { mapNotice, mapPrompt, mapSide } from '#web/features/map/map.data-attrs.ts'
import { followTranslators } from '#web/islands/translated-texts.ts'
import { MapNotice } from './map-notice.tsx'
import type { MapPanelStore } from './map-panel-state.ts'
import { MapPrompt } from './map-prompt.tsx'
import { PinsPart, type PinsActions } from './pins-part.tsx'
import { RoutePart } from './route-part.tsx'
import { RulerPart, type RulerActions } from './ruler-part.tsx'

export type MapPanelActions = {
  openPlace: (id: string, opener: HTMLElement) => void
  removeRoute: () => void
  ruler: RulerActions
  pins: PinsActions
}

/** Renders the column beside the map, the request for a point and the message. */
export function showMapPanel(root: HTMLElement, store: MapPanelStore, actions: MapPanelActions) {
  const [side, prompt, notice] = [mapSide, mapPrompt, mapNotice].map((part) => find(root, part))
  if (!side || !prompt || !notice) return
  createRoot(side).render(<MapPanel {...{ store, actions, prompt, notice }} />)
  for (const part of [side, prompt, notice]) followTranslators(part)
}

type Props = { store: MapPanelStore; actions: MapPanelActions; prompt: HTMLElement; notice: HTMLElement }

function MapPanel({ store, actions, prompt, notice }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.read)
  const isOpen = (part: (typeof state.open)[number]) => state.open.includes(part)
  return (
    <div>
      <RoutePart {...state.route} isOpen={isOpen('route')} onOpen={actions.openPlace} onRemove={actions.removeRoute} />
      <RulerPart {...state.ruler} isOpen={isOpen('ruler')} actions={actions.ruler} />
      <PinsPart {...state.pins} isOpen={isOpen('pins')} actions={actions.pins} />
      {createPortal(state.prompt && <MapPrompt {...state.prompt} />, prompt)}
      {createPortal(state.notice && <MapNotice {...state.notice} onClose={() => store.update({ notice: undefined })} />, notice)}
    </div>
  )
}
