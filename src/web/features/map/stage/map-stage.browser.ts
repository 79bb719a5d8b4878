import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { mapEdge } from '#model/map/map-projection.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { paths } from '#model/wiki/paths.ts'
import './map-live.css'
import { homeView, homeZoom, zooms, type MapView } from './map-view.ts'
import { find } from '#web/browser/find.ts'
import { stillGround } from '#web/features/map/map.data-attrs.ts'

/** Bounds of the world, which the tiles fill. */
const bounds = L.latLngBounds([85, -180], [-85, 180])

type Pictures = { live: HTMLElement; still: HTMLElement }

/** The interactive map with its helpers. */
export type MapStage = ReturnType<typeof createMapStage>

export function createMapStage(root: HTMLElement, { live, still }: Pictures, { at, zoom }: MapView) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(live, {
    minZoom: zooms.least,
    maxZoom: zooms.most,
    zoomSnap: zooms.step,
    zoomDelta: zooms.step,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page; two move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  })
  live.setAttribute('role', 'application')
  live.setAttribute('aria-label', 'Map of the island. Arrow keys move it, plus and minus zoom; the places on it follow.')
  const toLatLng = ({ x, y }: MapPosition) => map.unproject([x, y], zooms.most)
  const home = { zoom: homeZoom(root.clientWidth), at: toLatLng(homeView.at) }
  const world = L.latLngBounds(toLatLng({ x: 0, y: 0 }), toLatLng({ x: mapEdge, y: mapEdge }))
  map.setView(at ? toLatLng({ x: at[0], y: at[1] }) : home.at, zoom ?? home.zoom, { animate: false })
  const ground = find(still, stillGround)
  layGround(map, ground, world)
  return {
    root,
    live,
    map,
    home,
    toLatLng,
    /** Position on the map in whole pixels of the largest zoom. */
    toUnits(place: L.LatLng): MapPosition {
      const { x, y } = map.project(place, zooms.most)
      const clampToMap = (unit: number) => Math.round(Math.max(0, Math.min(mapEdge, unit)))
      return { x: clampToMap(x), y: clampToMap(y) }
    },
    tiles: L.tileLayer(paths.mapTile('{z}', '{x}', '{y}', readsAvif(ground) ? '{r}.avif' : '.jpg'), {
      bounds,
      noWrap: true,
      minZoom: zooms.least,
      maxZoom: zooms.most,
      className: 'map-tile-layer',
    }).addTo(map),
  }
}

/** Keeps the static picture below the tiles: a missing tile shows a coarse picture instead of nothing. */
function layGround(map: L.Map, ground: HTMLElement | null, world: L.LatLngBounds) {
  if (!ground) return
  const pane = 'ground'
  map.createPane(pane).style.zIndex = '150'
  // Works with any element, although its type allows SVG only.
  L.svgOverlay(ground as Element as SVGElement, world, { pane }).addTo(map)
}

/** The static picture shows which format the browser chose. */
function readsAvif(ground: HTMLElement | null): boolean {
  return [...(ground?.querySelectorAll<HTMLImageElement>('picture img') ?? [])].some(({ currentSrc }) => currentSrc.endsWith('.avif'))
}
