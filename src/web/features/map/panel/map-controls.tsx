import { useLayoutEffect, useRef } from 'react'
import { placeGlyphs } from '#web/game-ui/place-icons.ts'
import { FromGlyphSheet, Glyph, Icon } from '#web/ui/icon.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { markerKinds, pinLayer } from '#web/features/map/map-kinds.ts'
import { mapSearch, markerKind } from '#web/features/map/map.data-attrs.ts'
import type { MapState } from '#web/features/map/state/map-state.ts'

export type ControlsActions = {
  search: (query: string) => void
  /** Zooms to the matches; a single match opens. */
  showMatches: (field: HTMLElement) => void
  toggleLayer: (layer: string) => void
}

type Props = {
  state: Pick<MapState, 'isReady' | 'query' | 'searchStatus' | 'hiddenLayers' | 'pins'>
  /** Number of markers per kind. */
  counts: Readonly<Partial<Record<string, number>>>
  actions?: ControlsActions
}

/** Search field and layers of the map. */
export function MapControls({ state: { isReady, query, searchStatus, hiddenLayers, pins }, counts, actions }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // Text typed before the island hydrates.
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed) actions?.search(typed)
  }, [actions])
  const chip = (layer: string) => ({
    type: 'button' as const,
    className: 'map-chip',
    'aria-pressed': !hiddenLayers.includes(layer),
    disabled: !isReady,
    onClick: () => actions?.toggleLayer(layer),
  })
  return (
    <FromGlyphSheet value={placeGlyphs}>
      <div className="map-tools needs-js">
        <label className="field">
          <Icon name="search" />
          <span className="sr">Find places, or where goods are bought and sold, separate several with commas</span>
          <input
            type="search"
            ref={field}
            value={query}
            onChange={({ currentTarget }) => actions?.search(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              actions?.showMatches(event.currentTarget)
            }}
            placeholder="Find a place or goods"
            autoComplete="off"
            maxLength={80}
            {...dataAttr(mapSearch)}
          />
        </label>
        <p className="map-found" role="status">
          {searchStatus}
        </p>
      </div>
      <div className="map-chips needs-js" role="group" aria-label="What the map shows">
        {markerKinds.map(({ kind, name, glyph }) => (
          <button key={kind} {...chip(kind)}>
            <span className="dot" {...dataAttr(markerKind, kind)}>
              <Glyph name={glyph} />
            </span>
            {/* One text: `shorten-markup.ts` removes what keeps two apart. */}
            {`${name} `}
            <span className="muted">{counts[kind] ?? 0}</span>
          </button>
        ))}
        <button {...chip(pinLayer)}>
          <span className="dot" {...dataAttr(markerKind, pinLayer)}>
            <Icon name="map-pin" />
          </span>
          My pins<span className="sr"> on the map</span> <span className="muted map-count">{isReady && pins.pins.length}</span>
        </button>
        <button {...chip('labels')}>
          <Icon name="tag" />
          Names
        </button>
      </div>
    </FromGlyphSheet>
  )
}
