import { FromGlyphSheet } from '../../ui/icon.tsx'
import { placeGlyphs } from '#web/game-ui/place-icons.ts'
import { MapLists } from './map-lists.tsx'
import { PinTemplates } from './pins/pin-templates.tsx'
import { PlacePopup } from './places/place-popup.tsx'
import { MapBar } from './panel/map-bar.tsx'
import { MapControls } from './panel/map-controls.tsx'
import { initialMapState } from './state/map-state.ts'
import { StaticMap, type MapData } from './static-map.tsx'
import { isFaded, liveMap, mapBar, mapControls, mapHint, mapNotice, mapPrompt, mapSide, worldMap } from './map.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { coveredFacts, guessedPlaces } from '#web/game-ui/certainty-badge.data-attrs.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './map.css'

/**
 * The world map: a static picture with links and a list. The script replaces the picture by the interactive map (see world-map.browser.tsx),
 * which reads the markers from it.
 */
export function WorldMap({ markers, goods, version }: MapData & { version: string }) {
  return (
    <FromGlyphSheet value={placeGlyphs}>
      <section className="world-map" {...dataAttr(worldMap)} aria-label="World map">
        <div className="map-controls" {...dataAttr(mapControls)}>
          <MapControls state={initialMapState} counts={countMarkers(markers)} />
        </div>
        <div className="map-frame">
          <div className="map-stage">
            <div className="map-box">
              <StaticMap markers={markers} goods={goods} />
              <div className="map-live" {...dataAttr(liveMap)} hidden />
              <Compass />
              <p className="map-hint" {...dataAttr(mapHint)} hidden />
              <div className="map-asks" {...dataAttr(mapPrompt)} />
            </div>
            <div className="map-bar" {...dataAttr(mapBar)}>
              <MapBar state={initialMapState} />
            </div>
          </div>
          <div className="map-side" {...dataAttr(mapSide)} hidden />
        </div>
        <p className="sm soft map-truth" {...dataAttr(coveredFacts, guessedPlaces)}>
          Towns, digsites, The Barge and Repair are where they are in {version}. For distances, we count 100 units of the game as a meter.
          Up is north
          <CertaintyBadge of="guess" />. We drew the land, and chose the places of the other shops within their towns.
        </p>
        <div className="map-notice" role="status" {...dataAttr(mapNotice)} />
        <MapLists markers={markers} />
        <PlacePopup />
        <PinTemplates />
      </section>
    </FromGlyphSheet>
  )
}

/** Number of markers per kind, without modded ones. */
function countMarkers(markers: MapData['markers']) {
  const counts: Partial<Record<string, number>> = {}
  for (const { kind, modded } of markers) if (!modded) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

function Compass() {
  return (
    <svg className="map-compass" width="92" height="92" viewBox="-50 -50 100 100" aria-hidden="true" {...dataAttr(isFaded, 'false')}>
      <circle r="38" fill="#10303a" fillOpacity=".55" stroke="#fff3dc" strokeWidth="2" />
      <circle r="32" fill="none" stroke="#fff3dc" strokeOpacity=".5" />
      <path d="M0-44 8-8 0 0-8-8Z" fill="#ffc23c" />
      <path d="M0-44 0 0-8-8Z" fill="#fff0b0" />
      <path d="M0 44-8 8 0 0 8 8ZM44 0 8-8 0 0 8 8ZM-44 0-8-8 0 0-8 8Z" fill="#fff3dc" />
      <path d="M0 44V0L8 8ZM44 0H0L8 8ZM-44 0H0L-8-8Z" fill="#9c8a70" />
    </svg>
  )
}
