import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapState } from '#web/features/map/state/map-state.ts'
import { zooms } from '#web/features/map/stage/map-view.ts'
import { MapScale } from './map-scale.tsx'
import '#web/features/map/map-work.css'

export type BarActions = {
  zoomBy: (steps: number) => void
  zoomHome: () => void
  toggleFullScreen: () => void
  addPin: () => void
  togglePins: () => void
  toggleRuler: () => void
  copyLink: () => void
}

type Props = { state: MapState; actions?: BarActions }

/** Buttons below the map. */
export function MapBar({ state: { isReady, zoom, isFullScreen, pins, openParts, prompt, linkToCopy }, actions }: Props) {
  const link = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (linkToCopy) link.current?.focus()
  }, [linkToCopy])
  const button = { type: 'button', disabled: !isReady } as const
  const tool = { ...button, className: 'btn small' }
  return (
    <>
      <div className="row needs-js">
        <div className="map-zoom needs-js">
          {/* `disabled` would lose the focus. */}
          <button {...button} aria-label="Zoom in" aria-disabled={zoom >= zooms.most} onClick={() => actions?.zoomBy(1)}>
            <Icon name="plus" />
          </button>
          <button {...button} aria-label="Zoom out" aria-disabled={zoom <= zooms.least} onClick={() => actions?.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
          <button {...button} aria-label="Show the whole island" onClick={actions?.zoomHome}>
            <Icon name="locate-fixed" />
          </button>
          <button
            {...button}
            {...dataAttr(mapTool, 'full-screen')}
            aria-label="Fill the screen with the map"
            aria-pressed={isFullScreen}
            onClick={actions?.toggleFullScreen}
          >
            <Icon name="maximize" />
          </button>
        </div>
        <button {...tool} onClick={actions?.addPin}>
          <Icon name="plus" />
          Add a pin
        </button>
        <button {...tool} aria-expanded={openParts.includes('pins')} aria-controls="map-pins" onClick={actions?.togglePins}>
          <Icon name="map-pin" />
          My pins <span className="muted map-count">{isReady && pins.pins.length}</span>
        </button>
        <button {...tool} {...dataAttr(mapTool, 'ruler')} aria-pressed={prompt?.tool === 'ruler'} onClick={actions?.toggleRuler}>
          <Icon name="ruler" />
          Measure
        </button>
        <button {...tool} onClick={actions?.copyLink}>
          <Icon name="link" />
          Copy link<span className="wide-only"> to this view</span>
        </button>
        <label className="field" hidden={!linkToCopy}>
          <span className="sr">Link to this view, to be copied by hand</span>
          <input type="text" readOnly ref={link} value={linkToCopy} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      </div>
      <MapScale zoom={zoom} />
    </>
  )
}
